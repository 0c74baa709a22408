import { keptReportOf } from "~/domain/image/picture-report";
import { claimsOfScenes } from "~/domain/video/script-claims";
import { makePicture } from "~/providers/make-picture.server";
import { choosePictureModel, chooseScriptModel, resolveModels } from "~/providers/model-catalogue.server";
import { writeScript } from "~/providers/write-script.server";
import { artDirectionOf } from "~/scene/art-direction-of";
import { sizeOfFormat } from "~/scene/format-size";
import { mediaOfAsset } from "~/scene/media-of-asset";
import type { Storyboard } from "~/scene/storyboard";
import { type ScenePictures, storyboardFromScript } from "~/scene/storyboard-from-script";
import type { SampleBrief } from "~/studio/samples/sample-briefs";
import { maker } from "../tests/fixtures/maker";

/**
 * The video that the built-in makers make of a brief, as a job does it. `keep` takes each picture, a JPEG, and answers
 * with its asset id.
 */
export async function makeSample(
  sample: SampleBrief,
  { seed, scale }: { seed: number; scale: number },
  keep: (jpeg: Uint8Array) => Promise<string>,
): Promise<Storyboard> {
  const brief = { ...sample, platform: null, pictureSource: "made" as const, assetIds: [] };
  const models = resolveModels({ maker });
  const { script } = await writeScript({
    model: chooseScriptModel(models, null, brief.language),
    brief,
    seed,
    idempotencyKey: sample.id,
  });
  const claims = claimsOfScenes(script.scenes, { brief: brief.prompt, language: script.language });
  if (claims.some(({ backing }) => backing.kind === "unbacked"))
    throw new Error(`The script of ${sample.id} says what its brief does not.`);
  const direction = artDirectionOf(storyboardFromScript(script, brief, {}, seed), brief, seed);
  const pictures: ScenePictures = Object.fromEntries(
    await Promise.all(
      script.scenes.map(async ({ id, pictureBrief }, index) => {
        const picture = await makePicture({
          model: choosePictureModel(models, null),
          prompt: pictureBrief,
          ...sizeOfFormat(sample.format, scale),
          seed: seed + index,
          direction,
          idempotencyKey: `${sample.id}:${id}`,
        });
        const { bytes, report, ...file } = picture;
        return [id, mediaOfAsset({ ...file, id: await keep(bytes), report: report && keptReportOf(report) })];
      }),
    ),
  );
  return storyboardFromScript(script, brief, pictures, seed);
}
