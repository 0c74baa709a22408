import { expect, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { usualActions } from "~/scene/assistant/brief/brief-wish-words";
import { readBrief } from "../../workers/maker/brief-reader/read-brief";

/** A brief in each language that the assistant adds a call to action in. */
const briefs: [Language, string][] = [
  ["en", "Our new lamp is in the shop now. It costs £40."],
  ["de", "Unsere neue Lampe ist jetzt im Laden. Sie kostet 40 €."],
  ["fr", "Notre nouvelle lampe est en magasin. Elle coûte 40 €."],
  ["es", "Nuestra lámpara nueva está en la tienda. Cuesta 40 €."],
  ["it", "La nostra nuova lampada è in negozio. Costa 40 €."],
  ["pt", "O nosso novo candeeiro está na loja. Custa 40 €."],
  ["nl", "Onze nieuwe lamp is nu in de winkel. Ze kost € 40."],
];

test("each has a brief", () => {
  expect(briefs.map(([language]) => language)).toEqual(Object.keys(usualActions));
});

test.each(briefs)("the call to action that the assistant adds in %s is read as one", (language, brief) => {
  const { alone = "", at } = usualActions[language] ?? {};
  for (const action of [alone, at?.("tidal.example") ?? ""]) {
    const { parts } = readBrief({ prompt: `${brief} ${action}`, language, region: null });
    expect(parts.filter(({ kind }) => kind === "action")).toHaveLength(1);
  }
});
