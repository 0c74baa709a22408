/** Somebody left a page before it was answered: the runtime tells of it with a stack of its own, twenty addresses long. */
const hungUp = /\bdisconnected: .*(?:Broken pipe|Connection reset|premature)/i;

/**
 * Prints what the runtime and the workers in it say, but for people who hang up, which they do all day.
 *
 * @param {{ level: string, message: string }} log
 */
export function printRuntimeLog({ level, message }) {
  if (hungUp.test(message)) return;
  if (level === "error" || level === "warn") console.error(message);
  else console.log(message);
}
