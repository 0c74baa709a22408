import { rows } from "../../../workers/maker/script-writer/phrases.ts";

/** The phrases the product may show without having them from the brief, by language. */
export async function phraseTable() {
  return Object.fromEntries(Object.entries(rows).map(([language, row]) => [language, textsIn(row)]));
}

function textsIn(value) {
  return typeof value === "string" ? [value.replace("{date}", "")] : Object.values(value).flatMap(textsIn);
}
