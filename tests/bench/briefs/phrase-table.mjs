import { rows } from "../../../workers/maker/script-writer/phrases.ts";

/** The phrases the product may show without having them from the brief, by language: those of its regions together. */
export function phraseTable() {
  const table = {};
  for (const [tag, row] of Object.entries(rows)) {
    const language = tag.split("-")[0];
    table[language] = [...(table[language] ?? []), ...textsIn(row)];
  }
  return table;
}

function textsIn(value) {
  return typeof value === "string" ? [value.replace("{date}", "")] : Object.values(value).flatMap(textsIn);
}
