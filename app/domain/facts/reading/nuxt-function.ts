import { type Json, parseLooseJson } from "./parse-loose-json";

const opening = /__NUXT__\s*=\s*\(\s*function\s*\(([\w$,\s]{0,20000})\)\s*\{/g;
const identifier = /[A-Za-z_$][\w$]*/y;

/**
 * The data of a Nuxt of before its third version: a function whose arguments are the values that stand in it several times. Null where none
 * stands in the script. The function is not run: its names are replaced by what they stand for.
 */
export function readNuxtFunction(script: string): Json | null {
  opening.lastIndex = 0;
  const match = opening.exec(script);
  if (!match) return null;
  const names = (match[1] ?? "").split(",").map((name) => name.trim());
  const body = script.indexOf("return", match.index + match[0].length);
  const start = body < 0 ? -1 : script.indexOf("{", body);
  if (start < 0) return null;
  const end = endOf(script, start);
  const call = script.indexOf("(", end);
  if (end >= script.length || call < 0) return null;
  const values = new Map(
    partsOf(script.slice(call + 1, endOf(script, call) - 1)).map((part, at) => [
      names[at] ?? "",
      jsonOf(part),
    ]),
  );
  return parseLooseJson(replaced(script.slice(start, end), values));
}

/** What one argument stands for, in JSON. `void 0` and calls are nothing. */
function jsonOf(part: string): string {
  const data = parseLooseJson(`[${part}]`);
  return Array.isArray(data) && data.length === 1 ? JSON.stringify(data[0]) : "null";
}

/** Code units, each with whether it stands outside of a string. */
function* outside(text: string, start: number): Generator<number> {
  let quote = "";
  for (let at = start; at < text.length; at++) {
    const mark = text[at]!;
    if (quote) {
      if (mark === "\\") at++;
      else if (mark === quote) quote = "";
    } else if (mark === '"' || mark === "'") quote = mark;
    else yield at;
  }
}

/** Behind the bracket that closes the one here. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (const at of outside(text, start)) {
    const mark = text[at]!;
    if (mark === "{" || mark === "[" || mark === "(") depth++;
    else if ((mark === "}" || mark === "]" || mark === ")") && --depth === 0) return at + 1;
  }
  return text.length;
}

function partsOf(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const at of outside(list, 0)) {
    const mark = list[at]!;
    if (mark === "{" || mark === "[" || mark === "(") depth++;
    else if (mark === "}" || mark === "]" || mark === ")") depth--;
    else if (mark === "," && depth === 0) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/** The object with each name in the place of a value replaced. */
function replaced(object: string, values: ReadonlyMap<string, string>): string {
  const pieces: string[] = [];
  let copied = 0;
  for (const at of outside(object, 0)) {
    if (at < copied || !/[:,[]/.test(object[at]!)) continue;
    identifier.lastIndex = at + 1;
    const name = identifier.exec(object)?.[0];
    const value = name === undefined ? undefined : values.get(name);
    const behind = at + 1 + (name?.length ?? 0);
    // Behind a comma a name with a colon is a property.
    if (value === undefined || object[behind] === ":") continue;
    pieces.push(object.slice(copied, at + 1), value);
    copied = behind;
  }
  return pieces.join("") + object.slice(copied);
}
