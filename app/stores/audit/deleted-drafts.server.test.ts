import { expect, test } from "vitest";
import { auditedDocuments } from "../../../tests/fixtures/audited-documents";
import { deleteContent } from "../content/content.server";
import { deleteProject } from "../projects/projects.server";
import { sweepTrash } from "../trash/trash.server";
import { recordDrafts } from "./record-drafts.server";

/** Objects of published pages, which have nothing here. */
const object = { idFromName: () => "id", get: () => ({ forget: async () => {} }) };
const now = new Date(Date.UTC(2026, 10, 23, 12));
const draft = (trashedAt: Date | null = null) => ({
  ownerId: "ada",
  title: "Bread",
  updatedAt: now,
  trashedAt,
});

test("what the log last saw of a draft goes with it", async () => {
  const longAgo = new Date(Date.UTC(2026, 0, 1));
  const log = auditedDocuments({
    "content/w": draft(),
    "projects/p": draft(),
    "projects/swept": draft(longAgo),
    "brands/swept": draft(longAgo),
    "brands/kept": draft(),
  });
  const settings = Object.assign(log.worker(), { pageVisits: object, pageMails: object });
  await recordDrafts(settings, now);
  expect(log.files.size).toBe(5);
  await deleteContent(settings, { id: "w", ownerId: "ada", title: "Bread" });
  await deleteProject(settings, { id: "p", ownerId: "ada" });
  expect(log.files.size).toBe(3);
  await sweepTrash(settings, now);
  expect([...log.files.keys()]).toEqual([expect.stringMatching(/^audited\/brands\//)]);
});
