import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeValue } from "~/stores/firestore/firestore-values.server";
import { plainSharing, type Sharing } from "~/stores/publications/sharing";
import { type Account, readDocument } from "../worker/local-studio.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { findOverflow } from "./find-overflow.ts";
import { type Studio, shareStudio } from "./studio.ts";

/** As a person's browser says: a headless one counts as a program. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let studio: Studio;
let ada: Account;
let contentId: string;
let owner: Page;
/** A site of somebody else: a page of another origin that shows what `hostPage` holds. */
let host: Server;
let hostOrigin: string;
let hostPage = "";

beforeAll(async () => {
  studio = await shareStudio();
  ada = await accountIn(studio);
  contentId = await makeDemoVideo(studio, ada);
  owner = await studio.newPage();
  await studio.signIn(owner);
  host = createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    answer.end(`<!doctype html><title>A shop</title><body style="margin:0">${hostPage}</body>`);
  });
  await new Promise<void>((resolve) => host.listen(0, resolve));
  hostOrigin = `http://localhost:${(host.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await ada.call(`/api/v1/content/${contentId}/publish`, { method: "DELETE" });
});
afterAll(async () => {
  host?.close();
  await studio?.stop();
});

const action = { label: "Shop now", address: "https://shop.example/wool" };
const publish = (sharing: Partial<Sharing> = {}) =>
  ada.call(`/api/v1/content/${contentId}/publish`, {
    method: "POST",
    json: { mode: "pin", sharing: { ...plainSharing, ...sharing } },
  });
const ready = (page: Page) => page.locator("[data-ready]").first().waitFor({ timeout: 20_000 });

test("by keyboard: a button with campaign words, an end, sites that may embed it, and what is wrong is said", async () => {
  await owner.goto(`/content/${contentId}/share`);
  const toggle = async (name: string) => {
    await owner.getByRole("switch", { name }).focus();
    await owner.keyboard.press("Space");
  };
  await toggle("Button to your site");
  await toggle("End by itself");
  await owner.getByRole("radio", { name: "These sites" }).or(owner.getByText("These sites")).first().click();
  await owner.getByLabel("Leads to").fill("http://shop.example");
  await owner.getByRole("button", { name: "Publish", exact: true }).click();
  await owner.getByText("Start the address with https://.").waitFor();
  await owner.getByText("Add the first site, or choose another way.").waitFor();
  await expect
    .poll(() => owner.evaluate(() => document.activeElement?.getAttribute("aria-invalid")))
    .toBe("true");

  await owner.getByLabel("Leads to").fill("shop.example/wool");
  await owner.getByRole("button", { name: "Add campaign words" }).press("Enter");
  await owner.getByLabel("Campaign").fill("spring");
  await owner.getByLabel("Add a site").fill("nonsense;");
  await owner.keyboard.press("Enter");
  await owner.getByText("is no site.").waitFor();
  await owner.getByLabel("Add a site").fill("https://Shop.example/page");
  await owner.keyboard.press("Enter");
  await owner.getByRole("button", { name: "Remove shop.example" }).waitFor();
  await owner.getByLabel("Name of chapter 1").fill("How it starts");
  expect(await findBarriersInMain(owner)).toEqual([]);
  await owner.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await owner.getByRole("button", { name: "Unpublish" }).waitFor();

  const visitor = await studio.newPage();
  const answer = await visitor.goto(`/v1/videos/${contentId}`);
  expect(answer?.status()).toBe(200);
  const link = visitor.getByRole("link", { name: "Order now" }).first();
  expect(await link.getAttribute("href")).toBe(
    "https://shop.example/wool?utm_source=vitrine&utm_medium=video&utm_campaign=spring",
  );
  await visitor.getByRole("button", { name: /How it starts/ }).waitFor();
  const framed = await visitor.request.get(`/v0/videos/${contentId}`);
  expect(framed.headers()["content-security-policy"]).toContain("frame-ancestors 'self' shop.example");
});

test("any frame is the poster, the preview moves, and the code of the link is saved", async () => {
  await owner.goto(`/content/${contentId}/share`);
  await owner.getByRole("switch", { name: "Moving preview" }).click();
  const slider = owner.getByLabel("Poster", { exact: true });
  await slider.focus();
  const before = Number(await slider.inputValue());
  await owner.keyboard.press("ArrowRight");
  await owner.getByRole("button", { name: "One frame on" }).click();
  expect(Number(await slider.inputValue())).toBe(before + 2);
  await owner.getByRole("button", { name: "Publish", exact: true }).click();
  await owner.getByRole("button", { name: "Unpublish" }).waitFor();
  const preview = await fetch(`${studio.url}/media/previews/${contentId}`);
  const bytes = Buffer.from(await preview.arrayBuffer());
  expect(bytes.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  // Frames of an animation begin with a graphic control extension each.
  expect(bytes.toString("latin1").split("\x21\xf9\x04").length).toBeGreaterThan(10);

  await owner.getByRole("img", { name: "QR code of the link" }).waitFor();
  for (const [name, ending] of [
    ["SVG", "svg"],
    ["PNG", "png"],
  ] as const) {
    const saved = owner.waitForEvent("download");
    await owner.getByRole("button", { name, exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
  }
  await owner.reload();
  await expect.poll(() => owner.getByLabel("Poster", { exact: true }).inputValue()).toBe(String(before + 2));
});

test("what was set outlives a reload until it is saved, and the link is there once it is published", async () => {
  await owner.goto(`/content/${contentId}/share`);
  await owner.getByRole("switch", { name: "Button to your site" }).click();
  await owner.getByLabel("Leads to").fill("https://shop.example/kept");
  await owner.reload();
  const address = owner.getByLabel("Leads to");
  expect(await address.inputValue()).toBe("https://shop.example/kept");
  await owner.getByRole("button", { name: "Publish", exact: true }).click();
  await expect
    .poll(() => owner.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Link");

  await address.fill("https://shop.example/other");
  await owner.getByText("Not saved yet").waitFor();
  await owner.reload();
  expect(await address.inputValue()).toBe("https://shop.example/other");
  await owner.getByRole("button", { name: "Save settings" }).click();
  await owner.getByText("The settings are saved").waitFor();
  await owner.getByText("Not saved yet").waitFor({ state: "detached" });
});

test("what the server could not be told is kept, and saved once the page is loaded again", async () => {
  await publish();
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/share`);
  const route = "**/api/v1/content/*/publish";
  await page.route(route, (request) => request.abort("internetdisconnected"));
  await page.getByRole("switch", { name: "Let people make it theirs" }).click();
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByText("The settings were not saved").waitFor();
  await page.unroute(route);
  await page.reload();
  await page.getByText("Not saved yet").waitFor();
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByText("The settings are saved").waitFor();
});

