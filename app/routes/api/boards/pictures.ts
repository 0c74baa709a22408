import * as z from "zod/mini";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { copyImageFile } from "~/server/media/copy-image-file.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { getAsset } from "~/stores/assets/assets.server";
import { getSharedBoard, showsAsset } from "~/stores/boards/boards.server";

const schema = z.object({ assetId: z.string().check(z.minLength(1), z.maxLength(128)) });

/** POST: one picture of a board that may be copied becomes the caller's own; asked again, it is the same one. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const { assetId } = await readJson(call, schema);
    const board = await getSharedBoard(settings, params.boardId ?? "");
    if (!board) return notFound(call);
    if (board.sharing !== "copy") {
      return problem(403, "not_for_copying", "The owner shares this board to look at, not its pictures.");
    }
    const asset = await getAsset(settings, assetId);
    if (!asset || !showsAsset(board, asset)) return notFound(call);
    return withStorage(call, asset.sizeBytes, async () => {
      const copy = await copyImageFile(settings, asset, viewer.userId);
      if (!copy) return problem(422, "not_a_picture", "This one is no picture that can be copied.");
      return json({ assetId: copy.id }, 201);
    });
  }),
});

export { handle as action, handle as loader };
