import { beforeAll, expect, test } from "vitest";
import type { AuditEvent, AuditPage } from "../../app/domain/audit/audit-event";
import {
  type Account,
  commitAs,
  type LocalStudio,
  newAccount,
  shareLocalStudio,
  signInStaff,
} from "./local-studio";

let studio: Pick<LocalStudio, "url">;
let staff: Account;
let ada: Account;

beforeAll(async () => {
  studio = await shareLocalStudio();
  [staff, ada] = await Promise.all([signInStaff(studio), newAccount(studio, "ada")]);
  expect((await ada.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
});

async function list(query: string): Promise<AuditEvent[]> {
  const answer = await staff.call(`/api/v1/staff/audit-events?${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as AuditPage).events;
}
const revert = (account: Account, id: string, reason: string) =>
  account.call(`/api/v1/staff/audit-events/${id}/revert`, { method: "POST", json: { reason } });

const times = ["createdAt", "updatedAt"];
const facts = { facts: [], decisions: [] };
async function makeProduct(id: string, name: string) {
  const fields = { ownerId: ada.userId, name, facts, variants: [], photos: [], published: "ask" };
  const rest = { brandId: null, sourceUrl: null, readAt: null, trashedAt: null };
  const change = { path: `products/${id}`, fields: { ...fields, ...rest }, times };
  expect(await commitAs(studio, ada, [change])).toBe(200);
}
const rename = (id: string, name: string) =>
  commitAs(studio, ada, [{ path: `products/${id}`, fields: { name }, times: ["updatedAt"] }]);

test("staff read what staff did, with who did it; users and nobody read nothing", async () => {
  const json = { idempotencyKey: crypto.randomUUID(), userId: ada.userId, credits: 5 };
  const grant = { ...json, reason: "gift", note: "Sorry for the wait", lastDay: null, why: "They waited" };
  const given = await staff.call("/api/v1/staff/grants", { method: "POST", json: grant });
  expect([200, 201]).toContain(given.status);
  await expect
    .poll(() => list(`target=ledgers/${ada.userId}&action=credits.grant`), { timeout: 15_000 })
    .toMatchObject([
      {
        actor: { type: "staff" },
        outcome: "success",
        reason: "They waited",
        details: { credits: 5, as: "gift", note: "Sorry for the wait" },
      },
    ]);

  const asUser = await ada.call("/api/v1/staff/audit-events");
  expect(asUser.status).toBe(403);
  const asNobody = await fetch(new URL("/api/v1/staff/audit-events", studio.url));
  expect(asNobody.status).toBe(401);
  expect((await revert(ada, "01", "because I can")).status).toBe(403);
});

test("what people edit in drafts is recorded from the documents, and put back with a reason unless it moved", async () => {
  const id = crypto.randomUUID();
  await makeProduct(id, "Flask");
  const ofProduct = `target=products/${id}`;
  await expect.poll(() => list(ofProduct), { timeout: 40_000, interval: 2_000 }).toHaveLength(1);
  expect(await rename(id, "Bottle")).toBe(200);
  await expect.poll(() => list(ofProduct), { timeout: 40_000, interval: 2_000 }).toHaveLength(2);
  const [edited] = await list(ofProduct);
  expect(edited).toMatchObject({
    action: "draft.edit",
    actor: { type: "user", id: ada.userId },
    patch: [{ field: "name", before: "Flask", after: "Bottle" }],
  });

  const tooShort = await revert(staff, edited!.id, "no");
  expect(tooShort.status).toBe(400);
  expect((await revert(staff, edited!.id, "asked for by its owner")).status).toBe(201);
  const [back] = await list(`${ofProduct}&action=log.revert`);
  expect(back).toMatchObject({
    reason: "asked for by its owner",
    actor: { type: "staff", id: staff.userId, name: "staff@vitrine.example" },
    context: { requestId: expect.any(String), route: "/api/v1/staff/audit-events/:eventId/revert" },
  });
  expect(await list(`request=${back!.context.requestId}`)).toHaveLength(1);
  const again = await revert(staff, edited!.id, "once more");
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: "target_moved" });
  expect((await revert(staff, "01UNKNOWN", "there is none")).status).toBe(404);
});
