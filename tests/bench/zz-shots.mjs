import { accountIn, makeDemoVideo } from "../e2e/demo-video.ts";
import { openStudio } from "../e2e/studio.ts";
import { longVideo } from "./editor/large-videos.mjs";
const studio = await openStudio();
try {
  const person = await accountIn(studio);
  const demo = await makeDemoVideo(studio, person);
  const long = await longVideo(studio, person.userId);
  const shots = [
    ["w1440", { width: 1440, height: 900 }, "light", demo], ["d1440", { width: 1440, height: 900 }, "dark", demo],
    ["w1024", { width: 1024, height: 768 }, "light", long], ["p390", { width: 390, height: 844 }, "light", demo],
  ];
  for (const [name, viewport, colorScheme, id] of shots) {
    const page = await studio.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    await studio.signIn(page);
    for (const panel of name === "w1440" ? ["voice", "sound", "captions"] : name === "d1440" ? ["sound"] : ["voice"]) {
      await page.goto(`/content/${id}/edit?panel=${panel}`);
      await page.locator("main").waitFor();
      await page.waitForTimeout(3500);
      if (panel === "sound") await page.getByRole("radio", { name: "Mixer" }).check().catch(() => {});
      await page.waitForTimeout(1200);
      await page.screenshot({ path: `/tmp/tl-${name}-${panel}.png` });
    }
    await page.locator("[data-timeline]").getByRole("radio", { name: "Scenes", exact: true }).check({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/tl-${name}-strip.png` });
    await page.context().close();
  }
} finally { await studio.stop(); }
process.exit(0);
