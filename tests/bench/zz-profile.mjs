import { writeFileSync } from "node:fs";
import { accountIn } from "../e2e/demo-video.ts";
import { openStudio } from "../e2e/studio.ts";
import { longVideo } from "./editor/large-videos.mjs";
import { openEditor, selectAt } from "./editor/open-editor.mjs";
const studio = await openStudio();
try {
  const person = await accountIn(studio);
  const tab = await openEditor(studio, await longVideo(studio, person.userId));
  await selectAt(tab, 0.4, 0.25);
  const session = await tab.context().newCDPSession(tab);
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 500 });
  await session.send("Profiler.start");
  for (let n = 0; n < 30; n++) { await tab.keyboard.press(n % 2 ? "ArrowLeft" : "ArrowRight"); await tab.waitForTimeout(100); }
  const one = (await session.send("Profiler.stop")).profile;
  writeFileSync("/tmp/timeline-edit.cpuprofile", JSON.stringify(one));
  const box = await tab.locator("[data-timeline-tracks]").boundingBox();
  await session.send("Profiler.start");
  for (let n = 0; n < 2; n++) await session.send("Input.synthesizeScrollGesture", { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), xDistance: n % 2 ? 3000 : -3000, speed: 1500, preventFling: true });
  writeFileSync("/tmp/timeline-scroll.cpuprofile", JSON.stringify((await session.send("Profiler.stop")).profile));
  await tab.screenshot({ path: "/tmp/timeline-long.png" });
} finally { await studio.stop(); }
process.exit(0);
