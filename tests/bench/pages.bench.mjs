import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accountIn, makeDemoVideo } from "../e2e/demo-video.ts";
import { openStudio } from "../e2e/studio.ts";
import { largestPaint } from "./pages/largest-paint.mjs";
import { readMarkup } from "./pages/read-markup.mjs";
import { scriptWeights } from "./pages/script-weights.mjs";
import { speeds } from "./pages/speeds.mjs";
import { workerStart } from "./pages/worker-start.mjs";
import { bareFolder } from "./pages/workers.mjs";

const userAgent = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150 Safari/537.36";

export default async function* pages() {
  const studio = await openStudio();
  try {
    const ada = await accountIn(studio);
    const videoId = await makeDemoVideo(studio, ada);
    await ada.call(`/api/v1/content/${videoId}/publish`, { method: "POST", json: { mode: "pin" } });
    await buildBarePage(studio, ada.token);

    yield* speeds({ token: ada.token, studioUrl: new URL(studio.url), userAgent });
    yield* workerStart({ studioUrl: new URL(studio.url) });
    yield* scriptWeights({ studio, videoId, userAgent });
    yield* largestPaint({ studio, userAgent });
  } finally {
    await studio.stop();
  }
}

async function buildBarePage(studio, token) {
  const tab = await studio.newPage({ userAgent });
  await tab.context().addCookies([{ name: "authToken", value: token, url: studio.url }]);
  await writeFile(join(bareFolder, "app/markup.json"), JSON.stringify(await readMarkup(tab, "/videos")));
  await tab.context().close();
  execFileSync("react-router", ["build"], { cwd: bareFolder, stdio: ["ignore", "ignore", "inherit"] });
}
