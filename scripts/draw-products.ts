import { emptyImageRequest } from "~/domain/image/image-request";
import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import { decodeImage } from "~/providers/image-file.server";
import { makerSubjects } from "../tests/fixtures/maker-subjects";
import { type ProductName, photographed, png } from "../tests/fixtures/product-photos";
import { makeBuiltInImage } from "../workers/maker/image-maker/make-built-in-image";

const gap = 8;

interface Sheet {
  prompts: readonly string[];
  /** Names of products, those of a group joined by "+". */
  products: readonly string[];
  width: number;
  height: number;
  /** Width of a picture on the sheet. */
  cell: number;
  seed: number;
}

/** A sheet of products (down) in the scenes of prompts (across), as PNG. */
export async function drawProducts({
  prompts,
  products,
  width,
  height,
  cell,
  seed,
}: Sheet): Promise<Uint8Array> {
  const down = Math.round((cell * height) / width);
  const sheet = createPixels(prompts.length * (cell + gap) + gap, products.length * (down + gap) + gap);
  sheet.data.fill(255);
  for (const [row, names] of products.entries()) {
    const references = names.split("+").map((name) => ({
      bytes: png(photographed(name as ProductName).photo),
      role: "product" as const,
      weight: 0.7,
      name,
    }));
    for (const [column, prompt] of prompts.entries()) {
      const { bytes, report } = await makeBuiltInImage(makerSubjects, {
        request: {
          ...emptyImageRequest("built-in/image-maker"),
          prompt: prompt.replace("*", names.split("+").join(" and ")),
        },
        size: { width, height },
        seed: seed + column,
        references,
      });
      console.log(names, "|", prompt, "|", report?.missing, JSON.stringify(report?.box));
      lay(
        sheet,
        resample(decodeImage(bytes), cell, down),
        gap + column * (cell + gap),
        gap + row * (down + gap),
      );
    }
  }
  return png(sheet);
}

function lay(sheet: Pixels, picture: Pixels, left: number, top: number) {
  for (let y = 0; y < picture.height; y++)
    sheet.data.set(
      picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4),
      ((top + y) * sheet.width + left) * 4,
    );
}
