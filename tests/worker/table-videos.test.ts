import { beforeAll, expect, test } from "vitest";
import {
  type Account,
  commitAs,
  type LocalStudio,
  newAccount,
  readDocument,
  shareLocalStudio,
} from "./local-studio";

let studio: Pick<LocalStudio, "url">;
let ada: Account;
let eve: Account;
const path = "/api/v1/batches/table-1/videos";

beforeAll(async () => {
  studio = await shareLocalStudio();
  ada = await newAccount(studio, "ada");
  eve = await newAccount(studio, "eve");
});

const rowBody = (rowId: string, price: string, more: object = {}) => ({
  rowId,
  storyboard: {
    version: 3,
    title: `Cup ${rowId}`,
    language: "en",
    format: "9:16",
    templateId: "editorial",
    seed: 1,
    music: null,
    scenes: [
      {
        id: "s1",
        role: "hook",
        durationSeconds: 3,
        slots: { headline: { kind: "text", text: `The cup costs ${price} EUR` } },
      },
    ],
  },
  facts: { facts: [priceFact("24.90")], decisions: [] },
  ...more,
});
const priceFact = (amount: string) => ({
  id: "c-1-price",
  kind: "price",
  value: { type: "money", amount, currency: "EUR" },
  language: null,
  sources: [
    { from: "row", file: "Cups", row: 1, column: "Price", quote: amount, readAt: new Date().toISOString() },
  ],
  confidence: 1,
});
interface Sent {
  contentId: string;
  open: { statement: string }[];
  published: { mode: string; isCurrent: boolean } | null;
}
const send = (account: Account, body: object) => account.call(path, { method: "POST", json: body });
const sent = async (body: object) => (await (await send(ada, body)).json()) as Sent;
const publish = ({ contentId }: Sent) =>
  ada.call(`/api/v1/content/${contentId}/publish`, { method: "POST", json: { mode: "pin" } });
const listed = async (account: Account) => {
  const { videos } = (await (await account.call(path)).json()) as { videos: { rowId: string }[] };
  return videos.toSorted((one, other) => (one.rowId < other.rowId ? -1 : 1));
};

test("a row is one video, however often it is sent, and says when its link is as it is", async () => {
  const first = await sent(rowBody("r-1", "24.90"));
  expect(first).toMatchObject({ open: [], published: null });
  expect((await publish(first)).status).toBe(200);
  expect(await sent(rowBody("r-1", "24.90"))).toEqual({
    contentId: first.contentId,
    open: [],
    published: { mode: "pin", isCurrent: true },
  });
  const dearer = { facts: { facts: [priceFact("29")], decisions: [] } };
  const changed = await sent(rowBody("r-1", "29", dearer));
  expect(changed).toEqual({ ...first, published: { mode: "pin", isCurrent: false } });
  expect((await publish(changed)).status).toBe(200);
  expect((await sent(rowBody("r-1", "29", dearer))).published).toEqual({ mode: "pin", isCurrent: true });

  await sent(rowBody("r-2", "24.90"));
  expect(await listed(ada)).toEqual([
    { contentId: first.contentId, rowId: "r-1", isPublished: true, isTrashed: false },
    { contentId: expect.any(String), rowId: "r-2", isPublished: false, isTrashed: false },
  ]);
  expect(await listed(eve)).toEqual([]);
  const ofEve = (await (await send(eve, rowBody("r-1", "24.90"))).json()) as Sent;
  expect(ofEve.contentId).not.toBe(first.contentId);
});

test("what no cell backs holds a row's link up until somebody accepts it, and what they accept is kept", async () => {
  const held = await sent(rowBody("r-3", "19"));
  expect(held.open).toMatchObject([{ statement: "The cup costs 19 EUR" }]);
  const refused = await publish(held);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, "open_claims"]);
  await ada.call(`/api/v1/content/${held.contentId}/claims`, {
    method: "POST",
    json: { accept: ["The cup costs 19 EUR"] },
  });
  expect((await sent(rowBody("r-3", "19"))).open).toEqual([]);
  expect((await publish(held)).status).toBe(200);

  // A cell that says so backs it as well, where the words stay the same.
  const other = await sent(rowBody("r-4", "19"));
  expect(other.open).toHaveLength(1);
  const backed = rowBody("r-4", "19", { facts: { facts: [priceFact("19")], decisions: [] } });
  expect((await sent(backed)).open).toEqual([]);
});

test("what was changed in the studio is not overwritten unless somebody asks for it", async () => {
  const { contentId } = await sent(rowBody("r-5", "24.90"));
  const { storyboard } = rowBody("r-5", "24.90");
  const title = "My own title";
  const status = await commitAs(studio, ada, [
    {
      path: `content/${contentId}`,
      fields: { title, storyboard: { ...storyboard, title } },
      times: ["updatedAt"],
    },
  ]);
  expect(status).toBe(200);
  const refused = await send(ada, rowBody("r-5", "24.90"));
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    409,
    "changed_in_studio",
  ]);
  expect((await readDocument(studio, ada, `content/${contentId}`))?.title).toBe(title);
  await sent(rowBody("r-5", "24.90", { replaces: true }));
  expect((await readDocument(studio, ada, `content/${contentId}`))?.title).toBe("Cup r-5");
});
