import { loadEngineAssets } from "~/media/load-engine-assets";
import { fitCanvas, paint } from "~/player/paint";
import { pagePictures } from "~/player/picture-pool";
import type { FirstFrame } from "./first-frame-of";
import { firstFrameElementId, routerWaits } from "./opening-marks";
import { publicPicturePath } from "./watched-video";

/** Somebody whose pictures do not come shall have the page's buttons at least. */
const longestWaitMs = 3000;

/**
 * The first script of a page with a video, and until the first frame is drawn its only one: it draws into the canvas
 * that the server sent, then has the router and with it the player loaded, which takes over the same canvas. What is
 * loaded here (code, fonts, pictures) the player finds.
 */
async function drawFirstFrame(): Promise<void> {
  const text = document.getElementById(firstFrameElementId)?.textContent;
  const canvas = document.querySelector<HTMLCanvasElement>("main canvas");
  if (!text || !canvas) return;
  const { composition, contentId, fontFamilies, timeSeconds } = JSON.parse(text) as FirstFrame;
  const assets = await loadEngineAssets(composition, {
    mediaUrl: (assetId) => publicPicturePath(contentId, assetId),
    pictureSource: pagePictures.source,
    fontFamilies,
  });
  try {
    await assets.prepare(timeSeconds);
    fitCanvas(canvas, composition);
    paint(canvas, { composition, assets, fromSeconds: timeSeconds, untilSeconds: timeSeconds }, timeSeconds);
    // The poster or the colour in front of it; the player sets the same once it is there.
    const cover = canvas.nextElementSibling;
    if (cover instanceof HTMLElement) cover.style.opacity = "0";
  } finally {
    assets.close();
  }
}

/** Puts back what `routerAfterFirstFrame` held up, so that the document is as React rendered it. */
function startRouter(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${routerWaits.linkRel}"]`)) {
    link.rel = "modulepreload";
  }
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(
    `script[type="${routerWaits.scriptType}"]`,
  )) {
    // What has not run runs when it is put in anew as a module. The same element: no string becomes a script.
    const marker = document.createComment("");
    waiting.replaceWith(marker);
    waiting.type = "module";
    marker.replaceWith(waiting);
  }
}

/** The player says what cannot be loaded. */
const drawn = drawFirstFrame().catch(() => {});
void Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]).then(startRouter);
