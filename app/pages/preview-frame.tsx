import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
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
  /** What draws a section, where that is not as it is published. */
  Section?: ComponentProps<typeof PageBody>["Section"];
  /** Told of its document when it is there, and of each that comes in its place. */
  onDocument?: (inner: Document) => void;
  /** Stands in its document beside the page. */
  children?: ReactNode;
}

/** The page as it is published, in a document of its own: its CSS meets nothing of ours, and its width decides its layout. */
export function PreviewFrame({
  page,
  title,
  width,
  height,
  isInert = false,
  Section,
  onDocument,
  children,
}: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inner, setInner] = useState<Document | null>(null);
  const { theme, sections, language, direction, messages, typefaces } = page;
  const content = styledContent(sections);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the sections, their types and letters decide
  const css = useMemo(() => pageCss(page), [theme, language, messages, typefaces, content]);
  useEffect(() => {
    if (!inner) return;
    inner.documentElement.lang = language;
    inner.documentElement.dir = direction;
  }, [inner, language, direction]);
  useEffect(() => (inner ? stayOnPage(inner) : undefined), [inner]);

  function take() {
    const loaded = frame.current?.contentDocument;
    if (!loaded) return;
    setInner(loaded);
    onDocument?.(loaded);
  }

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        // No script runs in a picture of a page. In one that is edited ours listen; the policy of this page refuses all others.
        sandbox={isInert ? "allow-same-origin" : undefined}
        // Without a tag it is no HTML to Trusted Types, and such a document is never in quirks mode.
        srcDoc=""
        tabIndex={isInert ? -1 : undefined}
        inert={isInert}
        onLoad={take}
        className="block border-0 bg-white"
        style={{ width, height }}
      />
      {inner &&
        createPortal(
          <>
            <style>{css}</style>
            <PageBody page={page} {...(Section && { Section })} />
            {children}
          </>,
          inner.body,
        )}
    </>
  );
}

const lettersOf = new WeakMap<ShownPage["sections"][number], string>();

/** What of the sections decides the CSS: their types, and the letters that fonts are chosen for. Each section is looked through once. */
function styledContent(sections: ShownPage["sections"]): string {
  const types = new Set<string>();
  const letters = new Set<string>();
  for (const section of sections) {
    let own = lettersOf.get(section);
    if (own === undefined) {
      own = [...new Set(JSON.stringify(section).match(/[^\u0000-\u007f]/gu) ?? [])].join("");
      lettersOf.set(section, own);
    }
    types.add(section.type);
    for (const letter of own) letters.add(letter);
  }
  return [...types, ...[...letters].sort()].join(" ");
}

/** Links lead nowhere and forms are not sent; a place on the page is scrolled to. */
function stayOnPage(inner: Document): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  inner.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!link) return;
      event.preventDefault();
      const address = link.getAttribute("href") ?? "";
      if (address.startsWith("#")) inner.getElementById(address.slice(1))?.scrollIntoView();
    },
    { signal },
  );
  inner.addEventListener("submit", (event) => event.preventDefault(), { signal });
  return () => listening.abort();
}
