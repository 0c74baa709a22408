import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage } from "~/sections/new-page";
import type { Page, Section } from "~/sections/page";
import { readExportedPage } from "../../app/sections/export/exported-page";
import { emptyProject } from "../firebase/project-changes";
import { readZip } from "../fixtures/read-zip";
import { type Account, commitAs, type LocalStudio, newAccount, openLocalStudio } from "./local-studio";
import { png } from "./sample-files";

let studio: LocalStudio;
let ada: Account;
let eve: Account;
let page: Page;
const projectId = `honey-${crypto.randomUUID()}`;
const pictures = [png(320, 200, 90), png(200, 320, 180)];

beforeAll(async () => {
  studio = await openLocalStudio();
  ada = await newAccount(studio, "ada");
  eve = await newAccount(studio, "eve");
  const [jar, comb] = await Promise.all(pictures.map(upload));
  const opening: Section = {
    type: "hero",
    version: 1,
    variant: "split",
    slots: {
      heading: { kind: "text", text: "Honey <b>&</b> {{ comb }}" },
      image: { kind: "image", assetId: jar!, alt: "A jar", focusX: 0.5, focusY: 0.5 },
    },
    blocks: {},
    blockOrder: [],
  };
  const gallery: Section = {
    type: "gallery",
    version: 1,
    variant: "grid",
    slots: {},
    blocks: {
      one: { slots: { image: { kind: "image", assetId: comb!, alt: "A comb", focusX: 0.5, focusY: 0.5 } } },
    },
    blockOrder: ["one"],
  };
  page = {
    ...newPage({ language: "en", themeId: "gazette" }),
    order: ["opening", "gallery"],
    sections: { opening, gallery },
  };
  const fields = { ...emptyProject, ownerId: ada.userId, title: "Honey", page };
  const times = ["createdAt", "updatedAt"];
  expect(await commitAs(studio, ada, [{ path: `projects/${projectId}`, fields, times }])).toBe(200);
});
afterAll(() => studio.remove());

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const headers = { "Content-Type": "image/png" };
  const answer = await ada.call("/api/v1/assets", { method: "POST", headers, body: bytes });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { asset: { id: string } }).asset.id;
}

const ask = (account: Account, kind: string, id = projectId) =>
  account.call(`/api/v1/projects/${id}/export?as=${kind}`);

async function filesOf(kind: string) {
  const answer = await ask(ada, kind);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

/** What a PNG of ours becomes elsewhere is an image still. */
const isImage = (bytes: Buffer) => /^(\x89PNG|RIFF....WEBP)/s.test(bytes.toString("latin1", 0, 12));

test("exported HTML holds all it shows, and its document is the page as it was", async () => {
  const answer = await ask(ada, "html");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toBe("sandbox");
  expect(answer.headers.get("content-disposition")).toContain("UTF-8''Honey.html");
  const html = await answer.text();
  expect(html).toContain("Honey &lt;b&gt;&amp;&lt;/b&gt; {{ comb }}");
  expect(html).not.toMatch(/(?:src|srcset)="(?!data:)|url\((?!["']?(?:data:|#))/);
  const exported = readExportedPage(html);
  expect(exported?.title).toBe("Honey");
  expect(exported?.page).toEqual(page);
  const bytes = exported?.images.map(({ dataUrl }) => Buffer.from(dataUrl.split(",")[1] ?? "", "base64"));
  expect(bytes?.map(isImage)).toEqual([true, true]);
});

test("a theme of Shopify gets sections, a template and both images", async () => {
  const files = await filesOf("shopify");
  const names = [...files.keys()];
  const template = names.find((name) => /^templates\/.*\.json$/.test(name)) ?? "";
  expect(Object.keys(JSON.parse(String(files.get(template))).sections)).toHaveLength(2);
  expect(names.filter((name) => /^sections\/.*\.liquid$/.test(name)).length).toBeGreaterThanOrEqual(2);
  const images = names.filter((name) => /\.(png|webp)$/.test(name));
  expect(images).toHaveLength(2);
  expect(images.map((name) => isImage(files.get(name)!))).toEqual([true, true]);
});

test.each([
  ["wordpress", "page.html"],
  ["markdown", "page.md"],
])("the text for %s names every image that lies beside it", async (kind, name) => {
  const files = await filesOf(kind);
  const text = String(files.get(name));
  const images = [...files.keys()].filter((file) => file.startsWith("images/"));
  expect(images).toHaveLength(2);
  for (const image of images) {
    expect(text).toContain(image);
    expect(isImage(files.get(image)!)).toBe(true);
  }
  expect(text).toContain("A comb");
  expect(text).not.toContain("<b>");
});

test("somebody else's page is not there, and an unknown kind is refused with those there are", async () => {
  expect((await ask(eve, "html")).status).toBe(404);
  expect((await ask(ada, "html", "never-there")).status).toBe(404);
  const refused = await ask(ada, "pdf");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("html, shopify, wordpress, markdown");
});

test("images to be made small are told to their owner", async () => {
  const { missingImages } = (await (await ask(ada, "images")).json()) as { missingImages: unknown[] };
  expect(missingImages.length).toBeGreaterThanOrEqual(2);
});
