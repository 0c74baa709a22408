/**
 * Shows what the built-in models make of the sample prompts: script, angles, pictures and frames, into build/prompts.
 *
 *     npx node scripts/look-at-prompts.mjs [--only=recipe,thin] [--words] [--format=9:16] [--seed=1] [--moment=0.7]
 *       [--picture-format=9:16] [--height=560] [--out=folder]
 *
 * `--words` prints scripts and angles alone, in a second; otherwise each video is drawn, its scenes side by side.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { openBrowserPage } from "../tests/browser/harness.ts";
import { samplePrompts, thinPrompts } from "../tests/fixtures/prompts.ts";
import { makerScripts } from "./vite/maker-scripts.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    words: { type: "boolean", default: false },
    format: { type: "string", default: "9:16" },
    "picture-format": { type: "string" },
    seed: { type: "string", default: "1" },
    moment: { type: "string", default: "0.7" },
    height: { type: "string", default: "560" },
    out: { type: "string" },
  },
});
const seed = Number(values.seed);
const parts = values.only.split(",");
const chosen = [...samplePrompts, ...thinPrompts].filter(({ id }) => parts.some((part) => id.includes(part)));
const folder = values.out ? pathToFileURL(`${values.out}/`) : new URL("../build/prompts/", import.meta.url);

const vite = await createServer(makerScripts());
const load = (path) => vite.ssrLoadModule(`/${path}`);
const { resolveModels } = await load("app/providers/model-catalogue.server.ts");
const { writeScript } = await load("app/providers/write-script.server.ts");
const { makePicture } = await load("app/providers/make-picture.server.ts");
const { maker } = await load("tests/fixtures/maker.ts");
const { storyboardFromScript } = await load("app/scene/storyboard-from-script.ts");
const { sizeOfFormat } = await load("app/scene/format-size.ts");
const { artDirectionOf } = await load("app/scene/art-direction-of.ts");
const { mediaOfAsset } = await load("app/scene/media-of-asset.ts");
const { script: scriptModels, picture: pictureModels } = resolveModels({ maker });
const [model] = scriptModels;

const browser = values.words ? null : await openBrowserPage("prompt-sheet-page.ts");
try {
  await mkdir(folder, { recursive: true });
  for (const sample of chosen) {
    const brief = { ...sample, format: values.format, platform: null, pictureSource: "made", assetIds: [] };
    const { script } = await writeScript({ model, brief, seed, idempotencyKey: sample.id });
    console.log(`\n${sample.id} (${sample.tone}, ${sample.lengthSeconds} s)`);
    for (const claim of script.claims)
      if (claim.backing.kind === "unbacked") console.log("  ! unbacked:", claim.statement);
    for (const scene of script.scenes) console.log(`  ${describe(scene)}`);
    for (const angle of script.angles ?? []) console.log(`    ${angle.kind}: ${angle.headline}`);
    if (!browser) continue;

    const pictures = {};
    const scenePictures = {};
    const direction = artDirectionOf(storyboardFromScript(script, brief, {}, seed), brief, seed);
    for (const [index, scene] of script.scenes.entries()) {
      const { bytes, ...made } = await makePicture({
        model: pictureModels[0],
        prompt: scene.pictureBrief,
        ...sizeOfFormat(values["picture-format"] ?? brief.format, 0.4),
        seed: seed + index,
        direction,
        idempotencyKey: scene.id,
      });
      pictures[scene.id] = `data:${made.mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
      scenePictures[scene.id] = mediaOfAsset({ id: scene.id, ...made });
    }
    const storyboard = storyboardFromScript(script, brief, scenePictures, seed);
    const drawn = await browser.call("drawStoryboard", {
      storyboard,
      pictures,
      moment: Number(values.moment),
      frameHeight: Number(values.height),
    });
    await writeFile(new URL(`${sample.id}.jpg`, folder), Buffer.from(drawn.picture.split(",")[1], "base64"));
    console.log(`  → ${drawn.durationSeconds.toFixed(1)} s, ${drawn.templateId}, ${sample.id}.jpg`);
  }
  for (const error of browser?.errors ?? []) console.error(error);
} finally {
  await browser?.close();
  await vite.close();
}

function describe({ role, label, headline, body, action, figure, icon, pictureBrief }) {
  return [
    role.padEnd(6),
    label && `[${label}]`,
    headline,
    body && `| ${body.replaceAll("\n", " / ")}`,
    action && `(${action})`,
    figure && `#${figure.value}${figure.unit ?? ""}`,
    icon && `<${icon}>`,
    `~ ${pictureBrief}`,
  ]
    .filter(Boolean)
    .join(" ");
}
