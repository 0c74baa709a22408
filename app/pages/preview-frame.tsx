import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { pageCss } from "~/sections/page-css";
import type { ShownPage } from "~/sections/shown-page";
import { PageBody } from "~/sections/view/page-body";

interface PreviewFrameProps {
  page: ShownPage;
  /** What it is called for whoever cannot see it. */
  title: string;
  /** Width and height the page is laid out for, in CSS pixels. */
  width: number;
  height: number;
  /** Nothing in it can be pressed or focused: a picture of the page. */
  isInert?: boolean;
}

/** The page as it is published, in a document of its own: its CSS meets nothing of ours, and its width decides its layout. */
export function PreviewFrame({ page, title, width, height, isInert = false }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inner, setInner] = useState<Document | null>(null);
  const { theme, sections, language, direction } = page;
  const types = sections.map(({ type }) => type).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the sections, only their types decide
  const css = useMemo(() => pageCss({ theme, sections }), [theme, types]);
  useEffect(() => {
    if (!inner) return;
    inner.documentElement.lang = language;
    inner.documentElement.dir = direction;
    inner.body.className = `t-${theme.id}`;
  }, [inner, language, direction, theme.id]);
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        // No script runs in it: what a person typed is drawn and no more.
        sandbox="allow-same-origin"
        srcDoc=""
        tabIndex={isInert ? -1 : undefined}
        inert={isInert}
        onLoad={() => setInner(frame.current?.contentDocument ?? null)}
        className="block border-0"
        style={{ width, height }}
      />
      {inner &&
        createPortal(
          <>
            <style>{css}</style>
            <PageBody page={page} />
          </>,
          inner.body,
        )}
    </>
  );
}
