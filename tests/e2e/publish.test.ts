import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Account } from "../worker/local-studio.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let ada: Account;
let contentId: string;
let owner: Page;

beforeAll(async () => {
  studio = await shareStudio();
  ada = await accountIn(studio);
  contentId = await makeDemoVideo(studio, ada);
  owner = await studio.newPage();
  await studio.signIn(owner);
});
beforeEach(async () => {
  await ada.call(`/api/v1/content/${contentId}/publish`, { method: "DELETE" });
});
afterAll(() => studio?.stop());

/** A number that changes when what the player's canvas shows changes. */
function readPixels(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.querySelector("canvas");
    const small = document.createElement("canvas");
    small.width = small.height = 16;
    const context = small.getContext("2d");
    if (canvas) context?.drawImage(canvas, 0, 0, 16, 16);
    return String(context?.getImageData(0, 0, 16, 16).data);
  });
}

const ready = (page: Page) => page.locator("[data-ready]").first().waitFor({ timeout: 20_000 });

async function publish(): Promise<void> {
  await owner.goto(`/content/${contentId}/share`);
  await owner.getByRole("button", { name: "Publish", exact: true }).click();
  await owner.getByRole("button", { name: "Unpublish" }).waitFor();
}

async function unpublish(): Promise<void> {
  await owner.goto(`/content/${contentId}/share`);
  await owner.getByRole("button", { name: "Unpublish" }).click();
  await owner.getByRole("button", { name: "Publish", exact: true }).waitFor();
}

test("before it is published only its owner sees it, and is told so", async () => {
  await owner.goto(`/content/${contentId}`);
  await owner.getByText("Only you can see this").waitFor();
  const visitor = await studio.newPage();
  expect((await visitor.goto(`/content/${contentId}`))?.status()).toBe(404);
  await visitor.getByRole("heading", { level: 1 }).waitFor();
  await visitor.context().close();
});

test("published it plays for anybody and counts a view; unpublished all of it is gone", async () => {
  await publish();
  await owner.getByRole("img", { name: "Poster of the video" }).waitFor();
  expect(await findBarriersInMain(owner)).toEqual([]);

  // As a person's browser says: a headless one counts as a program.
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const visitor = await studio.newPage({ userAgent, reducedMotion: "no-preference" });
  const media = new Set<string>();
  const pictures: string[] = [];
  visitor.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/media/")) media.add(pathname + search);
    if (pathname.startsWith("/media/assets/")) pictures.push(pathname);
  });
  expect((await visitor.goto(`/v1/videos/${contentId}`))?.status()).toBe(200);
  await ready(visitor);
  expect(await findBarriersInMain(visitor)).toEqual([]);
  // What the page asks for ahead is what the player takes: nothing is loaded twice.
  expect(await visitor.locator('link[rel="preload"][as="fetch"]').count()).toBeGreaterThan(0);
  expect(pictures).toEqual([...new Set(pictures)]);
  const before = await readPixels(visitor);
  const counted = visitor.waitForResponse((answer) => answer.url().endsWith("/view"));
  await visitor.getByRole("button", { name: "Play", exact: true }).first().click();
  expect((await counted).status()).toBe(204);
  await expect.poll(() => readPixels(visitor)).not.toBe(before);
  expect(media.size).toBeGreaterThan(0);

  const oembed = await visitor.locator('link[type="application/json+oembed"]').getAttribute("href");
  const linked = JSON.parse(
    (await visitor.locator('script[type="application/ld+json"]').textContent()) ?? "null",
  );
  expect(linked).toMatchObject({ "@type": "VideoObject", embedUrl: `${studio.url}/v0/videos/${contentId}` });
  const addresses = [
    `/content/${contentId}`,
    `/v1/videos/${contentId}`,
    `/v0/videos/${contentId}`,
    oembed ?? "",
    ...media,
  ];
  for (const address of addresses) expect((await visitor.request.get(address)).status(), address).toBe(200);
  const markup = await (await visitor.request.get(`/v1/videos/${contentId}`)).text();
  expect(markup).toMatch(/<img src="data:image\/jpeg;base64,[^"]{300,2000}"/);
  expect(markup).toContain(`<noscript><img src="/media/posters/${contentId}?v=`);

  await owner.goto(`/content/${contentId}/share`);
  await owner.getByRole("definition").filter({ hasText: /^1\b/ }).first().waitFor();
  await owner.getByText(/^The link shows the version of /).waitFor();

  await unpublish();
  for (const address of addresses) expect((await visitor.request.get(address)).status(), address).toBe(404);
  await visitor.context().close();
});

