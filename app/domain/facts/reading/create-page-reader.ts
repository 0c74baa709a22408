import type { SourceEvent, WantedDocument } from "../source-event";

export interface PageReaderOptions {
  /** Address of the page, against which others are resolved; null where a pasted page names none. */
  url: string | null;
  /** ISO 8601: the time of every source. */
  readAt: string;
}

/**
 * Takes a page apart as it comes and tells what stands on it, without network and without a document in memory. Attributes and
 * text come decoded, but for what stands in scripts and styles, which is as written. An end tag may be missing. It emits
 * everything but `problem` and `done`, which are of those who feed it.
 */
export interface PageReader {
  startTag(name: string, attributes: Readonly<Record<string, string>>): void;
  /** A piece of text; one text may come in many. */
  text(chunk: string): void;
  endTag(name: string): void;
  /** The page is over. Gives the documents that would tell more, the most useful first. */
  end(): WantedDocument[];
  /** One of those documents, after the end. */
  readDocument(document: WantedDocument, text: string): void;
}

/** A reader that tells what it reads to `emit`. */
export function createPageReader({ url }: PageReaderOptions, emit: (event: SourceEvent) => void): PageReader {
  let open: { level: number; text: string } | null = null;
  let title: string | null = null;
  let language: string | null = null;
  let headings = 0;
  return {
    startTag(name, attributes) {
      const { lang } = attributes;
      if (name === "html" && lang && /^[\w-]{2,35}$/.test(lang)) language = lang;
      if (name === "title" && title === null) open = { level: 0, text: "" };
      if (/^h[1-6]$/.test(name)) open = { level: Number(name[1]), text: "" };
    },
    text(chunk) {
      if (open && open.text.length < 2000) open.text += chunk;
    },
    endTag(name) {
      if (!open || (name !== "title" && name !== `h${open.level}`)) return;
      const { level } = open;
      const text = open.text.replace(/\s+/gu, " ").trim().slice(0, 400);
      open = null;
      if (level === 0) {
        title = text;
        emit({ type: "page", url, title, language, siteName: null });
      } else if (text) {
        headings++;
        emit({ type: "outline", part: { kind: "heading", level, text, place: `h${level} ${headings}` } });
      }
    },
    end() {
      if (title === null) emit({ type: "page", url, title: "", language, siteName: null });
      return [];
    },
    readDocument() {},
  };
}
