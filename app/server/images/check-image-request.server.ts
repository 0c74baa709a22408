import type { SignedInViewer } from "~/domain/access/viewer";
import { mediaKindOf, uploadLimits } from "~/domain/assets/media-type";
import type { MissingCopy } from "~/domain/image/image-copy";
import type { ImageRequest } from "~/domain/image/image-request";
import { validateImageRequest } from "~/domain/image/validation/validate-image-request";
import { firstError } from "~/domain/image/validation/validation-issue";
import type { Steering } from "~/domain/jobs/job-room";
import { modelNotConfigured } from "~/domain/jobs/model-not-configured";
import type { ImageModel } from "~/providers/image-call.server";
import { resolveModels } from "~/providers/model-catalogue.server";
import type { Asset } from "~/stores/assets/asset-document";
import { getOwnAssets } from "~/stores/assets/assets.server";
import { findMissingCopies } from "~/stores/assets/image-copies.server";
import type { Board } from "~/stores/boards/board-document";
import { getOwnBoards } from "~/stores/boards/boards.server";
import type { ApiCall } from "../http/api-route.server";
import { problem as problemAnswer } from "../http/problem.server";

/** Most bytes of all files of one request together: they lie in one worker's memory at once. */
const mostFileBytes = 32 * 1024 * 1024;

export interface CheckedRequest {
  model: ImageModel;
  steering: Steering | null;
  /** What is edited; null where nothing is. */
  source: Asset | null;
}

/**
 * Whether a request can be done by this person: whole, by a model that is offered and can, from files and boards that
 * are theirs. Answers with the problem where not.
 */
export async function checkImageRequest(
  call: ApiCall<SignedInViewer>,
  request: ImageRequest,
): Promise<CheckedRequest | Response> {
  const { settings, viewer, problem } = call;
  const { images } = resolveModels(settings.providers);
  const model = images.find(({ id }) => id === request.modelId);
  const issue = firstError(validateImageRequest(request, model));
  if (issue) return problem(400, issue.code, issue.message);
  if (images.length === 0) return problem(503, "model_not_configured", modelNotConfigured);
  if (!model) {
    return problem(400, "model_missing", "This model is not offered here, or no longer. Choose another one.");
  }

  const assetIds = assetsOf(request);
  const boardIds = [...new Set([request.steeringBoardId, request.boardId].filter((id) => id !== null))];
  const [assets, boards] = await Promise.all([
    getOwnAssets(settings, assetIds, viewer.userId),
    getOwnBoards(settings, boardIds, viewer.userId),
  ]);
  const found = new Set(assets.map(({ id }) => id));
  const missing = new Set(assetIds.filter((id) => !found.has(id)));
  const absence = firstError(validateImageRequest(request, model, { missing }));
  if (absence) return problem(400, absence.code, absence.message);
  if (boards.length !== boardIds.length) {
    return problem(400, "board_missing", "The board is gone. Choose another one, or none.");
  }
  const refusal = checkFiles(request, assets, model);
  if (refusal) return problem(400, refusal.code, refusal.message);
  const copies = await findMissingCopies(settings, request, assets);
  if (copies.length > 0) return copiesNeeded(copies, call.requestId);
  return {
    model,
    steering: steeringOf(boards.find(({ id }) => id === request.steeringBoardId)),
    source: assets.find(({ id }) => id === request.sourceAssetId) ?? null,
  };
}

/** Each once: source, mask, then references. */
function assetsOf({ sourceAssetId, maskAssetId, references }: ImageRequest): string[] {
  const ids = [sourceAssetId, maskAssetId, ...references.map(({ assetId }) => assetId)];
  return [...new Set(ids.filter((id) => id !== null))];
}

function checkFiles(
  request: ImageRequest,
  assets: readonly Asset[],
  model: ImageModel,
): { code: string; message: string } | null {
  const { sourceAssetId, maskAssetId, extend } = request;
  if (assets.some(({ mediaType }) => mediaKindOf(mediaType) !== "picture")) {
    return { code: "not_a_picture", message: "Only pictures can be used here. Remove the clip or sound." };
  }
  if (assets.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > mostFileBytes) {
    return {
      code: "pictures_too_large",
      message: `The pictures are more than ${mostFileBytes / 1024 / 1024} MB together. Use fewer or smaller ones.`,
    };
  }
  const source = assets.find(({ id }) => id === sourceAssetId);
  const mask = assets.find(({ id }) => id === maskAssetId);
  if (source && mask && (source.width !== mask.width || source.height !== mask.height)) {
    return {
      code: "mask_size_differs",
      message: "The painted area is of another picture. Paint it anew on this one.",
    };
  }
  const tooLarge = firstError(validateImageRequest(request, model, { source }));
  if (tooLarge) return tooLarge;
  const width = (source?.width ?? 0) + (extend?.left ?? 0) + (extend?.right ?? 0);
  const height = (source?.height ?? 0) + (extend?.top ?? 0) + (extend?.bottom ?? 0);
  const { imagePixels: mostPixels } = uploadLimits;
  if (extend && Math.max(width, height) > mostPixels) {
    return {
      code: "too_many_pixels",
      message: `The picture would be larger than ${mostPixels} pixels. Extend it less.`,
    };
  }
  return null;
}

/** Our pages answer this by making the copies and asking again; nobody has to know. */
function copiesNeeded(copies: readonly MissingCopy[], requestId: string): Response {
  const message =
    "Models read PNG and JPEG files of a moderate size. Send copies of the pictures that are not, or use others.";
  return problemAnswer(409, "copies_needed", message, requestId, {}, { copies });
}

function steeringOf(board: Board | undefined): Steering | null {
  return board ? { palette: board.palette, words: board.words } : null;
}