test("the first frame is drawn before the router's code is asked for, and stays while the player takes over", async () => {
  await publish();
  const visitor = await studio.newPage({ reducedMotion: "no-preference" });
  await visitor.addInitScript(() => {
    /** Of each frame of the page after the first drawn one: what lies over the picture, and the picture's mean colours. */
    const looks: { cover: string; colours: number[] }[] = [];
    Object.assign(window, { looks });
    const small = new OffscreenCanvas(4, 4).getContext("2d", { willReadFrequently: true });
    const look = () => {
      requestAnimationFrame(look);
      const canvas = document.querySelector("canvas");
      if (!canvas || !small || performance.getEntriesByName("vitrine:first-frame").length === 0) return;
      small.drawImage(canvas, 0, 0, 4, 4);
      looks.push({
        cover: (canvas.nextElementSibling as HTMLElement).style.opacity,
        colours: [...small.getImageData(0, 0, 4, 4).data],
      });
    };
    look();
  });
  await visitor.goto(`/v1/videos/${contentId}`);
  await ready(visitor);
  await visitor.getByRole("button", { name: "Play", exact: true }).first().waitFor();
  const { drawnMs, scripts, routerMs, looks } = await visitor.evaluate(() => ({
    drawnMs: performance.getEntriesByName("vitrine:first-frame")[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
    routerMs: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/(framework|entry\.client)-/.test(name))
      .map(({ startTime }) => startTime),
    looks: (window as unknown as { looks: { cover: string; colours: number[] }[] }).looks,
  }));
  // One that the page's policy kept from being preloaded is entered here twice.
  expect(scripts.filter((name, index) => scripts.indexOf(name) < index)).toEqual([]);
  expect(routerMs).toHaveLength(2);
  expect(Math.min(...routerMs)).toBeGreaterThan(drawnMs);
  const [first, ...later] = looks;
  expect(first?.cover).toBe("0");
  expect(new Set(first?.colours).size).toBeGreaterThan(2);
  for (const { cover, colours } of later) {
    expect(cover).toBe("0");
    // A picture that is drawn larger elsewhere comes finer with the rest of the video.
    const change = Math.max(...colours.map((value, index) => Math.abs(value - (first?.colours[index] ?? 0))));
    expect(change).toBeLessThan(12);
  }
  await visitor.context().close();
});

test("a page whose first frame cannot be drawn still gets its player", async () => {
  await publish();
  const visitor = await studio.newPage();
  await visitor.addInitScript(() => {
    const parse = JSON.parse;
    JSON.parse = (text, ...rest) => {
      if (String(text).includes("timeSeconds")) throw new Error("not to be drawn");
      return parse(text, ...rest);
    };
  });
  await visitor.goto(`/v1/videos/${contentId}`);
  await ready(visitor);
  await visitor.context().close();
});

test("a frame on another page is driven by messages", async () => {
  await publish();
  const host = await studio.newPage();
  await host.goto(`/v1/videos/${contentId}`);
  const events = await host.evaluate(async (address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    frame.style.cssText = "position:fixed;inset:0;width:360px;height:640px;z-index:99";
    const seen: { type: string; timeSeconds?: number; speed?: number }[] = [];
    const send = (command: object) =>
      frame.contentWindow?.postMessage({ target: "vitrine", ...command }, "*");
    const until = (wanted: (event: { type: string; timeSeconds?: number; speed?: number }) => boolean) =>
      new Promise<void>((resolve) => {
        const listen = ({ source, data }: MessageEvent) => {
          if (source !== frame.contentWindow || data?.source !== "vitrine") return;
          seen.push(data);
          if (!wanted(data)) return;
          removeEventListener("message", listen);
          resolve();
        };
        addEventListener("message", listen);
      });
    const isReady = until(({ type }) => type === "ready");
    document.body.appendChild(frame);
    await isReady;
    const isAtFive = until(({ type, timeSeconds }) => type === "time" && timeSeconds === 5);
    send({ type: "seek", timeSeconds: 5 });
    await isAtFive;
    const isFaster = until(({ type, speed }) => type === "state" && speed === 2);
    send({ type: "speed", speed: 1.9 });
    await isFaster;
    const isPlaying = until(({ type }) => type === "playing");
    send({ type: "mute" });
    send({ type: "play" });
    await isPlaying;
    const isPaused = until(({ type }) => type === "paused");
    send({ type: "pause" });
    await isPaused;
    return seen.map(({ type }) => type);
  }, `/v0/videos/${contentId}`);
  expect(events[0]).toBe("ready");
  expect(events).toEqual(expect.arrayContaining(["time", "state", "playing", "paused"]));
  await host.context().close();
});

test("behind a password nothing is shown until it is given", async () => {
  await owner.goto(`/content/${contentId}/share`);
  await owner.getByRole("switch", { name: "Ask for a password" }).click();
  await owner.getByRole("button", { name: "Publish", exact: true }).click();
  await owner.getByText("Choose a password of at least 8 characters.").waitFor();
  await owner.getByLabel("Password", { exact: true }).fill("harbour wall");
  await owner.getByRole("button", { name: "Publish", exact: true }).click();
  await owner.getByRole("button", { name: "Unpublish" }).waitFor();
  await owner.getByText("A video with a password cannot be embedded").waitFor();

  const visitor = await studio.newPage();
  expect((await visitor.goto(`/v1/videos/${contentId}`))?.status()).toBe(403);
  expect(await visitor.content()).not.toContain("VideoObject");
  expect(await findBarriersInMain(visitor)).toEqual([]);
  await visitor.getByLabel("Password").fill("wrong");
  await visitor.keyboard.press("Enter");
  await visitor.getByText("That is not the password.").waitFor();
  await visitor.getByLabel("Password").fill("harbour wall");
  await visitor.keyboard.press("Enter");
  await ready(visitor);
  expect(await visitor.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");

  const stranger = await studio.newPage();
  expect((await stranger.goto(`/v0/videos/${contentId}`))?.status()).toBe(403);
  await stranger.getByRole("link", { name: "Open its page" }).waitFor();
  await stranger.context().close();
  await visitor.context().close();
});
