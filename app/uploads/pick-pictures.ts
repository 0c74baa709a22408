import { showErrorToast } from "~/ui/toast";
import { isSvg, svgType } from "~/uploads/draw-svg";

/** Media types of the pictures we use. The content of a file is checked when it is sent. */
const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"];

/** What a picker offers: an SVG is drawn to pixels on its way. */
export const chosenPictureTypes = [...pictureTypes, svgType].join(",");

export const isPicture = (file: File) => pictureTypes.includes(file.type) || isSvg(file);

/** The pictures among chosen, dropped or pasted files. What is left out is said, with its name and why. */
export function pickPictures(files: readonly File[]): File[] {
  const pictures = files.filter((file) => file.size > 0 && isPicture(file));
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

/** "a.png, b.png and 3 more". */
export function listNames(files: readonly File[]): string {
  const named = files.slice(0, 2).map(({ name }) => name);
  const more = files.length - named.length;
  if (more > 0) return `${named.join(", ")} and ${more} more`;
  return named.join(" and ");
}
