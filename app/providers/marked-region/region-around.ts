import type { Region } from "~/providers/marked-region/read-marked.server";

/** What is marked and room around it, within an image. Room is a share of the longer side, and at least so many pixels. */
export function regionAround(
  box: Region,
  image: { width: number; height: number },
  room: { share: number; least: number },
): Region {
  const reach = Math.max(room.least, Math.round(Math.max(box.width, box.height) * room.share));
  const left = Math.max(0, box.left - reach);
  const top = Math.max(0, box.top - reach);
  return {
    left,
    top,
    width: Math.min(image.width, box.left + box.width + reach) - left,
    height: Math.min(image.height, box.top + box.height + reach) - top,
  };
}

/** Grown to the nearest of these shapes (`16:9` …) as far as the image goes, because a model may answer in no other. */
export function grownToRatio(
  region: Region,
  image: { width: number; height: number },
  ratios: readonly string[],
): Region {
  const shape = region.width / region.height;
  const shapes = ratios.map((ratio) => {
    const [across = 1, down = 1] = ratio.split(":").map(Number);
    return across / down;
  });
  const distance = (one: number) => Math.abs(Math.log(one / shape));
  const nearest = shapes.reduce(
    (best, one) => (distance(one) < distance(best) ? one : best),
    shapes[0] ?? shape,
  );
  const width = Math.min(image.width, Math.max(region.width, Math.round(region.height * nearest)));
  const height = Math.min(image.height, Math.max(region.height, Math.round(region.width / nearest)));
  return {
    left: within(region.left - Math.floor((width - region.width) / 2), image.width - width),
    top: within(region.top - Math.floor((height - region.height) / 2), image.height - height),
    width,
    height,
  };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
