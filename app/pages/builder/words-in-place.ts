import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { placeOfKey, type SlotPlace } from "~/sections/shown-page";

interface WordsInPlace {
  /** Whether Enter ends the words of a place or begins a line. */
  hasManyLines: (place: SlotPlace) => boolean;
  /** The words a place has in the document now. */
  wordsOf: (place: SlotPlace) => string | null;
  onBegin: (place: SlotPlace) => void;
  onType: (place: SlotPlace, text: string) => void;
  undo: () => void;
  redo: () => void;
}

/** Words that are being written where they stand. */
export interface HeldWords {
  place: SlotPlace;
  /** What stood there when it began: React goes on to draw that, and the browser what is typed. */
  text: string;
}

interface Writing {
  element: HTMLElement;
  place: SlotPlace;
  /** What React drew: it may be other words, where a place that has none shows some. */
  drawn: string;
  typed: string;
  /** What the document had when it was last looked at. */
  known: string | null;
}

/**
 * Lets words be written where they stand in the document of a preview. The element takes what is typed, composed or pasted by
 * itself; each change is told. Its way back is the page's own, not the browser's.
 */
export function useWordsInPlace(inner: Document | null, isReadOnly: boolean, now: WordsInPlace) {
  const [held, setHeld] = useState<HeldWords | null>(null);
  const latest = useRef(now);
  latest.current = now;
  const writing = useRef<Writing | null>(null);

  useEffect(() => {
    if (!inner || isReadOnly) return;
    const listening = new AbortController();
    const { signal } = listening;
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      run: (event: DocumentEventMap[Name]) => void,
      capture = false,
    ) => inner.addEventListener(name, run, { signal, capture });

    // Before the browser looks for what takes the press: it then puts the caret where the pointer is.
    on("pointerdown", (event) => {
      const element = slotOf(event.target);
      if (element && event.button === 0) makeEditable(element);
    });
    on("focusin", ({ target }) => {
      const element = slotOf(target);
      if (!element?.isContentEditable) return;
      const place = placeOfKey(element.dataset.slot ?? "");
      const known = latest.current.wordsOf(place);
      const drawn = element.textContent;
      writing.current = { element, place, drawn, typed: drawn, known };
      setHeld({ place, text: known ?? "" });
      latest.current.onBegin(place);
    });
    on("focusout", () => {
      const words = writing.current;
      writing.current = null;
      setHeld(null);
      if (!words) return;
      words.element.removeAttribute("contenteditable");
      // What React takes to stand there; it draws what was written in its place.
      if (words.element.textContent !== words.drawn) words.element.textContent = words.drawn;
    });
    on("input", () => {
      const words = writing.current;
      if (!words) return;
      words.typed = readWords(words.element);
      // A line break that nothing stands beside keeps the place from being empty, and its label from showing.
      if (words.typed === "" && words.element.firstChild) words.element.textContent = "";
      words.known = words.typed;
      latest.current.onType(words.place, words.typed);
    });
    on("beforeinput", (event) => {
      if (event.inputType === "historyUndo" || event.inputType === "historyRedo") event.preventDefault();
    });
    on("drop", (event) => writing.current && event.preventDefault());
    on("paste", (event) => {
      const words = writing.current;
      const text = event.clipboardData?.getData("text/plain");
      if (!words || event.clipboardData?.files.length) return;
      event.preventDefault();
      event.stopPropagation();
      if (!text) return;
      const hasManyLines = latest.current.hasManyLines(words.place);
      inner.execCommand(
        "insertText",
        false,
        hasManyLines ? text.replaceAll("\r\n", "\n") : text.replace(/\s*[\r\n]+\s*/gu, " ").trim(),
      );
    });
    on("keydown", (event) => {
      const words = writing.current;
      if (!words || event.isComposing) return;
      const mod = event.metaKey || event.ctrlKey;
      const isEnd =
        event.key === "Escape" ||
        (event.key === "Enter" && (mod || !latest.current.hasManyLines(words.place)) && !event.shiftKey);
      if (isEnd) {
        event.preventDefault();
        words.element.blur();
      } else if (event.key === "Enter" && !latest.current.hasManyLines(words.place)) {
        event.preventDefault();
      } else if (event.key === "Tab") {
        event.preventDefault();
        const next = neighbourOf(words.element, event.shiftKey ? -1 : 1);
        if (next) beginAt(next);
        else words.element.blur();
      } else if (mod && !event.altKey && event.key.toLowerCase() === "z") {
        event.preventDefault();
        if (event.shiftKey) latest.current.redo();
        else latest.current.undo();
      }
    });
    // A space pressed in the words of a button or of what folds would press it.
    on("keyup", (event) => event.key === " " && writing.current && event.preventDefault());
    return () => listening.abort();
  }, [inner, isReadOnly]);

  // What came from elsewhere meanwhile: the fields at the side, the way back, somebody else.
  useLayoutEffect(() => {
    const words = writing.current;
    if (!words) return;
    if (!words.element.isConnected) {
      writing.current = null;
      setHeld(null);
      return;
    }
    const wanted = latest.current.wordsOf(words.place);
    if (wanted === words.known || wanted === null) return;
    words.known = wanted;
    if (wanted === words.typed) return;
    words.typed = wanted;
    words.element.textContent = wanted;
    const { ownerDocument } = words.element;
    if (ownerDocument.activeElement === words.element) putCaretAtEnd(words.element);
  });

  return held;
}

/** Gives the words of a place the keyboard, all of them chosen. */
export function beginAt(element: HTMLElement): void {
  makeEditable(element);
  element.focus();
  const chosen = element.ownerDocument.getSelection();
  chosen?.selectAllChildren(element);
}

function slotOf(target: EventTarget | null): HTMLElement | null {
  // Elements of another document are of another realm: `instanceof` knows none of them.
  const node = target as Node | null;
  const element = node?.nodeType === 1 ? (node as HTMLElement) : node?.parentElement;
  return element?.closest<HTMLElement>("[data-slot]") ?? null;
}

function makeEditable(element: HTMLElement): void {
  if (element.isContentEditable) return;
  element.setAttribute("contenteditable", "plaintext-only");
  if (!element.isContentEditable) element.setAttribute("contenteditable", "true");
}

function neighbourOf(element: HTMLElement, step: 1 | -1): HTMLElement | null {
  const all = [...element.ownerDocument.querySelectorAll<HTMLElement>("[data-slot]")].filter(
    (each) => each === element || each.checkVisibility(),
  );
  return all[all.indexOf(element) + step] ?? null;
}

/** The words an element shows, with its line breaks. */
function readWords(element: HTMLElement): string {
  let text = "";
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) text += (child as Text).data;
      else if ((child as HTMLElement).tagName === "BR") text += "\n";
      else {
        if ((child as HTMLElement).tagName === "DIV" && text && !text.endsWith("\n")) text += "\n";
        walk(child);
      }
    }
  };
  walk(element);
  // Browsers end the last line with a break of their own.
  return text.replaceAll("\u00a0", " ").replace(/\n$/u, "");
}

function putCaretAtEnd(element: HTMLElement): void {
  const chosen = element.ownerDocument.getSelection();
  chosen?.selectAllChildren(element);
  chosen?.collapseToEnd();
}
