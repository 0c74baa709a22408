import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Fact } from "~/domain/facts/fact";
import { bindPageFacts } from "~/sections/bind-page-facts";
import { addSection } from "~/sections/edit/edit-sections";
import { setText } from "~/sections/edit/edit-slots";
import { newPage, newSection } from "~/sections/new-page";
import { sectionTypes } from "~/sections/section-types";
import { emptyProduct } from "../firebase/product-changes";
import { emptyProject } from "../firebase/project-changes";
import {
  type Account,
  commitAs,
  type LocalStudio,
  newAccount,
  openLocalStudio,
  readDocument,
  signInStaff,
} from "./local-studio";

let studio: LocalStudio;
let ada: Account;
let eve: Account;
/** Whose address is proved. */
let member: Account;
let projectId: string;
let productId: string;

const price = (amount: string): Fact => ({
  id: "price",
  kind: "price",
  value: { type: "money", amount, currency: "GBP" },
  language: null,
  sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }],
  confidence: 1,
});
const sheet = (amount: string) => ({ facts: [price(amount)], decisions: [] });
const hero = newSection(sectionTypes.get("hero")!);
const page = bindPageFacts(
  setText(
    addSection(newPage({ language: "en" }), hero, 0, "top"),
    { sectionId: "top", blockId: null, slot: "heading" },
    "Honey for £19, the best in the world.",
  ),
  [price("19")],
);

beforeAll(async () => {
  studio = await openLocalStudio();
  [ada, eve, member] = [
    await newAccount(studio, "ada"),
    await newAccount(studio, "eve"),
    await signInStaff(studio),
  ];
});
beforeEach(async () => {
  projectId = `project-${crypto.randomUUID()}`;
  productId = `product-${crypto.randomUUID()}`;
  const times = ["createdAt", "updatedAt"];
  const product = { ...emptyProduct, ownerId: ada.userId, facts: sheet("19"), trashedAt: null };
  const project = {
    ...emptyProject,
    ownerId: ada.userId,
    page,
    productId,
    members: ["staff@vitrine.example"],
  };
  const made = await commitAs(studio, ada, [
    { path: `products/${productId}`, fields: product, times },
    { path: `projects/${projectId}`, fields: project, times },
  ]);
  expect(made).toBe(200);
});
afterAll(() => studio.remove());

const address = (rest = "") => `/api/v1/projects/${projectId}${rest}`;
interface Claims {
  claims: { partId: string; statement: string }[];
  open: { statement: string }[];
}
const openTo = async (account: Account) =>
  ((await (await account.call(address("/claims"))).json()) as Claims).open.map(({ statement }) => statement);
const settle = (account: Account, json: object) => account.call(address("/claims"), { method: "POST", json });

const statement = "Honey for £19, the best in the world.";

test("its owner and who shares it see what nothing backs, and settle it; nobody else does", async () => {
  expect([await openTo(ada), await openTo(member)]).toEqual([[statement], [statement]]);
  expect((await eve.call(address("/claims"))).status).toBe(404);
  expect((await settle(eve, { accept: [statement] })).status).toBe(404);
  const other = await settle(ada, { accept: ["Honey for £18."] });
  expect([other.status, await other.json()]).toMatchObject([409, { code: "claim_changed" }]);
  expect((await settle(member, { accept: [statement] })).status).toBe(200);
  expect(await openTo(ada)).toEqual([]);
  const stored = await readDocument(studio, ada, `projects/${projectId}`);
  expect(stored?.acceptedClaims).toMatchObject([{ statement }]);
});

test("a fact that a person states is one of the project, and backs what it says", async () => {
  const words = "Honey for £19, the best in the world";
  expect((await settle(ada, { facts: [words] })).status).toBe(200);
  const stored = (await readDocument(studio, ada, `projects/${projectId}`)) as {
    facts: { facts: unknown[] };
  };
  expect(stored.facts.facts).toHaveLength(1);
});

test("statements are judged in the words their facts have today", async () => {
  await settle(ada, { accept: [statement] });
  const changed = { facts: sheet("21") };
  expect(
    await commitAs(studio, ada, [{ path: `products/${productId}`, fields: changed, times: ["updatedAt"] }]),
  ).toBe(200);
  expect(await openTo(ada)).toEqual(["Honey for £21, the best in the world."]);
});

test("who shares it is told what its product's facts say, and nobody else is", async () => {
  for (const account of [ada, member]) {
    const answer = await account.call(address("/facts"));
    expect(await answer.json()).toMatchObject({ facts: [{ id: "price", value: { amount: "19" } }] });
  }
  expect((await eve.call(address("/facts"))).status).toBe(404);
});

test("it is deleted for good by its owner alone, with what lies below it", async () => {
  const comment = {
    ...{ authorId: ada.userId, authorName: "Ada", sectionId: null, parentId: null, text: "Shorter?" },
    isResolved: false,
    authorEmail: JSON.parse(atob(ada.token.split(".")[1] ?? "")).email,
  };
  const path = `projects/${projectId}/comments/one`;
  expect(await commitAs(studio, ada, [{ path, fields: comment, times: ["createdAt", "updatedAt"] }])).toBe(
    200,
  );
  for (const account of [eve, member]) {
    expect((await account.call(address(), { method: "DELETE" })).status).toBe(404);
  }
  expect((await ada.call(address(), { method: "DELETE" })).status).toBe(204);
  expect((await ada.call(address(), { method: "DELETE" })).status).toBe(404);
  expect(await readDocument(studio, ada, `projects/${projectId}`)).toBeNull();
  // Made again under the same id, it has nothing of the one before.
  const project = { ...emptyProject, ownerId: ada.userId };
  await commitAs(studio, ada, [
    { path: `projects/${projectId}`, fields: project, times: ["createdAt", "updatedAt"] },
  ]);
  expect(await readDocument(studio, ada, path)).toBeNull();
});