test("without a network a preview cannot be drawn, which is said at once, and saved once the network is back", async () => {
  await publish();
  // A browser that has none of the code that draws yet.
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/share`);
  await page.getByRole("region", { name: /^Messages/ }).waitFor({ state: "attached" });
  await page.context().setOffline(true);
  await page.getByRole("switch", { name: "Moving preview" }).click();
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByText(/^The settings were not saved/).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByText("The settings are saved").waitFor();
  expect((await fetch(`${studio.url}/media/previews/${contentId}`)).status).toBe(200);
});

test("settings are saved without the edits since, and a link that is taken down brings none of them back", async () => {
  await publish();
  await owner.goto(`/content/${contentId}/edit`);
  const headline = owner.getByRole("textbox", { name: "Headline, scene 1" });
  const before = await headline.innerText();
  await headline.fill("Only a draft");
  await headline.press("Tab");
  await expect
    .poll(async () =>
      JSON.stringify(await readDocument({ url: new URL(studio.url) }, ada, `content/${contentId}`)),
    )
    .toContain("Only a draft");
  await owner.goto(`/content/${contentId}/share`);
  await owner.getByText("You edited this video after you published it.").waitFor();
  await owner.getByRole("switch", { name: "Let people make it theirs" }).click();
  await owner.getByRole("button", { name: "Save settings" }).click();
  await owner.getByText("The settings are saved").waitFor();
  await owner.getByRole("button", { name: "Publish the changes" }).waitFor();

  const visitor = await studio.newPage();
  await visitor.goto(`/v1/videos/${contentId}`);
  // A link, so that it leads on before the page's own code is there, too.
  const copy = visitor.getByRole("link", { name: "Make it mine" });
  const leadsTo = new URL((await copy.getAttribute("href")) ?? "", studio.url);
  expect([leadsTo.pathname, leadsTo.searchParams.get("to")]).toEqual(["/login", `/v1/videos/${contentId}`]);
  expect(await visitor.innerText("main")).toContain(before);
  expect(await visitor.innerText("main")).not.toContain("Only a draft");

  await owner.getByRole("button", { name: "Unpublish" }).click();
  await owner.getByText("Unpublished. The link shows nothing any more.").waitFor();
  expect(await owner.getByRole("button", { name: "Undo" }).count()).toBe(0);

  // What was set is there for the next time.
  const copying = owner.getByRole("switch", { name: "Let people make it theirs" });
  await owner.getByRole("button", { name: "Publish", exact: true }).waitFor();
  await owner.reload();
  await expect.poll(() => copying.isChecked()).toBe(true);
  await copying.click();
});

test("an edit that viewers see nothing of leaves nothing to publish, nor does another way of showing the same", async () => {
  await publish();
  const { storyboard } = (await readDocument({ url: new URL(studio.url) }, ada, `content/${contentId}`))!;
  const { scenes } = storyboard as { scenes: object[] };
  await writeStoryboard({
    ...(storyboard as object),
    scenes: scenes.map((scene) => ({ ...scene, name: "Mine" })),
  });
  await owner.goto(`/content/${contentId}/share`);
  await owner.getByText("The link shows the version of").waitFor();
  await owner.getByText("Follow my edits").click();
  await owner.getByText("Every edit is public at once.").waitFor();
  expect(await owner.getByRole("button", { name: "Publish the changes" }).count()).toBe(0);
  await owner.getByRole("button", { name: "Save settings" }).click();
  await owner.getByText("The settings are saved").waitFor();
  expect(await (await ada.call(`/api/v1/content/${contentId}/publish`)).json()).toMatchObject({
    publication: { mode: "follow" },
  });
});

test("a viewer who watches to the end and presses the button is counted once, also after a reload", async () => {
  await publish({ callToAction: action });
  const visitor = await studio.newPage({ userAgent });
  const counted = async () => {
    const answer = await ada.call(`/api/v1/content/${contentId}/publish`);
    const { views, completions, clicks } = (await answer.json()) as Record<string, number>;
    return { views, completions, clicks };
  };
  const start = await counted();
  for (const time of [1, 2]) {
    await visitor.goto(`/v1/videos/${contentId}`);
    await ready(visitor);
    await visitor.getByRole("button", { name: "Settings" }).waitFor();
    await visitor.locator("section[data-ready]").focus();
    for (let faster = 0; faster < 4; faster++) await visitor.keyboard.press("Shift+>");
    await visitor.keyboard.press("k");
    await visitor.locator("[data-status=ended]").waitFor({ timeout: 30_000 });
    const opened = visitor.context().waitForEvent("page");
    const link = visitor.locator("[data-status=ended]").getByRole("link", { name: "Shop now" });
    expect(await link.getAttribute("rel")).toContain("noopener");
    await link.click();
    await (await opened).close();
    const once = { views: start.views! + 1, completions: start.completions! + 1, clicks: start.clicks! + 1 };
    await expect.poll(counted, { message: `time ${time}` }).toEqual(once);
  }
});

test("a page of another origin shows a still picture, then drives the player and hears of it", async () => {
  await publish({ callToAction: action, embedding: { by: "domains", domains: ["localhost"] } });
  hostPage = `<vitrine-video video="${contentId}" title="Wide" ratio="16/9" load="tap" style="width:270px"></vitrine-video>
    <div style="height:1500px"></div>
    <div id="below" style="width:270px"></div>
    <script type="module">
      import { createPlayer } from "${studio.url}/embed/v1.js";
      window.player = createPlayer(document.querySelector("#below"), "${contentId}", { muted: true, title: "Roast" });
      window.heard = [];
      for (const name of ["ready", "play", "pause", "time", "end", "cta", "state"]) {
        window.player.on(name, (event) => window.heard.push([name, event]));
      }
    </script>`;
  const page = await studio.newPage({ userAgent });
  const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="160"/>';
  await page.route("**/media/posters/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: tall }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(hostOrigin);
  await page.getByRole("button", { name: "Play Roast" }).waitFor();
  expect(asked.filter((path) => path.startsWith("/v0/") || path.startsWith("/assets/"))).toEqual([]);
  // A picture of another shape than its place fills it, with the sign in its middle.
  const wide = page.getByRole("button", { name: "Play Wide" });
  await wide.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  const place = await wide.boundingBox();
  expect(await wide.locator("img").boundingBox()).toEqual(place);
  const sign = await wide.locator("svg").boundingBox();
  expect((sign?.y ?? 0) + (sign?.height ?? 0) / 2).toBeCloseTo((place?.y ?? 0) + (place?.height ?? 0) / 2, 0);

  await page.getByRole("button", { name: "Play Roast" }).scrollIntoViewIfNeeded();
  type Heard = [string, Record<string, unknown> | undefined][];
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  const names = async () => (await heard()).map(([name]) => name);
  await expect.poll(names, { timeout: 20_000 }).toContain("ready");
  expect((await heard()).find(([name]) => name === "ready")?.[1]).toMatchObject({
    durationSeconds: expect.any(Number),
    hasAction: true,
    chapters: expect.any(Array),
  });
  const state = await page.evaluate(async () => {
    const { player } = window as unknown as { player: import("~/watch/embed/v1").VitrinePlayer };
    player.seek(5);
    player.captions("de");
    player.loop(false);
    return player.state();
  });
  expect(state).toMatchObject({ timeSeconds: 5, muted: true, status: "paused", looping: false });
  await page.evaluate(() => {
    const { player } = window as unknown as { player: import("~/watch/embed/v1").VitrinePlayer };
    player.speed(2);
    player.play();
  });
  await expect.poll(names).toContain("play");
  await expect.poll(names, { timeout: 20_000 }).toContain("end");
  expect(await names()).toContain("time");
  const opened = page.context().waitForEvent("page");
  await page.frameLocator("iframe").getByRole("link", { name: "Shop now" }).last().click();
  await (await opened).close();
  await expect.poll(names).toContain("cta");
});

test("messages of others are ignored on both sides, and a site that is not listed is told so, and nothing of the video", async () => {
  await publish({ embedding: { by: "domains", domains: ["localhost"] } });
  hostPage = `<iframe id="liar" srcdoc="<script>onmessage = ({ data }) => parent.postMessage(data, '*')</script>"></iframe>
    <div id="here" style="width:270px"></div>
    <script type="module">
      import { createPlayer } from "${studio.url}/embed/v1.js";
      window.player = createPlayer(document.querySelector("#here"), "${contentId}", { load: "now", muted: true });
      window.heard = [];
      for (const name of ["ready", "play", "end", "cta", "error"]) window.player.on(name, () => window.heard.push(name));
    </script>`;
  const page = await studio.newPage();
  await page.goto(hostOrigin);
  const names = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(names, { timeout: 20_000 }).toEqual(["ready"]);
  // A frame of somebody else says that the video has ended; the page says nonsense to the player.
  await page.evaluate((origin) => {
    const liar = document.querySelector<HTMLIFrameElement>("#liar");
    liar?.contentWindow?.postMessage({ source: "vitrine", version: 1, type: "ended" }, "*");
    window.postMessage({ source: "vitrine", version: 1, type: "ended" }, "*");
    const frame = document.querySelector<HTMLIFrameElement>("#here iframe");
    for (const message of [
      "play",
      null,
      { target: "vitrine", version: 2, type: "play" },
      { target: "other", type: "play" },
      { target: "vitrine", version: 1, type: "constructor" },
      { target: "vitrine", version: 1, type: "seek", timeSeconds: "<b>" },
    ]) {
      frame?.contentWindow?.postMessage(message, origin);
    }
  }, studio.url);
  const state = await page.evaluate(() =>
    (window as unknown as { player: import("~/watch/embed/v1").VitrinePlayer }).player.state(),
  );
  expect(state.status).toBe("paused");
  expect(await names()).toEqual(["ready"]);

  await publish({ embedding: { by: "domains", domains: ["shop.example"] } });
  await page.goto(hostOrigin);
  await expect.poll(names, { timeout: 20_000 }).toEqual(["error"]);
  const said = page.frameLocator("#here iframe").getByRole("heading");
  expect(await said.allTextContents()).toEqual(["This video may not be shown on this site"]);
  expect(await page.getByRole("button", { name: /^Play/ }).count()).toBe(0);
});

test("a viewer chooses the language of captions in the player's menu, of those its owner offers", async () => {
  const work = (await readDocument({ url: new URL(studio.url) }, ada, `content/${contentId}`))!;
  const storyboard = work.storyboard as { scenes: object[] };
  const said = (text: string) => [{ startSeconds: 0, endSeconds: 30, text }];
  const captions = { en: said("Good morning"), de: said("Guten Morgen"), fr: said("Bonjour") };
  const scenes = storyboard.scenes.map((scene, index) => (index === 0 ? { ...scene, captions } : scene));
  await writeStoryboard({ ...storyboard, scenes });
  await publish({ captionLanguages: ["en", "de"] });

  const visitor = await studio.newPage({ userAgent, locale: "en-US" });
  await visitor.goto(`/v1/videos/${contentId}`);
  await ready(visitor);
  await visitor.getByRole("button", { name: "Settings" }).press("Enter");
  const menu = visitor.getByRole("menu", { name: "Player settings" });
  await menu.getByRole("menuitemradio", { name: "Deutsch" }).waitFor();
  expect(
    await menu.getByRole("group", { name: "Captions" }).getByRole("menuitemradio").allTextContents(),
  ).toEqual(["Off", "English", "Deutsch"]);
  await menu.getByRole("menuitemradio", { name: "Deutsch" }).press("Enter");
  await visitor.getByText("Guten Morgen").waitFor();
  // It is found again.
  await visitor.reload();
  await visitor.getByText("Guten Morgen").waitFor();
  // A page that frames the player asks for its own, whatever was chosen last.
  await visitor.goto(`/v0/videos/${contentId}?captions=en`);
  await visitor.getByText("Good morning").waitFor();

  await owner.goto(`/content/${contentId}/share`);
  expect(await owner.getByRole("checkbox", { name: "Deutsch" }).isChecked()).toBe(true);
  expect(await owner.getByRole("checkbox", { name: "Français" }).isChecked()).toBe(false);
});

test("a video in the trash says why its link shows nothing, and comes back with one press", async () => {
  await publish();
  const visitor = await studio.newPage({ userAgent });
  const status = async () => (await visitor.request.get(`/v1/videos/${contentId}`)).status();
  await owner.goto("/videos");
  await owner.getByRole("button", { name: /^Actions for/ }).click();
  await owner.getByRole("menuitem", { name: "Move to trash" }).click();
  await expect.poll(status).toBe(404);
  await owner.goto(`/content/${contentId}/share`);
  await owner.getByText("Its link shows nothing until you restore it.").waitFor();
  await owner.getByRole("button", { name: "Restore" }).click();
  await owner.getByText("This video is in the trash.").waitFor({ state: "detached" });
  await expect.poll(() => owner.evaluate(() => document.activeElement?.textContent)).toBe("Share");
  expect(await status()).toBe(200);
});

test("on a phone the button of a tall video stands in the first screen, below the whole picture, and fits a narrow frame", async () => {
  expect((await publish({ callToAction: action })).status).toBe(200);
  const visitor = await studio.newPage({ userAgent, viewport: { width: 390, height: 664 }, hasTouch: true });
  await visitor.goto(`/v1/videos/${contentId}`);
  await ready(visitor);
  const button = await visitor.getByRole("main").getByRole("link", { name: action.label }).boundingBox();
  const picture = await visitor.locator("canvas").first().boundingBox();
  expect((button?.y ?? 999) + (button?.height ?? 999)).toBeLessThanOrEqual(664);
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  // Where the browser copies nothing, the address stands there to be copied by hand, in as many lines as it needs.
  await visitor.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await visitor.getByRole("button", { name: "Copy link", exact: true }).tap();
  await visitor.getByRole("button", { name: "Copy it by hand" }).waitFor();
  expect(await findOverflow(visitor)).toEqual([]);

  // As narrow as a frame beside an article: the words of the button on the last picture are all there.
  await visitor.setViewportSize({ width: 160, height: 284 });
  await visitor.goto(`/v0/videos/${contentId}?t=14&muted=1`);
  await ready(visitor);
  await visitor.locator("section[data-ready]").press("k");
  const last = visitor.locator("[data-status=ended]").getByText(action.label).first();
  await last.waitFor();
  expect(await last.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** As the owner's own program writes it under the rules. */
async function writeStoryboard(storyboard: object): Promise<void> {
  const name = `projects/demo-vitrine/databases/(default)/documents/content/${contentId}`;
  const path = "/v1/projects/demo-vitrine/databases/(default)/documents:commit";
  const answer = await fetch(new URL(path, studio.url), {
    method: "POST",
    headers: { Authorization: `Bearer ${ada.token}`, "Content-Type": "application/json" },
    body: JSON.stringify({
      writes: [
        {
          update: { name, fields: { storyboard: encodeValue(storyboard) } },
          updateMask: { fieldPaths: ["storyboard"] },
          updateTransforms: [{ fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" }],
          currentDocument: { exists: true },
        },
      ],
    }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}
