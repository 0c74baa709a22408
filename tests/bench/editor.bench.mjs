import { accountIn, makeDemoVideo } from "../e2e/demo-video.ts";
import { openStudio } from "../e2e/studio.ts";
import { playerWeight } from "./watch/player-weight.mjs";
import { watchPaint } from "./watch/watch-paint.mjs";

/** The editor of a video, and the pages where it is watched. */
export default async function* editor({ only } = {}) {
  const studio = await openStudio();
  try {
    const person = await accountIn(studio);
    const contentId = await makeDemoVideo(studio, person);
    const isWanted = (part) => !only || only.includes(part);
    if (isWanted("watch") || isWanted("player")) await publish(person, contentId);
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
