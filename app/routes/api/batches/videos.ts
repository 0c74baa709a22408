import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { sameData } from "~/domain/data/same-data";
import { type FactSheet, factSheetSchema, mostFacts } from "~/domain/facts/fact-sheet";
import { rowIdSchema } from "~/domain/rows/table";
import { shownStoryboard } from "~/scene/shown-storyboard";
import { storyboardSchema } from "~/scene/storyboard";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import {
  createContent,
  findWorksOfTable,
  getOwnContent,
  sizeOfContent,
  takeOverRow,
} from "~/stores/content/content.server";
import { openClaimsOf } from "~/stores/content/content-claims";
import type { Content } from "~/stores/content/content-document";
import { isDocumentId } from "~/stores/firestore/document-id";
import { stableId } from "~/stores/firestore/stable-id.server";
import { getPublication } from "~/stores/publications/publications.server";

const schema = z.object({
  rowId: rowIdSchema,
  storyboard: storyboardSchema,
  /** What the row says of its product. */
  facts: factSheetSchema,
  /** Also where the video was changed in the studio since. */
  replaces: z._default(z.boolean(), false),
});

const handle = answerMethods({
  /** The videos of a table's rows. */
  GET: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const { batchId = "" } = params;
    if (!isDocumentId(batchId)) return notFound(call);
    const works = await findWorksOfTable(settings, { batchId, ownerId: viewer.userId });
    return json({ videos: works });
  }),
  /**
   * Makes the video of a row, or puts what the row says now in its place. It says whether the video is published as it is, and which
   * of its statements hold that up. The same row sent again changes nothing.
   */
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const { batchId = "" } = params;
    if (!isDocumentId(batchId)) return notFound(call);
    const { rowId, storyboard, facts, replaces } = await readJson(call, schema);
    const contentId = await stableId("row", viewer.userId, batchId, rowId);
    const content = await getOwnContent(settings, contentId, viewer.userId);
    if (!content) return makeVideo(call, contentId, { storyboard, facts }, { batchId, rowId });
    if (content.trashedAt) {
      return problem(
        409,
        "in_trash",
        "The video of this row is in the trash. Restore it or delete it for good, then publish the row.",
      );
    }
    const saysTheSame = sameData(content.storyboard, storyboard) && content.title === storyboard.title;
    if (!saysTheSame && !replaces && wasChangedSince(content)) {
      return problem(
        409,
        "changed_in_studio",
        "This video was changed in the studio. Publish it there, or replace it with what the row says.",
      );
    }
    const known = withStatedFacts(facts, content.facts);
    const next = { ...content, title: storyboard.title, storyboard, facts: known };
    if (!saysTheSame || !sameData(withoutTimes(known), withoutTimes(content.facts))) {
      await takeOverRow(settings, content, next, { batchId, rowId });
    }
    const publication = content.status === "published" ? await getPublication(settings, contentId) : null;
    return json({
      contentId,
      open: openClaimsOf(next),
      published: publication && {
        mode: publication.mode,
        isCurrent: sameData(publication.storyboard, shownStoryboard(storyboard)),
      },
    });
  }),
});

export { handle as action, handle as loader };

function makeVideo(
  call: ApiCall<SignedInViewer>,
  contentId: string,
  { storyboard, facts }: Pick<z.output<typeof schema>, "storyboard" | "facts">,
  row: { batchId: string; rowId: string },
) {
  const { settings, viewer } = call;
  const { brand, title } = storyboard;
  const content = {
    ownerId: viewer.userId,
    title,
    brief: null,
    script: null,
    storyboard,
    recipe: null,
    facts,
    ...(brand && { brandId: brand.brandId }),
    jobId: null,
    chosenVariant: 0,
  };
  return withStorage(call, sizeOfContent(content), async () => {
    await createContent(settings, contentId, content, row);
    return json({ contentId, open: openClaimsOf(content), published: null }, 201);
  });
}

/** The facts of a row, with those that a person has stated to back the video. */
function withStatedFacts({ facts }: FactSheet, former: FactSheet | undefined): FactSheet {
  const stated = (former?.facts ?? []).filter(({ sources }) => sources[0]?.from !== "row");
  return { facts: [...stated, ...facts].slice(0, mostFacts), decisions: former?.decisions ?? [] };
}

/** When a row was read makes no other fact. */
function withoutTimes(sheet: FactSheet | undefined) {
  return sheet?.facts.map(({ sources, ...fact }) => ({
    ...fact,
    sources: sources.map((source) => (source.from === "row" ? { ...source, readAt: "" } : source)),
  }));
}

/** Its owner's browser has written it after the row did. */
function wasChangedSince({ row, updatedAt }: Content): boolean {
  return !row || updatedAt.getTime() > row.takenOverAt.getTime();
}
