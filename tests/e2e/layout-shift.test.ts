import { afterAll, beforeAll, expect, test } from "vitest";
import { fillGallery } from "../fixtures/fill-gallery.ts";
import { signUp } from "../fixtures/sign-up.ts";
import { writeAsService } from "../fixtures/write-as-service.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

/** As the browser tells it (https://wicg.github.io/layout-instability). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What is not seen to move (https://web.dev/articles/cls calls up to 0.1 good). */
const most = 0.02;

test("on a phone nothing moves while a page fills", async () => {
  const person = { email: `still-${crypto.randomUUID()}@example.com`, password: "a long password" };
  const ownerId = await signUp(studio.url, person.email, person.password);
  await fillGallery(studio, { ownerId, count: 30, withAssets: true });
  const now = new Date();
  const board = { name: "Autumn", sharing: "private", trashedAt: null, createdAt: now, updatedAt: now };
  await writeAsService(studio, [[`boards/still-${ownerId}`, { ...board, ownerId }]]);
  const shifts: { path: string; sum: number; moved: string[] }[] = [];
  for (const [path, last] of [
    ["/image-gen/all", "Any board"],
    ["/prompt-to-video", "What is the video about?"],
    ["/image-gen", "Your first images are one sentence away"],
  ] as const) {
    // A browser that has neither the fonts nor the documents yet.
    const page = await studio.newPage({ viewport: { width: 390, height: 844 } });
    await studio.signIn(page, person);
    await page.addInitScript(() => {
      const moved = { sum: 0, moved: [] as string[] };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          moved.sum += entry.value;
          // Read at once: what moved may be gone when the page is asked.
          for (const { node, previousRect, currentRect } of entry.sources) {
            const tag = node instanceof Element ? node.cloneNode(false) : node;
            const words = `${(tag as Element | null)?.outerHTML ?? tag?.nodeName} ${node?.textContent?.slice(0, 40)}`;
            moved.moved.push(
              `${words}: ${previousRect.y} to ${currentRect.y}, ${Math.round(entry.startTime)} ms`,
            );
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await page.getByText(last).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    // Shifts are told after the frame they were seen in.
    const seen = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { moved: { sum: number; moved: string[] } }).moved;
    });
    shifts.push({ path, ...seen });
  }
  expect(shifts.filter(({ sum }) => sum > most)).toEqual([]);
});
