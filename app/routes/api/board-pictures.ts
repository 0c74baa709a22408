import * as z from "zod/mini";
import { answerMethods, json, notFound, signedIn } from "~/api-route.server";
import { copyPicture } from "~/copy-picture.server";
import { readJson } from "~/request-body.server";
import { getAsset } from "~/stores/assets.server";
import { getSharedBoard, showsAsset } from "~/stores/boards.server";
import { withStorage } from "~/uploads/hold-storage.server";

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
      const copy = await copyPicture(settings, asset, viewer.userId);
      if (!copy) return problem(422, "not_a_picture", "This one is no picture that can be copied.");
      return json({ assetId: copy.id }, 201);
    });
  }),
});

export { handle as action, handle as loader };
