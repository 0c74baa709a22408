import { expect, test } from "vitest";
import { isSame, readValues, valueAt } from "~/domain/audit/patch";
import { createRandom } from "~/domain/random/seeded-random";
import type { Settings } from "~/settings/settings.server";
import { auditedDocuments } from "../../../tests/fixtures/audited-documents";
import { createContent, deleteContent, takeOverRow } from "../content/content.server";
import { letStay, takeDown } from "../public-images/image-reports.server";
import { unpublishImage } from "../public-images/public-images.server";
import { unpublishContent } from "../publications/publications.server";
import { auditWrite } from "./audit.server";
import { commitRecorded } from "./commit-recorded.server";
import { recordDrafts } from "./record-drafts.server";

const kills = 200;

const documents = {
  "content/w": {
    ownerId: "ada",
    title: "Bread",
    status: "published",
    trashedAt: null,
    updatedAt: new Date(9),
  },
  "projects/p": { ownerId: "bob", title: "Page", updatedAt: new Date(8) },
  "publications/w": { ownerId: "ada", title: "Bread", version: 3 },
  "publicationSecrets/w": { hash: "x" },
  "images/i": { ownerId: "ada", title: "Loaf", visibility: "public", shelf: "kept" },
  "publicImages/i": { ownerId: "ada", title: "Loaf", reports: 2 },
  "imageReports/r": { imageId: "i", isSettled: false, at: new Date(1) },
};
const content = { id: "w", ownerId: "ada", title: "Bread" };

const recordDraftsNow = (settings: Settings): Promise<unknown> => recordDrafts(settings, new Date());

/** Changes of all kinds, each as its store makes it. */
const changes: ((settings: Settings) => Promise<unknown>)[] = [
  (settings) => unpublishContent(settings, content),
  (settings) => deleteContent(settings, content),
  (settings) => letStay(settings, "i", "staff"),
  (settings) => takeDown(settings, "i", "staff", "not a picture of bread"),
  (settings) => unpublishImage(settings, { id: "i", ownerId: "ada" }),
  (settings) =>
    takeOverRow(
      settings,
      { id: "w", storyboard: {} as never },
      { title: "Rolls", storyboard: {} as never, facts: undefined },
      { batchId: "b", rowId: "r" },
    ),
  (settings) => createContent(settings, "new", { ownerId: "ada", title: "New", jobId: null } as never),
  (settings) =>
    commitRecorded(settings, [
      { kind: "update", path: "content/w", data: { title: "Rolls" }, exists: true },
      auditWrite({ actorId: "ada", action: "content.publish", subject: "content/w", details: {} }),
    ]),
  recordDraftsNow,
];

test(`cut off ${kills} times between any two requests, neither a change nor its event stands alone`, async () => {
  const random = createRandom(20261123);
  let killed = 0;
  let standing = 0;
  const drafts: [number, number] = [0, 0];
  for (let turn = 0; killed < kills; turn++) {
    const change = changes[turn % changes.length]!;
    // Before a request arrives, or after it has and before its answer does.
    const isDraft = change === recordDraftsNow;
    const place = Math.floor(random() * (isDraft ? 8 : 5));
    const isBefore = random() < 0.5;
    let requests = 0;
    let wasKilled = false;
    let kill = () => {};
    const killedThen = new Promise<void>((resolve) => {
      kill = resolve;
    });
    // Whoever is killed does nothing more: what it waits for never comes.
    const never = new Promise<Response>(() => {});
    const log = auditedDocuments(documents, async (_url, send) => {
      if (wasKilled) return never;
      if (requests++ !== place) return send();
      wasKilled = true;
      if (!isBefore) await send();
      kill();
      return never;
    });
    const paths = [...Object.keys(documents), "content/new"];
    const before = new Map(
      await Promise.all(paths.map(async (path) => [path, await log.read(path)] as const)),
    );
    await Promise.race([change(log.worker()).catch(() => {}), killedThen]);
    if (!wasKilled) continue;
    killed += 1;

    const events = await log.events();
    const changed = [];
    for (const path of paths) if (!isSame(before.get(path), await log.read(path))) changed.push(path);
    if (isDraft) {
      // The change was the browser's: the event stands with how far the log has come.
      const cursor = await log.read("auditCursors/projects");
      expect([turn, events.length]).toEqual([turn, cursor ? 1 : 0]);
      drafts[cursor ? 1 : 0] += 1;
      continue;
    }
    expect([turn, place, isBefore, changed.length > 0]).toEqual([turn, place, isBefore, events.length === 1]);
    for (const event of events) {
      standing += 1;
      for (const { target, field, before: was, after } of event.patch) {
        expect(isSame(valueAt(before.get(target), field), readValues(was))).toBe(true);
        expect(isSame(valueAt(await log.read(target), field), readValues(after))).toBe(true);
      }
    }
  }
  // Both sides of the commit were met.
  expect(standing).toBeGreaterThan(20);
  expect(kills - standing).toBeGreaterThan(20);
  expect(Math.min(...drafts)).toBeGreaterThan(1);
});
