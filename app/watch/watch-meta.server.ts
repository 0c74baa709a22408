import type { MetaDescriptor } from "react-router";
import { pageTitle } from "~/shell/page-title";
import { playerAddress } from "./embed-code";
import { privateMeta } from "./private-meta";
import type { WatchedVideo } from "./watched-video";

/**
 * What search engines and link previews read of a published video: Open Graph, the player card, the oEmbed
 * document and VideoObject data. Only the server reads it: pages are sent what it says. Its one address is the watch page; other pages of the video name it as canonical.
 */
export function watchMeta(origin: string, video: WatchedVideo): MetaDescriptor[] {
  if (video.publishedAt === null || video.isProtected) return privateMeta(video.title);
  const { title, description, contentId, composition, embedding } = video;
  const address = `${origin}/v1/videos/${contentId}`;
  const player = playerAddress(origin, contentId);
  // Networks show the player on their own pages: where theirs may not, they would show a frame with nothing in it.
  const isForAll = embedding === "anybody";
  const poster = video.posterPath && origin + video.posterPath;
  const { width, height } = composition;
  const property = (name: string, content: string | number) => ({ property: name, content: String(content) });
  const named = (name: string, content: string | number) => ({ name, content: String(content) });
  return [
    { title: pageTitle(title) },
    named("description", description),
    { tagName: "link", rel: "canonical", href: address },
    ...(embedding === "nobody"
      ? []
      : [
          {
            tagName: "link" as const,
            rel: "alternate",
            type: "application/json+oembed",
            href: `${origin}/api/v1/oembed?url=${encodeURIComponent(address)}&format=json`,
            title,
          },
        ]),
    property("og:site_name", "Vitrine"),
    property("og:type", "video.other"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", address),
    ...(poster
      ? [
          property("og:image", poster),
          property("og:image:width", width),
          property("og:image:height", height),
          property("og:image:alt", title),
          named("twitter:image", poster),
        ]
      : []),
    // Networks take the first picture; those that show motion find it among the others.
    ...(video.previewPath
      ? [
          property("og:image", origin + video.previewPath),
          property("og:image:type", "image/gif"),
          property("og:image:alt", title),
        ]
      : []),
    ...(video.download
      ? [
          property("og:video", origin + video.download.path),
          property("og:video:type", "video/mp4"),
          property("og:video:width", video.download.width),
          property("og:video:height", video.download.height),
        ]
      : isForAll
        ? [
            property("og:video", player),
            property("og:video:type", "text/html"),
            property("og:video:width", width),
            property("og:video:height", height),
          ]
        : []),
    property("video:duration", Math.round(composition.durationSeconds)),
    named("twitter:card", isForAll ? "player" : poster ? "summary_large_image" : "summary"),
    named("twitter:title", title),
    named("twitter:description", description),
    ...(isForAll
      ? [
          named("twitter:player", player),
          named("twitter:player:width", width),
          named("twitter:player:height", height),
        ]
      : []),
    {
      "script:ld+json": videoObject(
        origin,
        video,
        video.publishedAt,
        address,
        isForAll ? player : null,
        poster,
      ),
    },
  ];
}

/** https://schema.org/VideoObject with its scenes as clips, as search engines show them. */
function videoObject(
  origin: string,
  video: WatchedVideo,
  publishedAt: string,
  address: string,
  player: string | null,
  poster: string | null,
) {
  const { chapters, composition } = video;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: video.title,
    description: video.description,
    uploadDate: publishedAt,
    duration: `PT${Math.round(composition.durationSeconds)}S`,
    url: address,
    ...(player ? { embedUrl: player } : {}),
    width: composition.width,
    height: composition.height,
    inLanguage: composition.language,
    ...(poster ? { thumbnailUrl: [poster] } : {}),
    ...(video.download ? { contentUrl: origin + video.download.path } : {}),
    hasPart: chapters.map((chapter, index) => ({
      "@type": "Clip",
      name: chapter.headline,
      startOffset: Math.round(chapter.startSeconds),
      endOffset: Math.round(chapters[index + 1]?.startSeconds ?? composition.durationSeconds),
      url: `${address}?t=${Math.round(chapter.startSeconds)}`,
    })),
  };
}
