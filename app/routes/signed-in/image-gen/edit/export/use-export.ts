import { useRef, useState } from "react";
import { saveFile } from "~/client/save-file";
import { fileNameOf } from "~/domain/assets/file-name";
import type { AdSize } from "~/domain/image/ad-sizes";
import type { EmbeddedRecipe } from "~/domain/image/embedded-recipe";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ExportOrder, ExportType } from "~/image-editor/ad/export-ad";
import { designOf, setByHandOf } from "~/image-editor/applied-draft";
import type { EditDraft, SetByHand } from "~/image-editor/edit-draft";
import type { Renderer } from "~/image-editor/renderer";
import type { EditedImage } from "~/images/edit/edited-image";
import { showErrorToast, showToast } from "~/ui/toast";
import { readLayerFiles } from "../design/read-layer-files";
import { type LoadedImage, readLoadedImage } from "../loaded-images";
import type { Ancestor, Lineage } from "../use-lineage";

interface ExportOptions {
  asset: EditedImage;
  models: readonly ImageModelInfo[];
  lineage: Lineage;
  picture: LoadedImage | null;
  renderer: Renderer | null;
  draft: EditDraft;
  /** Before, the words that are laid over the image may be missing. */
  isDraftKnown: boolean;
}

/** Files of the image as it stands, with everything that is laid over it. Nothing is sent: the browser makes them. */
export function useExport(options: ExportOptions) {
  const { asset, models, picture, renderer, draft, isDraftKnown, lineage } = options;
  const { id: assetId, name: title } = asset;
  const isWholeIn = (chain: readonly Ancestor[]) => hasFlatWords(chain, designOf(asset, draft).assetId);
  const [isMaking, setMaking] = useState(false);
  const isBusy = useRef(false);

  async function make(type: ExportType, size: AdSize | null) {
    if (!picture || !renderer || !isDraftKnown)
      throw new Error("The picture is not there yet. Try again in a moment.");
    const chain = await lineage.read();
    const recipe = recipeOf(chain, asset, models);
    // Only what is exported needs it, not the editor's first screen.
    const { recipeBytes, withRecipe } = await import("~/images/download/embed-recipe");
    const isWhole = isWholeIn(chain);
    const own = { file: picture.file, set: setByHandOf(draft), isWhole, subject: asset.report?.box ?? null };
    const { file, set, ...fitting } = size ? await fitted(own) : own;
    const order: ExportOrder = {
      file,
      draft: set,
      isWhole: fitting.isWhole,
      subject: fitting.subject,
      layerFiles: await readLayerFiles(set.layers),
      size: size && {
        width: size.width,
        height: size.height,
        ...(size.covered && { covered: size.covered }),
        ...(size.mostBytes && { mostBytes: size.mostBytes - (recipe ? recipeBytes(recipe) : 0) }),
      },
      type,
    };
    const made = await renderer.exportAd(order);
    if (!recipe) return made;
    const bytes = new Uint8Array(await made.file.arrayBuffer());
    return { ...made, file: new Blob([withRecipe(bytes, type, recipe)], { type }) };
  }

  /** What another size is made of: of an image that was applied, the one below it, so that its words are set anew. */
  async function fitted(own: Pick<ExportOrder, "file" | "isWhole" | "subject"> & { set: SetByHand }) {
    const { assetId: belowId, subject: below, ...set } = designOf(asset, draft);
    if (belowId === assetId) return own;
    try {
      return { ...own, file: (await readLoadedImage(belowId)).file, set, subject: below };
    } catch {
      // It is gone: the words are pixels now.
      return { ...own, isWhole: true };
    }
  }

  /** One thing after the other; what goes wrong is said, and the work is still there. Answers whether it was done. */
  async function run(problem: string, work: () => Promise<void>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setMaking(true);
    try {
      await work();
      return true;
    } catch (error) {
      showErrorToast(problem, error instanceof Error ? error.message : "Your work is kept; try again.");
      return false;
    } finally {
      isBusy.current = false;
      setMaking(false);
    }
  }

  const nameOf = (type: ExportType, size: AdSize | null) =>
    fileNameOf(title, type, assetId, size ? `${size.id} ${size.width}x${size.height}` : "ad");

  return {
    isMaking,
    /** Words are pixels of the image, so that every size shows all of it; null while that is not known. */
    isWhole: lineage.isKnown ? isWholeIn(lineage.chain) : null,
    /** The picture and what is laid over it are known. */
    isReady: picture !== null && renderer !== null && isDraftKnown,
    /** One size as a file, several as a zip; null stands for the image's own. */
    download: (type: ExportType, sizes: readonly (AdSize | null)[]) =>
      run("The files could not be made", async () => {
        const files: { name: string; input: Blob }[] = [];
        const tooLarge: string[] = [];
        for (const size of sizes) {
          const { file, isTooLarge } = await make(type, size);
          if (isTooLarge && size) tooLarge.push(size.label);
          files.push({ name: nameOf(type, size), input: file });
        }
        const [only] = files;
        if (!only) return;
        if (files.length === 1) saveFile(only.input, only.name);
        else {
          const { downloadZip } = await import("client-zip");
          saveFile(
            await downloadZip(files).blob(),
            `${fileNameOf(title, "image/png", assetId, "ads").replace(/\.png$/, "")}.zip`,
          );
        }
        if (tooLarge.length > 0) {
          showErrorToast(
            "Larger than is taken there",
            `${tooLarge.join(", ")}: choose JPEG or WebP, which can be made smaller.`,
          );
        }
      }),
    copy: () =>
      run("The picture could not be copied", async () => {
        // Safari asks for the promise itself, before anything else is waited for.
        const made = make("image/png", null).then(({ file }) => file);
        await navigator.clipboard.write([new ClipboardItem({ "image/png": made })]);
        showToast("Copied", "Paste it where you need it.");
      }),
  };
}

/** Whether something laid over one of the images became pixels of what another size is made of. */
function hasFlatWords(chain: readonly Ancestor[], belowId: string): boolean {
  const until = chain.findIndex((ancestor) => ancestor.assetId === belowId);
  return chain.slice(0, until + 1).some(({ image }) => image?.handEdits?.includes("layer"));
}

/** Of the image, else of what it was made of by hand; null where it was not made here. */
function recipeOf(
  chain: readonly Ancestor[],
  { name }: EditedImage,
  models: readonly ImageModelInfo[],
): EmbeddedRecipe | null {
  const made = chain.flatMap(({ image }) => image ?? []);
  const image = made.findLast(({ request }) => request !== null) ?? made.at(-1);
  if (!image) return null;
  const { recipe, request } = image;
  const modelLabel = models.find(({ id }) => id === recipe.modelId)?.label ?? recipe.modelId;
  return { title: name, modelLabel, recipe, request };
}

export type Export = ReturnType<typeof useExport>;
