import type { Language } from "../text/language";
import { lineLimits } from "./edit-script";
import { readFigure } from "./read-figure";
import type { Script, ScriptScene } from "./script";

const lines = ["label", "headline", "body", "action", "spoken"] as const;

/** Every text of a script that is shown or said, each once; what has no letters needs no translation. */
export function textsOf({ scenes }: Script): string[] {
  const texts = scenes.flatMap((scene) => lines.flatMap((line) => (scene[line] ?? "").split("\n")));
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text));
}

/**
 * The script in another language. A text stays as it was where its translation would lose a number, a sign of money or one
 * of the words that are `kept` (names, addresses, ways to reach somebody), or would not fit. Openings and what was left out
 * are in the language of the brief, so they go.
 */
export function translateScript(
  script: Script,
  translations: ReadonlyMap<string, string>,
  { language, kept }: { language: Language; kept: readonly string[] },
): { script: Script; untranslated: string[] } {
  const untranslated = new Set<string>();
  const { angles: _, leftOut: __, ...rest } = script;
  const scenes = script.scenes.map((scene): ScriptScene => {
    const said = Object.fromEntries(
      lines.flatMap((line) => {
        const own = scene[line];
        if (!own) return [];
        const parts = own.split("\n").map((text) => {
          const other = translations.get(text)?.trim() ?? "";
          if (other !== "" && keepsFacts(text, other, kept)) return other;
          if (/\p{L}/u.test(text) && !kept.includes(text)) untranslated.add(text);
          return text;
        });
        const all = parts.join("\n");
        if (all.length <= lineLimits[line]) return [[line, all]];
        untranslated.add(own);
        return [];
      }),
    );
    const { figure: _, ...copy } = { ...scene, ...said };
    const found = scene.figure ? readFigure(copy.headline) : null;
    return { ...copy, ...(found && { figure: found.figure }) };
  });
  return { script: { ...rest, language, scenes }, untranslated: [...untranslated] };
}

/** Whether a translation says every number, sign of money and kept word of a text, and no other number. */
function keepsFacts(text: string, translation: string, kept: readonly string[]): boolean {
  const numbersIn = (line: string) => (line.match(/\p{Nd}+/gu) ?? []).sort().join(" ");
  const signsIn = (line: string) => (line.match(/[\p{Sc}%]/gu) ?? []).sort().join("");
  return (
    numbersIn(text) === numbersIn(translation) &&
    signsIn(text) === signsIn(translation) &&
    kept.every((words) => !text.includes(words) || translation.includes(words))
  );
}
