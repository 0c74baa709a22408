import type { Size } from "~/scene/format-size";

export interface EmbedOptions {
  autoplay: boolean;
  loop: boolean;
}

/** Address of the bare player on this origin. */
export function playerAddress(origin: string, contentId: string, options?: EmbedOptions): string {
  const url = new URL(`/v0/videos/${encodeURIComponent(contentId)}`, origin);
  // Browsers let only silent videos start by themselves.
  if (options?.autoplay) {
    url.searchParams.set("autoplay", "1");
    url.searchParams.set("muted", "1");
  }
  if (options?.loop) url.searchParams.set("loop", "1");
  return url.href;
}

/** HTML that shows the video on another site, as wide as its place allows and in the video's proportions. */
export function embedCode(
  origin: string,
  video: { contentId: string; title: string; size: Size },
  options: EmbedOptions,
): string {
  const source = escapeAttribute(playerAddress(origin, video.contentId, options));
  const { width, height } = video.size;
  const widest = width >= height ? 960 : Math.round((640 * width) / height);
  return (
    `<iframe src="${source}" title="${escapeAttribute(video.title)}" ` +
    `style="width:100%;max-width:${widest}px;aspect-ratio:${width}/${height};border:0" ` +
    `allow="autoplay; fullscreen; picture-in-picture" loading="lazy"></iframe>`
  );
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * HTML that shows the video by our script (docs/embed.md), with commands for the page: a still picture until it is pressed, or where it
 * starts by itself until it is seen.
 */
export function scriptCode(
  origin: string,
  video: { contentId: string; title: string; size: Size },
  options: EmbedOptions,
): string {
  const { width, height } = video.size;
  const widest = width >= height ? 960 : Math.round((640 * width) / height);
  const load = options.autoplay ? "visible" : "tap";
  const attributes = [
    `video="${escapeAttribute(video.contentId)}"`,
    `title="${escapeAttribute(video.title)}"`,
    `ratio="${width}/${height}"`,
    `load="${load}"`,
    ...(options.autoplay ? ["autoplay"] : []),
    ...(options.loop ? ["loop"] : []),
    `style="max-width:${widest}px"`,
  ].join(" ");
  return (
    `<script type="module" src="${escapeAttribute(`${origin}/embed/v1.js`)}"></script>\n` +
    `<vitrine-video ${attributes}></vitrine-video>`
  );
}
