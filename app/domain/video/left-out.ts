import { type Script, type ScriptScene, scriptLimits } from "./script";
import { splitLine } from "./split-line";

/** What the brief says and the script did not, without what has come into it since. */
export function stillLeftOut({ leftOut = [], scenes }: Script): string[] {
  const said = scenes.map(({ headline, body }) => folded(`${headline} ${body}`)).join("\n");
  return leftOut.filter((statement) => !said.includes(folded(statement)));
}

/** The script with a statement as a scene of its own before the close. One that no scene can hold changes nothing. */
export function putIn(script: Script, statement: string, newId: string): Script {
  const copy = splitLine(statement.trim());
  if (!copy || script.scenes.length >= scriptLimits.mostScenes) return script;
  const close = script.scenes.at(-1)?.role === "action" ? script.scenes.length - 1 : script.scenes.length;
  const pictureBrief = statement.trim().slice(0, scriptLimits.pictureBriefCharacters);
  const scene: ScriptScene = { id: newId, role: "point", ...copy, pictureBrief };
  return { ...script, scenes: script.scenes.toSpliced(close, 0, scene) };
}

/** Without case, and without the marks at which a line is broken in two. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,;:–—]+/gu, " ")
    .trim();
}
