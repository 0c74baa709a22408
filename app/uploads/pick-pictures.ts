import { showErrorToast } from "~/ui/toast";
import { isSvg, withDrawnSvgs } from "~/uploads/draw-svg";

/** Media types of the pictures we use. The content of a file is checked when it is sent. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"];

/** What a picker offers: an SVG becomes one of them. */
export const chosenPictureTypes = [...pictureTypes, "image/svg+xml"].join(",");

/**
 * The pictures among chosen, dropped or pasted files, an SVG as its pixels. What is left out is said, with its name and
 * why.
 */
export async function pickPictures(given: readonly File[]): Promise<File[]> {
  const files = await drawSvgs(given);
  const pictures = files.filter(({ type, size }) => size > 0 && pictureTypes.includes(type));
  const empty = files.filter(({ size }) => size === 0);
  if (empty.length > 0) {
    showErrorToast(
      empty.length === 1 ? "The file is empty" : `${empty.length} files are empty`,
      `Left out: ${listNames(empty)}. Save or download it again, then add that.`,
    );
  }
  const others = files.filter((file) => !pictures.includes(file) && !empty.includes(file));
  if (others.length > 0) {
    showErrorToast(
      "Only pictures can be used here: PNG, JPEG, WebP, AVIF, GIF or SVG",
      `Left out: ${listNames(others)}.`,
    );
  }
  return pictures;
}

async function drawSvgs(given: readonly File[]): Promise<readonly File[]> {
  if (!given.some(isSvg)) return given;
  const drawn = await Promise.allSettled(given.map((file) => withDrawnSvgs([file])));
  return drawn.flatMap((one) => {
    if (one.status === "fulfilled") return one.value;
    showErrorToast("An SVG could not be used", (one.reason as Error).message);
    return [];
  });
}

/** "a.png, b.png and 3 more". */
export function listNames(files: readonly File[]): string {
  const named = files.slice(0, 2).map(({ name }) => name);
  const more = files.length - named.length;
  if (more > 0) return `${named.join(", ")} and ${more} more`;
  return named.join(" and ");
}
