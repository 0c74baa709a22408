import type { Fact } from "~/domain/facts/fact";

export type FactSource = Fact["sources"][number];

const methodWords: Record<Extract<FactSource, { from: "page" }>["method"], string> = {
  "json-ld": "in the page’s data for search engines",
  "shop-data": "in the shop’s own data",
  "page-data": "in the data the page works with",
  microdata: "marked in the page’s text",
  rdfa: "marked in the page’s text",
  "open-graph": "in what the page shows when it is shared",
  meta: "in what the page says of itself",
  table: "in a table of the page",
  list: "in a list of the page",
  heading: "in a heading of the page",
  text: "in the page’s text",
};

/** Where a fact comes from, for people. */
export function sourceWords(source: FactSource): string {
  switch (source.from) {
    case "you":
      return "by you";
    case "page":
      return methodWords[source.method];
    case "row":
      return `in ${source.file}, row ${source.row}, ${source.column}`;
  }
}

/** The words themselves; null where nobody but the person says it. */
export function quoteOf(source: FactSource): string | null {
  return source.from === "you" ? null : source.quote;
}
