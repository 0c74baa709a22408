import type { EditionCounts, EditionId } from "~/domain/pages/page-visits";
import type { Settings } from "~/settings/settings.server";
import { pageVisitsOf } from "./page-objects.server";
import type { Experiment, PublishedPage } from "./published-page-document";
import { keepOneEdition, type RenderedPage, showTwoEditions } from "./published-pages.server";

const dayMs = 24 * 3600 * 1000;

export interface ExperimentOrder {
  /** The edition that is tried against the one shown now: rendered anew, or the version of a kept one. */
  against: RenderedPage | number;
  /** Of the visitors, 0–1. */
  shareB: number;
  mostViewers: number;
  days: number;
}

/** Shows two editions from now on. Null where the page is not shown, is being tried already, or the version is not kept. */
export async function startExperiment(
  settings: Settings,
  pageId: string,
  { against, shareB, mostViewers, days }: ExperimentOrder,
): Promise<PublishedPage | null> {
  const startedAt = new Date();
  const untilAt = new Date(startedAt.getTime() + days * dayMs);
  const experiment: Experiment = { id: crypto.randomUUID(), shareB, startedAt, mostViewers, untilAt };
  const visits = pageVisitsOf(settings, pageId);
  const shown = await showTwoEditions(settings, pageId, against, experiment);
  // Until its key is there everybody is shown the first edition, and nobody is counted.
  if (shown) await visits.begin({ id: experiment.id, shareB, mostViewers, untilMs: untilAt.getTime() });
  return shown;
}

/** Shows one of the two from now on. What was counted is kept; who was counted is thrown away. Null where none is running. */
export async function endExperiment(
  settings: Settings,
  page: PublishedPage,
  kept: EditionId,
): Promise<PublishedPage | null> {
  const { experiment } = page;
  if (!experiment) return null;
  const counts = await countsOf(settings, page);
  const shown = await keepOneEdition(settings, page.id, kept, {
    ...experiment,
    ...{ endedAt: new Date(), kept, counts },
  });
  if (shown) await pageVisitsOf(settings, page.id).end();
  return shown;
}

/** What the running experiment of a page has counted. */
export async function countsOf(
  settings: Settings,
  { id, experiment }: PublishedPage,
): Promise<EditionCounts> {
  const { experiment: counted } = await pageVisitsOf(settings, id).read();
  if (counted && counted.id === experiment?.id) return counted.counts;
  return { a: { views: 0, clicks: 0 }, b: { views: 0, clicks: 0 } };
}
