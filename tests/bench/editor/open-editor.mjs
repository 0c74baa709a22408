/** Of the picture of the video, in the page. */
export const stage = "[data-canvas-pane] > canvas:first-of-type";
/** Of the tracks of the timeline. */
export const tracks = "[data-timeline-tracks] canvas";

/** The editor of a video in a window whose canvas has room for 720 lines, with all it loads by itself loaded. */
export async function openEditor(studio, contentId) {
  const tab = await studio.newPage({ viewport: { width: 2048, height: 1160 }, reducedMotion: "reduce" });
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

/** In the page: in which frames of the screen each canvas is painted, and how long after a key the canvas shows it. */
function watchCanvases() {
  const painted = new WeakMap();
  const edits = [];
  let pressedAt = null;
  let watched = null;
  for (const name of ["fillRect", "drawImage", "clearRect"]) {
    const draw = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (...values) {
      const { canvas } = this;
      if (canvas.isConnected) {
        const frames = painted.get(canvas) ?? new Set();
        painted.set(canvas, frames.add(document.timeline.currentTime));
        if (pressedAt !== null && canvas === watched) {
          const since = pressedAt;
          pressedAt = null;
          // A message comes after the frame in which it was sent.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => edits.push(performance.now() - since);
          port2.postMessage(0);
        }
      }
      return draw.apply(this, values);
    };
  }
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      if (watched) pressedAt = timeStamp;
    },
    { capture: true },
  );
  window.vitrineBench = {
    edits,
    watch: (selector) => {
      watched = document.querySelector(selector);
    },
    forget: (selector) => painted.delete(document.querySelector(selector)),
    /** Frames per second from the first to the last in which a canvas was painted. */
    rate: (selector) => {
      const times = [...(painted.get(document.querySelector(selector)) ?? [])].sort((a, b) => a - b);
      return times.length < 2 ? 0 : ((times.length - 1) * 1000) / (times.at(-1) - times[0]);
    },
  };
}

/** Frames per second in which a canvas is painted while something is done; the screen gives 60. */
export async function paintRate(tab, selector, run) {
  await tab.evaluate((canvas) => window.vitrineBench.forget(canvas), selector);
  await run();
  return tab.evaluate((canvas) => window.vitrineBench.rate(canvas), selector);
}

/** Selects one element by a press on it. Gives where that was, in pixels of the window. */
export async function selectAt(tab, across, down) {
  const box = await tab.locator(stage).boundingBox();
  const at = { x: box.x + across * box.width, y: box.y + down * box.height };
  await tab.mouse.click(at.x, at.y);
  await tab.locator("[data-selection-frame]:not([hidden])").waitFor();
  return at;
}
