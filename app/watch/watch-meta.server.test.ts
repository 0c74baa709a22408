import { expect, test } from "vitest";
import { watchMeta } from "./watch-meta.server";
import type { WatchedVideo } from "./watched-video";

const video = {
  ...{ contentId: "bread", title: "Bread", description: "Fresh.", chapters: [], download: null },
  ...{ publishedAt: "2026-01-05T20:54:00Z", isProtected: false, previewPath: null, posterPath: "/poster" },
  composition: { width: 1080, height: 1920, durationSeconds: 15, language: "en" },
} as unknown as WatchedVideo;
const said = (embedding: WatchedVideo["embedding"]) =>
  JSON.stringify(watchMeta("https://vitrine.example", { ...video, embedding }));

test("a video that any site may embed names its player", () => {
  expect(said("anybody")).toContain('"name":"twitter:card","content":"player"');
  for (const name of ["twitter:player", "og:video", "embedUrl", "oembed"])
    expect(said("anybody")).toContain(name);
});

test("one that few sites may embed is a picture to all, and tells those that ask of its frame", () => {
  const few = said("domains");
  expect(few).toContain('"name":"twitter:card","content":"summary_large_image"');
  for (const name of ["twitter:player", 'og:video"', "embedUrl"]) expect(few).not.toContain(name);
  expect(few).toContain("oembed");
});

test("one that no site may embed names nothing that would refuse", () => {
  const none = said("nobody");
  for (const name of ["/v0/videos/", "oembed"]) expect(none).not.toContain(name);
  expect(none).toContain("og:image");
});
