import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import EyeOff from "lucide-react/icons/eye-off";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ShownPage } from "~/sections/shown-page";
import type { PageEditor } from "./page-editor";
import { copySection, dropSection, moveSectionBy, nameOfType, toggleSection } from "./section-actions";
import barCss from "./section-bar.css?inline";

interface SectionBarProps {
  inner: Document;
  page: ShownPage;
  sectionId: string;
  editor: PageEditor;
  /** By which the page is made smaller; the bar keeps its size. */
  scale: number;
  /** While somebody writes, it steps back. */
  isQuiet: boolean;
}

/** What can be done with the chosen section, at its edges. It scrolls with the page and lies in a tree that the page's CSS does not reach. */
export function SectionBar({ inner, page, sectionId, editor, scale, isQuiet }: SectionBarProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const box = useBoxOf(inner, sectionId, page);
  useEffect(() => {
    if (host.current) setRoot(host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" }));
  }, []);
  const { order } = editor.read();
  const index = order.indexOf(sectionId);
  const type = page.sections.find(({ id }) => id === sectionId)?.type;
  const button = (label: string, icon: ReactNode, run: () => void, isOff = false) => (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={run}>
      {icon}
    </button>
  );
  return (
    <div
      ref={host}
      data-builder=""
      style={{ position: "absolute", insetInlineStart: 0, top: 0, width: 0, height: 0, zIndex: 2147483000 }}
    >
      {root &&
        box &&
        type &&
        createPortal(
          <>
            <style>{barCss}</style>
            <div
              className={isQuiet ? "frame quiet" : "frame"}
              style={{
                top: box.top,
                left: box.left,
                width: box.width,
                height: box.height,
                fontSize: 12 / scale,
              }}
            >
              <span className="name">{nameOfType(type)}</span>
              <div role="toolbar" aria-label={nameOfType(type)} className="bar">
                {button("Move up", <ArrowUp />, () => moveSectionBy(editor, sectionId, -1), index === 0)}
                {button(
                  "Move down",
                  <ArrowDown />,
                  () => moveSectionBy(editor, sectionId, 1),
                  index === order.length - 1,
                )}
                {button("Duplicate", <Copy />, () => copySection(editor, sectionId))}
                {button("Hide", <EyeOff />, () => toggleSection(editor, sectionId))}
                {button("Delete", <Trash2 />, () => dropSection(editor, sectionId))}
              </div>
              <div className={box.top < 12 ? "add inside" : "add above"}>
                {button("Add a section above", <Plus />, () => editor.addAt(index))}
              </div>
              <div className="add below">
                {button("Add a section below", <Plus />, () => editor.addAt(index + 1))}
              </div>
            </div>
          </>,
          root,
        )}
    </div>
  );
}

/** Where a section lies on its page, followed as the page grows and scrolls. */
function useBoxOf(inner: Document, sectionId: string, page: ShownPage) {
  const [box, setBox] = useState<{ top: number; left: number; width: number; height: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the page is another
  useLayoutEffect(() => {
    const element = inner.querySelector<HTMLElement>(`[data-section="${sectionId}"]`);
    const view = inner.defaultView;
    if (!element || !view) return setBox(null);
    const measure = () => {
      const { top, left, width, height } = element.getBoundingClientRect();
      const next = { top: top + view.scrollY, left: left + view.scrollX, width, height };
      setBox((old) =>
        old && old.top === next.top && old.left === next.left && old.width === width && old.height === height
          ? old
          : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(inner.body);
    return () => observer.disconnect();
  }, [inner, sectionId, page.sections]);
  return box;
}
