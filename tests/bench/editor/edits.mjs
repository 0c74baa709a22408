import { median, percentile, round } from "../figures.mjs";
import { longVideo } from "./large-videos.mjs";
import { costs, load, openEditor, selectAt, stage, watchPaint } from "./open-editor.mjs";

const rounds = 3;
const keystrokes = 100;
/** One a second, as busy people make them, saved once a minute. */
const minutes = 60;
const editsOfMinute = 60;

/** From a key that moves an element until the canvas is painted with it. */
export async function* editTimes({ studio, person }) {
  const tab = await openEditor(studio, await longVideo(studio, person.userId));
  await selectAt(tab, 0.4, 0.25);
  const seen = [];
  for (let time = 0; time < rounds; time++) seen.push(await watchPaint(tab, stage, () => press(tab)));
  await tab.context().close();
  const times = seen.flatMap(({ edits }) => edits);
  const wanted = rounds * keystrokes;
  if (times.length < wanted) throw new Error(`${times.length} of ${wanted} keys changed the canvas.`);
  const ofRounds = seen.map(({ edits }) => round(percentile(edits, 0.95)));
  yield {
    bench: "edit-to-frame-ms",
    value: round(percentile(times, 0.95)),
    unit: "ms",
    goal: 50,
    better: "lower",
    how: `from an arrow key that moves an element of a video of 100 scenes and 400 elements until after the frame in which the canvas is painted with it, 95th percentile of ${times.length} keys (of each ${keystrokes}: ${ofRounds.join(", ")}), median ${round(median(times))}, no GPU; ${costs(seen)}`,
  };
}

async function press(tab) {
  for (let pressed = 0; pressed < keystrokes; pressed++) {
    await tab.keyboard.press(pressed % 2 ? "ArrowLeft" : "ArrowRight");
    await tab.waitForTimeout(100);
  }
}

/** What an hour of edits leaves behind. */
export async function* editorMemory({ studio, person }) {
  const tab = await openEditor(studio, await longVideo(studio, person.userId));
  await selectAt(tab, 0.4, 0.25);
  const session = await tab.context().newCDPSession(tab);
  const heapBytes = async () => {
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize;
  };
  const heaps = [];
  for (let minute = 0; minute < minutes; minute++) {
    await editForMinute(tab);
    // What the first edits load and compile belongs to the start.
    if (minute === 0 || minute % 15 === 14) heaps.push(await heapBytes());
  }
  await tab.context().close();
  const megabytes = (bytes) => round(bytes / 1e6);
  yield {
    bench: "editor-memory",
    value: round(heaps.at(-1) / heaps[0]),
    unit: "ratio",
    goal: 1.5,
    better: "lower",
    how: `JavaScript heap after ${minutes * editsOfMinute} edits, each sixth an undo or redo, saved ${minutes} times, ÷ after ${editsOfMinute}, garbage collected (then, and after each quarter of them: ${heaps.map(megabytes).join(", ")} MB); 100 scenes, 400 elements; load ${load()}`,
  };
}

async function editForMinute(tab) {
  for (let made = 0; made < editsOfMinute; made++) {
    if (made % 12 === 5) await tab.keyboard.press("ControlOrMeta+Z");
    else if (made % 12 === 6) await tab.keyboard.press("ControlOrMeta+Shift+Z");
    else await tab.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][made % 4]);
  }
  await tab.getByText("Saved", { exact: true }).waitFor();
}
