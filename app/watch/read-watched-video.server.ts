import { data } from "react-router";
import type { Viewer } from "~/domain/access/viewer";
import { fileSize } from "~/domain/video/video-figures";
import { neededFamilies } from "~/media/fonts/needed-families";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import type { Settings } from "~/settings/settings.server";
import { getOwnContent } from "~/stores/content/content.server";
import { getExport } from "~/stores/exports/exports.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import { readLibrary } from "~/stores/library/library.server";
import { libraryWith } from "~/stores/library/library-changes";
import type { Publication } from "~/stores/publications/publication-document";
import { getPublication } from "~/stores/publications/publications.server";
import { type PublicationReading, readPublication } from "~/stores/publications/read-publication.server";
import { chaptersOf } from "./chapters";
import { openingFiles } from "./opening-files.server";
import { startSecondsOf } from "./start-seconds";
import type { WatchedVideo } from "./watched-video";

interface Question {
  settings: Settings;
  request: Request;
  contentId: string;
  viewer: Viewer;
}

/** A video before anybody knows where it starts. */
type Described = Omit<WatchedVideo, "fontFamilies" | "opening">;

export type WatchReading =
  | { kind: "locked" }
  /** `isOwner`: the viewer made it, and may see it before it is published and without its password. */
  | { kind: "open"; video: WatchedVideo; isOwner: boolean };

/** The video under a public address. Throws a 404 answer where there is none, as for one that is not published. */
export async function readWatchedVideo(question: Question): Promise<WatchReading> {
  const { settings, contentId, request } = question;
  return watchReading(question, await readPublication(settings, contentId, request));
}

/** As `readWatchedVideo`, and for its owner the work as it is now where the public sees nothing yet. */
export async function readWatchedOrOwnVideo(question: Question): Promise<WatchReading> {
  const { settings, contentId, viewer, request } = question;
  const reading = await readPublication(settings, contentId, request);
  if (reading.kind === "open") return watchReading(question, reading);
  const own = viewer.kind !== "anonymous" && isDocumentId(contentId);
  const content = own ? await getOwnContent(settings, contentId, viewer.userId) : null;
  if (!content || content.trashedAt) return watchReading(question, reading);
  const publication = reading.kind === "locked" ? await getPublication(settings, contentId) : null;
  const described = publication
    ? await publishedVideo(
        settings,
        publication,
        publication.mode === "pin" ? publication.storyboard : content.storyboard,
      )
    : draftVideo(contentId, content.title, content.storyboard, await readLibrary(settings));
  return { kind: "open", isOwner: true, video: await withFiles(described, request) };
}

async function watchReading(
  { settings, viewer, request }: Question,
  reading: PublicationReading,
): Promise<WatchReading> {
  if (reading.kind === "locked") return { kind: "locked" };
  if (reading.kind === "absent") throw notFound();
  const { publication, storyboard } = reading;
  return {
    kind: "open",
    video: await withFiles(await publishedVideo(settings, publication, storyboard), request),
    isOwner: ownerIs(viewer, publication.ownerId),
  };
}

async function withFiles(video: Described, request: Request): Promise<WatchedVideo> {
  const startSeconds = startSecondsOf(new URL(request.url).searchParams);
  const [fontFamilies, opening] = await Promise.all([
    neededFamilies(video.composition),
    openingFiles(video.composition, startSeconds),
  ]);
  return { ...video, fontFamilies, opening };
}

async function publishedVideo(
  settings: Settings,
  publication: Publication,
  storyboard: Storyboard,
): Promise<Described> {
  const { id, title, description, exportId, version } = publication;
  const [encoded, library] = await Promise.all([
    exportId ? getExport(settings, exportId) : null,
    publication.mode === "pin" && publication.library
      ? libraryWith(publication.library)
      : readLibrary(settings),
  ]);
  return {
    ...draftVideo(id, title, storyboard, library),
    description,
    publishedAt: publication.publishedAt.toISOString(),
    posterPath: publication.posterKey && `/media/posters/${id}?v=${version}`,
    download: encoded && {
      path: `/media/exports/${encoded.id}`,
      size: fileSize(encoded.sizeBytes, "en"),
      width: encoded.width,
      height: encoded.height,
    },
    isProtected: publication.visibility === "password",
  };
}

function draftVideo(contentId: string, title: string, storyboard: Storyboard, library: Library): Described {
  const composition = resolveComposition(storyboard, undefined, library);
  return {
    contentId,
    title,
    description: "",
    composition,
    chapters: chaptersOf(storyboard, composition),
    publishedAt: null,
    posterPath: null,
    download: null,
    isProtected: false,
  };
}

function ownerIs(viewer: Viewer, ownerId: string): boolean {
  return viewer.kind !== "anonymous" && viewer.userId === ownerId;
}

function notFound() {
  return data({ code: "not_found" }, { status: 404 });
}
