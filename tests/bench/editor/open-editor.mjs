import { loadavg } from "node:os";
import { median, round } from "../figures.mjs";

/** Of the picture of the video, in the page. */
export const stage = "[data-canvas-pane] > canvas:first-of-type";
/** Of the tracks of the timeline. */
export const tracks = "[data-timeline-tracks] canvas";

/** The editor of a video in a window whose canvas has room for 720 lines, with all it loads by itself loaded. */
export async function openEditor(studio, contentId) {
  const tab = await studio.newPage({ viewport: { width: 2144, height: 1200 }, reducedMotion: "reduce" });
  await studio.signIn(tab);
  await tab.addInitScript(watchCanvases);
  await tab.goto(`/content/${contentId}/edit`);
  await tab.locator("canvas[data-ready]").first().waitFor();
  await tab.locator("[data-timeline-tracks]").waitFor();
  await settled(tab);
  return tab;
}

/** Until for two seconds nothing was loaded and nothing kept the page's thread; what is streamed to it never ends. */
async function settled(tab) {
  await tab.evaluate(
    () =>
      new Promise((resolve) => {
        let last = performance.now();
        const busy = new PerformanceObserver(() => {
          last = performance.now();
        });
        for (const type of ["resource", "longtask"]) busy.observe({ type, buffered: true });
        const looking = setInterval(() => {
          if (performance.now() - last < 2000) return;
          clearInterval(looking);
          busy.disconnect();
          resolve();
        }, 100);
      }),
  );
}

/** In the page: in which frames of the screen one canvas is painted, and how long after a key it shows what the key did. */
function watchCanvases() {
  let watched = null;
  let isPainted = false;
  let pressedAt = null;
  let frames = [];
  let edits = [];
  for (const name of ["fillRect", "drawImage", "clearRect"]) {
    const draw = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function () {
      if (this.canvas === watched) {
        isPainted = true;
        if (pressedAt !== null) tellAfterFrame();
      }
      // biome-ignore lint/complexity/noArguments: an array of its own for each of 400 draws a frame would be measured, too
      return draw.apply(this, arguments);
    };
  }
  function tellAfterFrame() {
    const since = pressedAt;
    pressedAt = null;
    // A message comes after the frame in which it was sent.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => edits.push(performance.now() - since);
    port2.postMessage(0);
  }
  function follow(frameMs) {
    if (!watched) return;
    // What was painted since the last frame was asked for, in it or after.
    if (isPainted) frames.push(frameMs);
    isPainted = false;
    requestAnimationFrame(follow);
  }
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      if (watched) pressedAt = timeStamp;
    },
    { capture: true },
  );
  window.vitrineBench = {
    watch: (selector) => {
      watched = document.querySelector(selector);
      isPainted = false;
      pressedAt = null;
      frames = [];
      edits = [];
      requestAnimationFrame(follow);
    },
    /** Frames in which it was painted, how many a second from the first to the last of them, and times from keys to frames. */
    end: () => {
      watched = null;
      const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
      return { frames: frames.length, rate: seconds > 0 ? (frames.length - 1) / seconds : 0, edits };
    },
  };
}

/**
 * What becomes of a canvas while something is done: frames per second in which it is painted (the screen gives 60), times from
 * keys to frames, and per painted frame the CPU of the page's thread and of all threads of its process, in milliseconds.
 */
export async function watchPaint(tab, selector, run) {
  const session = await tab.context().newCDPSession(tab);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const cpu = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = (name) => metrics.find((metric) => metric.name === name).value;
    return { thread: seconds("ThreadTime") * 1000, process: seconds("ProcessTime") * 1000 };
  };
  await tab.evaluate((canvas) => window.vitrineBench.watch(canvas), selector);
  const before = await cpu();
  await run();
  const after = await cpu();
  const { frames, rate, edits } = await tab.evaluate(() => window.vitrineBench.end());
  await session.detach();
  return {
    rate,
    edits,
    threadMs: (after.thread - before.thread) / Math.max(1, frames),
    processMs: (after.process - before.process) / Math.max(1, frames),
  };
}

/** Of several rounds, in words: what a frame cost, and how busy the machine was. */
export function costs(seen) {
  const per = (name) => round(median(seen.map((one) => one[name])));
  return `a frame took ${per("threadMs")} ms of CPU on the page's thread, ${per("processMs")} on all of its process; load ${load()}`;
}

/** Of the last minute. */
export function load() {
  return round(loadavg()[0]);
}

/** Selects one element by a press on it. Gives where that was, in pixels of the window. */
export async function selectAt(tab, across, down) {
  const box = await tab.locator(stage).boundingBox();
  const at = { x: box.x + across * box.width, y: box.y + down * box.height };
  await tab.mouse.click(at.x, at.y);
  await tab.locator("[data-selection-frame]:not([hidden])").waitFor();
  return at;
}
