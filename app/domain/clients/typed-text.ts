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
  const { works, entries } = typedIn(detail);
  const masked = <Named extends { title: string }>(named: Named): Named => ({
    ...named,
    title: named.title && maskText(named.title),
  });
  return withTyped(detail, { works: works.map(masked), entries: entries.map(masked) });
}

/** An account with these words in their places; what came since stays as it is. */
export function withTyped<Detail extends Worded>(detail: Detail, { works, entries }: TypedText): Detail {
  const ofWorks = new Map(works.map(({ id, title }) => [id, title]));
  const ofEntries = new Map(entries.map(({ id, title }) => [id, title]));
  return {
    ...detail,
    works: detail.works.map((work) => ({ ...work, title: ofWorks.get(work.id) ?? work.title })),
    entries: detail.entries.map((entry) => ({ ...entry, title: ofEntries.get(entry.id) ?? entry.title })),
  };
}

/** Whether an account holds words of its person that these are not. */
export function isMasked(detail: Worded, shown: TypedText | null): boolean {
  const { works, entries } = typedIn(detail);
  const ofWorks = new Set(shown?.works.map(({ id }) => id));
  const ofEntries = new Set(shown?.entries.map(({ id }) => id));
  return (
    works.some(({ id, title }) => title !== "" && !ofWorks.has(id)) ||
    entries.some(({ id, title }) => title !== "" && !ofEntries.has(id))
  );
}
