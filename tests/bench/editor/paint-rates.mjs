import { median, round } from "../figures.mjs";
import { fullScene, longVideo } from "./large-videos.mjs";
import { costs, openEditor, selectAt, stage, tracks, watchPaint } from "./open-editor.mjs";

const rounds = 5;

/** How often a second the canvas is painted while one of 400 elements is dragged, and while they play. */
export async function* canvasRates({ studio, person }) {
  const tab = await openEditor(studio, await fullScene(studio, person.userId));
  const at = await selectAt(tab, 10.5 / 25, 8.5 / 16);
  const dragging = [];
  for (let time = 0; time < rounds; time++) {
    dragging.push(await watchPaint(tab, stage, () => dragAbout(tab, at)));
  }
  yield {
    bench: "editor-drag-fps",
    value: round(median(ratesOf(dragging))),
    unit: "frames/s",
    goal: 55,
    better: "higher",
    how: `frames of the screen in which the canvas is painted while the pointer drags one of 400 elements, all in sight, 100 of them with keyframes; median of ${rounds} drags (${listed(dragging)}), no GPU; ${costs(dragging)}`,
  };
  const lines = await tab.locator(stage).evaluate(({ height }) => height);
  const playing = [];
  const play = tab.getByRole("button", { name: "Play", exact: true }).first();
  const pause = tab.getByRole("button", { name: "Pause", exact: true }).first();
  for (let time = 0; time < rounds; time++) {
    // From the start each time: in a row they would come to the end, where there is nothing to pause.
    await tab.keyboard.press("Home");
    await play.click();
    playing.push(await watchPaint(tab, stage, () => tab.waitForTimeout(2500)));
    await pause.click();
  }
  await tab.context().close();
  yield {
    bench: "editor-preview-fps",
    value: round(median(ratesOf(playing))),
    unit: "frames/s",
    goal: 30,
    better: "higher",
    how: `frames in which the canvas is painted while the same scene plays on a canvas of ${lines} lines when it stands, median of ${rounds} times 2.5 s (${listed(playing)}), no GPU; ${costs(playing)}`,
  };
}

const ratesOf = (seen) => seen.map(({ rate }) => rate);
const listed = (seen) => ratesOf(seen).map(round).join(", ");

/** In a circle, with more events than the screen has frames, and back to where it began. */
async function dragAbout(tab, { x, y }) {
  const session = await tab.context().newCDPSession(tab);
  const send = (type, turn) =>
    session.send("Input.dispatchMouseEvent", {
      type,
      x: x + 60 * Math.sin(turn),
      y: y + 40 * Math.sin(2 * turn),
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: type === "mouseMoved" ? 0 : 1,
    });
  await send("mousePressed", 0);
  const sent = [];
  const start = performance.now();
  for (let passed = 0; passed < 2000; passed = performance.now() - start) {
    sent.push(send("mouseMoved", (passed / 2000) * 2 * Math.PI));
    await new Promise((resolve) => setTimeout(resolve, 6));
  }
  await Promise.all(sent);
  await send("mouseMoved", 2 * Math.PI);
  await send("mouseReleased", 2 * Math.PI);
  await session.detach();
}

/** Presses of "Zoom in" from where all of a video of five minutes is in sight: some 50 pixels a second, a minute beside the canvas. */
const zoomSteps = 5;

/** How often a second the timeline is painted while somebody scrolls through 100 scenes with 400 elements. */
export async function* timelineRate({ studio, person }) {
  const tab = await openEditor(studio, await longVideo(studio, person.userId));
  const scroller = tab.locator("[data-timeline-tracks]");
  const box = await scroller.boundingBox();
  for (let step = 0; step < zoomSteps; step++) await tab.getByRole("button", { name: "Zoom in" }).click();
  const session = await tab.context().newCDPSession(tab);
  const seen = [];
  const start = await scroller.evaluate(({ scrollLeft }) => scrollLeft);
  let scrolled = 0;
  for (let time = 0; time < 2 * rounds; time++) {
    const scroll = () =>
      session.send("Input.synthesizeScrollGesture", {
        x: Math.round(box.x + box.width / 2),
        y: Math.round(box.y + box.height / 2),
        xDistance: time % 2 === 0 ? -3000 : 3000,
        speed: 1500,
        preventFling: true,
      });
    seen.push(await watchPaint(tab, tracks, scroll));
    if (time === 0) scrolled = (await scroller.evaluate(({ scrollLeft }) => scrollLeft)) - start;
  }
  const shown = await scroller.evaluate(({ clientWidth, scrollWidth }) => (300 * clientWidth) / scrollWidth);
  await tab.context().close();
  yield {
    bench: "timeline-scroll-fps",
    value: round(median(ratesOf(seen))),
    unit: "frames/s",
    goal: 55,
    better: "higher",
    how: `frames of the screen in which the tracks of 100 scenes with 400 elements are painted while a finger scrolls ${round(scrolled)} px at 1,500 px/s, there and back, with about ${round(shown)} of 300 s in sight; median of ${seen.length} (${listed(seen)}), no GPU; ${costs(seen)}`,
  };
}
