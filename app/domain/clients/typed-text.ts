import { maskText } from "../pipelines/mask";
import type { ClientDetail } from "./client-detail";

/** What the page of an account holds of its person's own words. */
export interface TypedText {
  works: { id: string; title: string }[];
  /** Of the ledger: work is named by what it was asked for. */
  entries: { id: number; title: string }[];
}

type Worded = Pick<ClientDetail, "works" | "entries">;

/** What a person typed, without anything around it. */
export function typedIn({ works, entries }: Worded): TypedText {
  return {
    works: works.map(({ id, title }) => ({ id, title })),
    entries: entries.filter(({ spendKind }) => spendKind !== null).map(({ id, title }) => ({ id, title })),
  };
}

/** An account whose person's words are their lengths. What staff and the product call things stays. */
export function maskTyped<Detail extends Worded>(detail: Detail): Detail {
  return {
    ...detail,
    works: detail.works.map((work) => ({ ...work, title: maskTitle(work.title) })),
    entries: detail.entries.map((entry) =>
      entry.spendKind === null ? entry : { ...entry, title: maskTitle(entry.title) },
    ),
  };
}

const maskTitle = (title: string) => title && maskText(title);

/**
 * A masked account with these words in their places. What came since stays as it is, and so does what its person called
 * otherwise meanwhile, as far as its length tells.
 */
export function withTyped<Detail extends Worded>(masked: Detail, { works, entries }: TypedText): Detail {
  const shown = <Named extends { id: unknown; title: string }>(words: readonly Named[]) => {
    const titles = new Map(words.map(({ id, title }) => [id, title]));
    return <Row extends { id: unknown; title: string }>(row: Row): Row => {
      const title = titles.get(row.id);
      return title !== undefined && maskTitle(title) === row.title ? { ...row, title } : row;
    };
  };
  return { ...masked, works: masked.works.map(shown(works)), entries: masked.entries.map(shown(entries)) };
}

/** Whether a masked account holds words of its person that these are not. */
export function isMasked(masked: Worded, shown: TypedText): boolean {
  const titlesOf = (detail: Worded) => {
    const { works, entries } = typedIn(detail);
    return [...works, ...entries].map(({ title }) => title);
  };
  const before = titlesOf(masked);
  return titlesOf(withTyped(masked, shown)).some((title, place) => title !== "" && title === before[place]);
}
