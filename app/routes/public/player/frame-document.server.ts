import { playerFrameModules } from "virtual:player-frame";
import manifest from "virtual:react-router/server-manifest";
import { trustedTypesPolicy } from "~/client/trusted-types";
import { jsonForScript } from "~/domain/text/json-for-script";
import { type FrameErrorCode, protocolVersion } from "~/watch/frame-messages";
import { coverOf } from "~/watch/watched-video";
import { type FramedVideo, framedVideoId, stageId } from "./framed-video";

interface FrameDocument {
  nonce: string;
  /** Of the address that is asked. */
  parameters: URLSearchParams;
  startSeconds: number | null;
}

/** The document of a framed player: a still picture, and a script that loads the player once somebody looks at it. */
export function frameDocument(
  framed: FramedVideo,
  { nonce, parameters, startSeconds }: FrameDocument,
): Response {
  const { title, composition, posterPath } = framed.video;
  const { width, height, background, language } = composition;
  // A picture that stays until it is pressed has to be the whole one.
  const waits = parameters.get("load") === "tap";
  const cover = waits ? posterPath : coverOf(framed.video, startSeconds);
  const picture = cover
    ? `<img src="${escapeHtml(cover)}" alt="" decoding="async" class="size-full object-cover${cover.startsWith("data:") ? " scale-110 blur-md" : ""}">`
    : "";
  const body = [
    '<main class="grid h-dvh place-items-center overflow-hidden bg-black">',
    `<h1 class="sr-only">${escapeHtml(title)}</h1>`,
    `<div id="${stageId}" style="width:min(100dvw,100dvh * ${width / height})">`,
    `<button type="button" aria-label="${escapeHtml(`Play ${title}`)}" style="aspect-ratio:${width} / ${height};background-color:${escapeHtml(background)}" class="relative grid w-full cursor-pointer place-items-center overflow-hidden">`,
    `<span class="absolute inset-0 overflow-hidden">${picture}</span>${waits ? playSign : ""}`,
    "</button></div></main>",
    `<script type="application/json" id="${framedVideoId}">${jsonForScript(framed)}</script>`,
  ].join("");
  return documentOf({ title, language, body, nonce, modules: playerFrameModules });
}

interface FrameNotice {
  status: number;
  code: Exclude<FrameErrorCode, "media-unavailable">;
  heading: string;
  nonce: string;
  link?: { href: string; label: string };
}

/** What a frame of any size says where there is no video to show, and tells the page around it: nothing of the video. */
export function frameNotice({ status, code, heading, link, nonce }: FrameNotice): Response {
  const event = { source: "vitrine", version: protocolVersion, type: "error", code };
  const body = [
    '<main class="scheme-dark grid h-dvh place-content-center justify-items-center gap-3 bg-sunken p-4 text-center text-text">',
    `<h1 class="text-balance font-[550]">${escapeHtml(heading)}</h1>`,
    link
      ? `<a href="${escapeHtml(link.href)}" target="_blank" rel="noopener" class="inline-flex h-7 items-center rounded-sm border border-line bg-raised px-2.5 font-[550] text-sm text-text">${escapeHtml(link.label)}</a>`
      : "",
    "</main>",
    `<script nonce="${nonce}">if(parent!==window)parent.postMessage(${jsonForScript(event)},"*")</script>`,
  ].join("");
  return documentOf({ title: heading, language: "en", body, nonce, modules: [] }, status);
}

interface DocumentParts {
  title: string;
  language: string;
  body: string;
  nonce: string;
  modules: readonly string[];
}

function documentOf({ title, language, body, nonce, modules }: DocumentParts, status = 200): Response {
  const [first, ...imports] = modules;
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(title)} · Vitrine</title><meta name="robots" content="noindex">`,
    `<script nonce="${nonce}">${trustedTypesPolicy}</script>`,
    '<link rel="icon" href="/mark.svg" type="image/svg+xml">',
    ...styleSheets().map((path) => `<link rel="stylesheet" href="${path}">`),
    ...imports.map((path) => `<link rel="modulepreload" href="${path}" nonce="${nonce}">`),
    ...(first ? [`<script type="module" src="${first}" nonce="${nonce}"></script>`] : []),
  ].join("");
  return new Response(
    `<!doctype html><html lang="${escapeHtml(language)}"><head>${head}</head><body>${body}</body></html>`,
    { status, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}

/** Those of the whole app; `vite dev` serves the source. */
function styleSheets(): readonly string[] {
  return import.meta.env.DEV ? ["/app/app.css"] : (manifest.routes.root?.css ?? []);
}

const playSign =
  '<span class="relative grid size-16 place-items-center rounded-full bg-black/60 text-white"><svg viewBox="0 0 24 24" class="ms-1 size-7 fill-current" aria-hidden="true"><path d="M6 3.5v17l14-8.5z"/></svg></span>';

function escapeHtml(text: string): string {
  return text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
