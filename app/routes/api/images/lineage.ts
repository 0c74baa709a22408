import type { LineageAnswer, LineageStep } from "~/domain/image/lineage";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { getOwnAssets } from "~/stores/assets/assets.server";
import type { Image } from "~/stores/images/image-document";
import { getOwnChildren, getOwnImages } from "~/stores/images/images.server";

/** Most steps back; a longer chain is cut, not refused. */
const mostAncestors = 40;

/** Where one of the viewer's pictures comes from, step by step, and what was made of it. */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const assetId = params.imageId ?? "";
    const self = await readStep(settings, assetId, viewer.userId);
    if (!self) return notFound(call);
    const [ancestors, children] = await Promise.all([
      readAncestors(settings, self.parentId, viewer.userId),
      getOwnChildren(settings, assetId, viewer.userId),
    ]);
    const answer: LineageAnswer = {
      ancestors: ancestors.map(({ step }) => step),
      self: self.step,
      children: children.map(stepOfImage),
    };
    return json(answer);
  }),
});

export { handle as action, handle as loader };

interface Found {
  step: LineageStep;
  /** What it was made of first of all. */
  parentId: string | null;
}

/** From the first picture to the last before this one. */
async function readAncestors(settings: Settings, from: string | null, ownerId: string): Promise<Found[]> {
  const found: Found[] = [];
  const seen = new Set<string>();
  for (let id = from; id !== null && !seen.has(id) && found.length < mostAncestors; ) {
    seen.add(id);
    const step = await readStep(settings, id, ownerId);
    if (!step) break;
    found.unshift(step);
    id = step.parentId;
  }
  return found;
}

async function readStep(settings: Settings, assetId: string, ownerId: string): Promise<Found | null> {
  const [image] = await getOwnImages(settings, [assetId], ownerId);
  if (image) return { step: stepOfImage(image), parentId: image.parentIds[0] ?? null };
  const [asset] = await getOwnAssets(settings, [assetId], ownerId);
  return asset ? { step: stepOfAsset(asset), parentId: null } : null;
}

function stepOfImage({ id, title, operation, shelf, width, height, color }: Image): LineageStep {
  return { assetId: id, title, operation, shelf, width, height, color };
}

function stepOfAsset({ id, name, width, height, color }: Asset): LineageStep {
  return {
    assetId: id,
    title: name,
    operation: "upload",
    shelf: "kept",
    width,
    height,
    color: color ?? null,
  };
}
