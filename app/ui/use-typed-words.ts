import { useCallback, useRef, useState } from "react";

interface Draft {
  text: string;
  /** Sent, and not taken yet. */
  sending: string;
}

const keyOf = (key: string) => `vitrine:draft:${key}`;
const wholeOf = ({ text, sending }: Draft) => [sending, text].filter((words) => words.trim()).join("\n\n");

/** What is typed and not sent, kept in this tab over a reload. What is sent is kept until it is taken. */
export function useTypedWords(key: string) {
  const [text, setText] = useState(() => readDraft(key));
  const draft = useRef<Draft>({ text, sending: "" });
  // Not in an effect: whoever sends may have left the page by the time it is taken.
  const change = useCallback(
    (next: Draft) => {
      draft.current = next;
      keepDraft(key, wholeOf(next));
      setText(next.text);
    },
    [key],
  );
  const write = useCallback(
    (typed: (before: string) => string) => change({ ...draft.current, text: typed(draft.current.text) }),
    [change],
  );
  return {
    text,
    write,
    /** Takes the words out; what is typed from now on is the next message. */
    send: (): string => {
      const sending = draft.current.text.trim();
      change({ text: "", sending });
      return sending;
    },
    /** Refused, they come back before what was typed meanwhile. */
    settle: (isTaken: boolean) => {
      const { text: typed } = draft.current;
      change({ text: isTaken ? typed : wholeOf(draft.current), sending: "" });
    },
  };
}

function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(keyOf(key)) ?? "";
  } catch {
    return "";
  }
}

function keepDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(key), text);
    else sessionStorage.removeItem(keyOf(key));
  } catch {
    // A full or forbidden storage loses the words with the tab, nothing else.
  }
}
