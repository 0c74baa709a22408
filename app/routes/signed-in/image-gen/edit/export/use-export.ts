import { useRef, useState } from "react";
import { saveFile } from "~/client/save-file";
import { fileNameOf } from "~/domain/assets/file-name";
import type { AdSize } from "~/domain/image/ad-sizes";
import type { ExportOrder, ExportType } from "~/image-editor/ad/export-ad";
import type { EditDraft } from "~/image-editor/edit-draft";
import type { Renderer } from "~/image-editor/renderer";
import { showErrorToast, showToast } from "~/ui/toast";
import { readLayerFiles } from "../design/read-layer-files";
import type { LoadedImage } from "../loaded-images";

interface ExportOptions {
  assetId: string;
  title: string;
  picture: LoadedImage | null;
  renderer: Renderer | null;
  draft: EditDraft;
}

/** Files of the image as it stands, with everything that is laid over it. Nothing is sent: the browser makes them. */
export function useExport({ assetId, title, picture, renderer, draft }: ExportOptions) {
  const [isMaking, setMaking] = useState(false);
  const isBusy = useRef(false);

  async function make(type: ExportType, size: AdSize | null) {
    if (!picture || !renderer) throw new Error("The picture is not there yet. Try again in a moment.");
    const { adjustments, frame, layers, ad } = draft;
    const order: ExportOrder = {
      file: picture.file,
      draft: { adjustments, frame, layers, ad },
      layerFiles: await readLayerFiles(layers),
      size: size && {
        width: size.width,
        height: size.height,
        ...(size.covered && { covered: size.covered }),
        ...(size.mostBytes && { mostBytes: size.mostBytes }),
      },
      type,
    };
    return renderer.exportAd(order);
  }

  /** One thing after the other; what goes wrong is said, and the work is still there. */
  async function run(problem: string, work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setMaking(true);
    try {
      await work();
    } catch (error) {
      showErrorToast(problem, error instanceof Error ? error.message : "Your work is kept; try again.");
    } finally {
      isBusy.current = false;
      setMaking(false);
    }
  }

  const nameOf = (type: ExportType, size: AdSize | null) =>
    fileNameOf(title, type, assetId, size ? `${size.id} ${size.width}x${size.height}` : "ad");

  return {
    isMaking,
    isReady: picture !== null && renderer !== null,
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

export type Export = ReturnType<typeof useExport>;
