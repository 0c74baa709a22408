/**
 * Whether keys mean to undo what the assistant changed. What was typed is undone by the browser; a field whose words the assistant
 * wrote has nothing else to undo, for as long as they stand as it wrote them.
 */
export function isUndoKey(event: KeyboardEvent, wroteWords: boolean): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey)
    return false;
  if (!(target instanceof Element) || !target.matches(typedIn)) return true;
  const isToAssistant = target.closest("[role=dialog]") !== null;
  return isToAssistant ? (target as HTMLTextAreaElement).value === "" : wroteWords;
}

const typedIn = "textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=color])";
