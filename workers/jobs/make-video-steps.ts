import type { ArtDirection } from "~/domain/image/art-direction";
import { type KeptReport, keptReportOf } from "~/domain/image/picture-report";
import type { ScriptRecipe } from "~/domain/image/recipe";
import type { VideoStart } from "~/domain/jobs/job-room";
import { openBy } from "~/domain/video/edit-script";
import type { Script, ScriptScene } from "~/domain/video/script";
import { deviceScriptModel } from "~/providers/device-model.server";
import { makePicture } from "~/providers/make-picture.server";
import { choosePictureModel, chooseScriptModel, resolveModels } from "~/providers/model-catalogue.server";
import { readBrief } from "~/providers/read-brief.server";
import { writeScript } from "~/providers/write-script.server";
import { bindFacts } from "~/scene/bind-facts";
import { sizeOfFormat } from "~/scene/format-size";
import { mediaOfAsset } from "~/scene/media-of-asset";
import { acceptedInStoryboard } from "~/scene/storyboard-claims";
import { type ScenePictures, storyboardFromScript } from "~/scene/storyboard-from-script";
import { usableBrand } from "~/server/brands/usable-brand.server";
import { withOwnTheme } from "~/server/jobs/art-direction.server";
import type { Settings } from "~/settings/settings.server";
import { createAsset, getAsset, getOwnAssets } from "~/stores/assets/assets.server";
import { createContent, deleteContent, getContent } from "~/stores/content/content.server";
import { stableId, stableSeed } from "~/stores/firestore/stable-id.server";
import { JobFailure } from "./step-result";

/** What the steps of a video know of their job. */
export type VideoJob = Pick<VideoStart, "jobId" | "ownerId" | "input">;

export async function writeJobScript(
  settings: Settings,
  { jobId, ownerId, input }: VideoJob,
): Promise<{ script: Script; recipe: ScriptRecipe }> {
  const catalogue = resolveModels(settings.providers);
  const { brief } = input;
  const model = input.scriptAnswer
    ? deviceScriptModel(input.scriptAnswer)
    : chooseScriptModel(catalogue, input.scriptModelId, brief.language);
  const { maker } = settings.providers;
  // The built-in writer takes the brief apart itself.
  const isRead = maker && model.provider !== "built-in";
  const reading = isRead ? await readBrief({ maker }, { ...brief, region: null }) : null;
  const { script, recipe } = await writeScript({
    model,
    brief,
    facts: brief.facts ?? [],
    reading,
    brand: brief.brandId ? await usableBrand(settings, brief.brandId, ownerId) : null,
    seed: await stableSeed(jobId),
    idempotencyKey: `${jobId}:script`,
  });
  return { script: openBy(script, brief.opening), recipe };
}

/**
 * Makes the picture of a scene and keeps it as an asset; one that is already there is not asked for again, nor is one
 * that the user had made while reading the script. `place` is the scene's in the script, from 0.
 */
export async function makeScenePicture(
  settings: Settings,
  { jobId, ownerId, input }: VideoJob,
  { scene, place }: { scene: ScriptScene; place: number },
  common: ArtDirection,
): Promise<{ assetId: string; isNew: boolean; report: KeptReport | null }> {
  const chosen = await getOwnAssets(settings, scene.pictureAssetId ? [scene.pictureAssetId] : [], ownerId);
  if (chosen[0]) return { assetId: chosen[0].id, isNew: false, report: chosen[0].report ?? null };
  const assetId = await stableId("scene picture", jobId, scene.id);
  const known = await getAsset(settings, assetId);
  if (known) return { assetId, isNew: true, report: known.report ?? null };
  const direction = { ...common, place };
  const picture = await makePicture({
    model: choosePictureModel(resolveModels(settings.providers), input.pictureModelId),
    prompt: scene.pictureBrief,
    ...sizeOfFormat(input.brief.format),
    // Seeds that follow one another give pictures that differ from their neighbours.
    seed: direction.seed + place,
    direction,
    idempotencyKey: `${jobId}:picture:${scene.id}`,
  });
  const report = picture.report && keptReportOf(picture.report);
  await createAsset(settings, assetId, new Uint8Array(picture.bytes), {
    ownerId,
    name: scene.headline,
    mediaType: picture.mediaType,
    width: picture.width,
    height: picture.height,
    origin: "made",
    alt: picture.alt,
    recipe: picture.recipe,
    report,
    jobId,
  });
  return { assetId, isNew: true, report };
}

export interface VideoParts {
  script: Script;
  recipe: ScriptRecipe;
  /** Scene id → asset id of the picture made for it. */
  madePictures: Readonly<Record<string, string>>;
}

/** Makes the content of a job, once, and returns its id. */
export async function composeContent(settings: Settings, job: VideoJob, parts: VideoParts): Promise<string> {
  const { jobId, ownerId, input } = job;
  const contentId = await stableId("content of job", jobId);
  const { facts = [], productId = null, brandId = null, ...brief } = input.brief;
  const pictures = await picturesOf(settings, job, parts);
  const { addedFacts = [], ...script } = parts.script;
  const sheet = { facts: [...facts, ...addedFacts], decisions: [] };
  const plain = storyboardFromScript(script, brief, pictures, parts.recipe.seed);
  const themed = await withOwnTheme(settings, { ownerId, brief: input.brief }, plain);
  const storyboard = facts.length > 0 ? bindFacts(themed, facts) : themed;
  await createContent(settings, contentId, {
    ownerId,
    title: script.title,
    brief,
    script,
    storyboard,
    recipe: parts.recipe,
    jobId,
    chosenVariant: 0,
    ...(sheet.facts.length > 0 && { facts: sheet }),
    ...(productId && { productId }),
    ...(brandId && { brandId }),
    acceptedClaims: acceptedInStoryboard(
      storyboard,
      { brief: brief.prompt, sheets: [sheet], language: storyboard.language },
      script.acceptedClaims ?? [],
    ),
  });
  return contentId;
}

/** Takes back the content of a job that was cancelled while it was being made. */
export async function dropContent(settings: Settings, contentId: string): Promise<void> {
  const content = await getContent(settings, contentId);
  if (content) await deleteContent(settings, content);
}

/** Which picture each scene shows: the one made for it, one of the user's own in turn, or none. */
async function picturesOf(
  settings: Settings,
  { ownerId, input }: VideoJob,
  { script, madePictures }: VideoParts,
): Promise<ScenePictures> {
  const { pictureSource, assetIds } = input.brief;
  if (pictureSource === "none") return {};
  if (pictureSource === "made") {
    const made = await getOwnAssets(settings, Object.values(madePictures), ownerId);
    return Object.fromEntries(
      script.scenes.flatMap(({ id }) => {
        const asset = made.find((one) => one.id === madePictures[id]);
        return asset ? [[id, mediaOfAsset(asset)]] : [];
      }),
    );
  }
  const uploads = await getOwnAssets(settings, assetIds, ownerId);
  if (uploads.length === 0) {
    throw new JobFailure(
      "pictures_missing",
      "The pictures were deleted meanwhile. Add pictures and start again.",
    );
  }
  return Object.fromEntries(
    // A file's name is no description: without one the studio asks for it.
    script.scenes.map(({ id }, index) => [id, mediaOfAsset(uploads[index % uploads.length]!)]),
  );
}
