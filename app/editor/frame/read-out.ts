/** At the end of a message, where it changes nothing that is heard. */
const unheard = "\u00a0";

/** Whoever types pauses for so long before the next word is read to them. */
const pauseMs = 1000;

/** What is to stand where screen readers read: the same message again is another text, so that each press is heard. */
export function readOut(present: string | null, message: string): string {
  return present === message ? message + unheard : message;
}

/**
 * Says messages at once. Those that come while somebody types are said when they pause, the last one alone: read with each key, they
 * would drown what is typed.
 */
export function sayAfterTyping(say: (message: string) => void, isTyping: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (message: string): void => {
    clearTimeout(timer);
    if (isTyping()) timer = setTimeout(say, pauseMs, message);
    else say(message);
  };
}

/** Whether what has the focus is written into. */
export function isWriting(): boolean {
  const focused = document.activeElement;
  return (
    focused instanceof HTMLElement &&
    (focused.isContentEditable || focused.matches("textarea, input:not([type=checkbox], [type=radio])"))
  );
}
