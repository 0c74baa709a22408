import { sizeOfFormat } from "~/scene/format-size";
import { type ApiCall, answerMethods, json, notFound } from "~/server/http/api-route.server";
import { readPublication } from "~/stores/publications/read-publication.server";

const defaultWidth = 640;
/** Before it, a network may ask again what has changed or is gone. */
const cacheSeconds = 3600;

/**
 * oEmbed 1.0 (https://oembed.com) for the addresses of published videos: 401 for one behind a password or that no other site may
 * embed, 404 for none, 501 for another format than JSON.
 */
const handle = answerMethods({
  GET: async (call) => {
    const { url, settings, request, problem } = call;
    const asked = url.searchParams.get("format");
    if (asked && asked !== "json") return problem(501, "format_not_offered", "Ask for format=json.");
    const contentId = contentIdOf(url.searchParams.get("url") ?? "", url.origin);
    // Read as somebody who has unlocked nothing: what is answered here goes to other sites.
    const reading = contentId
      ? await readPublication(settings, contentId, {
          request: new Request(request.url),
          viewer: { kind: "anonymous" },
        })
      : ({ kind: "absent" } as const);
    const isPrivate =
      reading.kind === "locked" ||
      (reading.kind === "open" && reading.publication.sharing.embedding.by === "nobody");
    if (isPrivate) return problem(401, "not_for_embedding", "This video is not for other sites. Link to it.");
    if (reading.kind !== "open") return notFound(call);

    const { publication, storyboard } = reading;
    const { width, height } = sizeWithin(sizeOfFormat(storyboard.format), call);
    const player = `${url.origin}/v0/videos/${contentId}`;
    const poster =
      publication.posterKey && `${url.origin}/media/posters/${contentId}?v=${publication.version}`;
    return json(
      {
        version: "1.0",
        type: "video",
        provider_name: "Vitrine",
        provider_url: url.origin,
        cache_age: cacheSeconds,
        title: publication.title,
        width,
        height,
        html: `<iframe src="${player}" width="${width}" height="${height}" title="${escapeAttribute(publication.title)}" style="border:0" allow="autoplay; fullscreen; picture-in-picture" loading="lazy"></iframe>`,
        ...(poster ? { thumbnail_url: poster, thumbnail_width: width, thumbnail_height: height } : {}),
      },
      200,
      { "Access-Control-Allow-Origin": "*" },
    );
  },
});

export { handle as action, handle as loader };

function contentIdOf(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin) return null;
  return /^\/(?:content|v[01]\/videos)\/([A-Za-z0-9_-]{1,128})\/?$/.exec(url.pathname)?.[1] ?? null;
}

/** The largest size of these proportions within `maxwidth` and `maxheight`, in whole pixels. */
function sizeWithin(natural: { width: number; height: number }, { url }: Pick<ApiCall, "url">) {
  const limit = (name: string, otherwise: number) => {
    const value = Number(url.searchParams.get(name));
    return Number.isFinite(value) && value >= 1 ? value : otherwise;
  };
  const scale = Math.min(
    limit("maxwidth", defaultWidth) / natural.width,
    limit("maxheight", Number.POSITIVE_INFINITY) / natural.height,
  );
  return {
    width: Math.max(1, Math.floor(natural.width * scale + 1e-6)),
    height: Math.max(1, Math.floor(natural.height * scale + 1e-6)),
  };
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
