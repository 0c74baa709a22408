import { median, percentile, round } from "../figures.mjs";
import { longVideo } from "./large-videos.mjs";
import { openEditor, selectAt, stage } from "./open-editor.mjs";

const keystrokes = 100;
/** One a second, as busy people make them. */
const editsOfAnHour = 3600;

/** From a key that moves an element until the canvas is painted with it, and what an hour of edits leaves behind. */
export async function* editTimes({ studio, person }) {
  const tab = await openEditor(studio, await longVideo(studio, person.userId));
  await selectAt(tab, 0.4, 0.25);
  await tab.evaluate((canvas) => window.vitrineBench.watch(canvas), stage);
  for (let pressed = 0; pressed < keystrokes; pressed++) {
    await tab.keyboard.press(pressed % 2 ? "ArrowLeft" : "ArrowRight");
    await tab.waitForTimeout(100);
  }
  const times = await tab.evaluate(() => window.vitrineBench.edits);
  await tab.context().close();
  if (times.length < keystrokes) throw new Error(`${times.length} of ${keystrokes} keys changed the canvas.`);
  yield {
    bench: "edit-to-frame-ms",
    value: round(percentile(times, 0.95)),
    unit: "ms",
    goal: 50,
    better: "lower",
    how: `from an arrow key that moves an element of a video of 100 scenes and 400 elements until after the frame in which the canvas is painted with it, 95th percentile of ${times.length} keys, median ${round(median(times))}, no GPU`,
  };
}

export async function* editorMemory({ studio, person }) {
  const tab = await openEditor(studio, await longVideo(studio, person.userId));
  await selectAt(tab, 0.4, 0.25);
  const session = await tab.context().newCDPSession(tab);
  const heapBytes = async () => {
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize;
  };
  // What the first edits load and compile belongs to the start.
  await edit(tab, 60);
  const before = await heapBytes();
  await edit(tab, editsOfAnHour);
  const after = await heapBytes();
  await tab.context().close();
  const megabytes = (bytes) => round(bytes / 1e6);
  yield {
    bench: "editor-memory",
    value: round(after / before),
    unit: "ratio",
    goal: 1.5,
    better: "lower",
    how: `JavaScript heap after ${editsOfAnHour} edits, each sixth an undo or redo (${megabytes(after)} MB), ÷ after 60 (${megabytes(before)} MB), garbage collected; 100 scenes, 400 elements`,
  };
}

async function edit(tab, count) {
  for (let made = 0; made < count; made++) {
    if (made % 12 === 5) await tab.keyboard.press("ControlOrMeta+Z");
    else if (made % 12 === 11) await tab.keyboard.press("ControlOrMeta+Shift+Z");
    else await tab.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][made % 4]);
  }
}
