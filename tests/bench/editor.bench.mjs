import { accountIn, makeDemoVideo } from "../e2e/demo-video.ts";
import { openStudio } from "../e2e/studio.ts";
import { editorWeight } from "./editor/editor-weight.mjs";
import { editorMemory, editTimes } from "./editor/edits.mjs";
import { canvasRates, timelineRate } from "./editor/paint-rates.mjs";
import { playerWeight } from "./watch/player-weight.mjs";
import { watchPaint } from "./watch/watch-paint.mjs";

/** The editor of a video, and the pages where it is watched. */
export default async function* editor({ only } = {}) {
  const studio = await openStudio();
  try {
    const person = await accountIn(studio);
    const isWanted = (part) => !only || only.includes(part);
    if (isWanted("weight")) yield* editorWeight();
    if (isWanted("canvas")) yield* canvasRates({ studio, person });
    if (isWanted("timeline")) yield* timelineRate({ studio, person });
    if (isWanted("edits")) yield* editTimes({ studio, person });
    if (isWanted("memory")) yield* editorMemory({ studio, person });
    if (!isWanted("watch") && !isWanted("player")) return;
    const contentId = await makeDemoVideo(studio, person);
    await publish(person, contentId);
    if (isWanted("watch")) yield* watchPaint({ studio, contentId });
    if (isWanted("player")) yield* playerWeight({ studio, contentId });
  } finally {
    await studio.stop();
  }
}

/** As somebody publishes it who wants everything on the page. */
async function publish(person, contentId) {
  const sharing = {
    callToAction: { label: "Shop now", address: "https://shop.example/" },
    mayDuplicate: true,
  };
  const json = { mode: "pin", sharing };
  const answer = await person.call(`/api/v1/content/${contentId}/publish`, { method: "POST", json });
  if (!answer.ok) throw new Error(`Publishing answered ${answer.status}: ${await answer.text()}`);
}
