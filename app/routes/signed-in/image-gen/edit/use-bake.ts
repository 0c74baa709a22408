import { useRef, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import { appliedEdits } from "~/image-editor/applied-edits";
import type { EditDraft } from "~/image-editor/edit-draft";
import type { Renderer } from "~/image-editor/renderer";
import type { Image } from "~/stores/images/image-document";
import { readLayerFiles } from "./design/read-layer-files";
import type { LoadedImage } from "./loaded-images";
import { LineageError } from "./use-lineage";

interface BakeOptions {
  assetId: string;
  title: string;
  picture: LoadedImage | null;
  renderer: Renderer | null;
  draft: EditDraft;
  /** What is set on the image and on the one it is made of, a part a line. */
  readLettering: () => Promise<string>;
  onMade: (image: Pick<Image, "id">) => void;
}

/** Makes of what is cut, set and laid over a new image. It costs nothing: the browser does the work. */
export function useBake({ assetId, title, picture, renderer, draft, readLettering, onMade }: BakeOptions) {
  const [isBaking, setBaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useUnreachedMessage(problem, () => setProblem(null));
  const isBusy = useRef(false);

  async function bake() {
    if (!picture || !renderer || isBusy.current) return;
    isBusy.current = true;
    setBaking(true);
    setProblem(null);
    try {
      const [lettering, layerFiles] = await Promise.all([readLettering(), readLayerFiles(draft.layers)]);
      const { adjustments, frame, layers } = draft;
      const baked = { adjustments, frame, layers };
      const { file } = await renderer.bake(picture.file, baked, layerFiles);
      const { image } = await callApi<{ image: Pick<Image, "id"> }>("/api/v1/images", {
        method: "POST",
        body: file,
        headers: {
          "X-Vitrine-Parent": assetId,
          "X-Vitrine-Name": encodeURIComponent(title),
          "X-Vitrine-Edits": appliedEdits(baked, picture.levels).join(","),
          "X-Vitrine-Lettering": encodeURIComponent(lettering),
        },
      });
      onMade(image);
    } catch (error) {
      setProblem(
        error instanceof ApiError || error instanceof LineageError
          ? error.message
          : "The picture could not be made on this device. Your settings are kept; try again.",
      );
    } finally {
      isBusy.current = false;
      setBaking(false);
    }
  }

  return { bake: () => void bake(), isReady: picture !== null && renderer !== null, isBaking, problem };
}

export type Bake = ReturnType<typeof useBake>;
