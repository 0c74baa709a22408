import { data } from "react-router";
import type { Viewer } from "~/domain/access/viewer";
import { fileSize } from "~/domain/video/video-figures";
import { neededFamilies } from "~/media/fonts/needed-families";
import { offersCaptions } from "~/player/offers-captions";
import { captionLanguagesOf, captionTracksOf } from "~/scene/caption-tracks";
import type { Composition } from "~/scene/composition";
import { describeStoryboard } from "~/scene/describe-storyboard";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import type { Settings } from "~/settings/settings.server";
import { getOwnContent } from "~/stores/content/content.server";
import { getExport } from "~/stores/exports/exports.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import { readLibrary } from "~/stores/library/library.server";
import { libraryWith } from "~/stores/library/library-changes";
import { inTodaysWords } from "~/stores/products/products.server";
import { readActionAddress } from "~/stores/publications/call-to-action";
import type { Publication } from "~/stores/publications/publication-document";
import {
  type PublicationDocuments,
  type PublicationReading,
  readPublication,
} from "~/stores/publications/read-publication.server";
import { hasEnded, plainSharing, type Sharing } from "~/stores/publications/sharing";
import { chaptersOf, scenesInWords } from "./chapters";
import { openingFiles } from "./opening-files.server";
import { startSecondsOf } from "./start-seconds";
import type { WatchedVideo } from "./watched-video";

interface Question {
  settings: Settings;
  request: Request;
  contentId: string;
  viewer: Viewer;
  /** Where they are read already. */
  documents?: PublicationDocuments | null;
  /** Gives what was made of a version before, else what `make` makes, to be kept. */
  keep: <Made>(version: string, make: () => Promise<Made>) => Promise<Made>;
}

/** A video before anybody knows where it starts: the same for everybody. */
type Described = Omit<WatchedVideo, "opening">;

export type WatchReading =
  | { kind: "locked" }
  /** The link ended by itself. */
  | { kind: "ended" }
  /** `isOwner`: the viewer made it, and may see it before it is published, without its password and after its end. */
  | { kind: "open"; video: WatchedVideo; isOwner: boolean; hasEnded: boolean };

/** The video under a public address. Throws a 404 answer where there is none, as for one that is not published. */
export async function readWatchedVideo(question: Question): Promise<WatchReading> {
  const { settings, contentId } = question;
  return watchReading(question, await readPublication(settings, contentId, question));
}

/** As `readWatchedVideo`, and for its owner the work as it is now where it is not published. */
export async function readWatchedOrOwnVideo(question: Question): Promise<WatchReading> {
  const { settings, contentId, viewer, request } = question;
  const reading = await readPublication(settings, contentId, question);
  const mayOwn = reading.kind === "absent" && viewer.kind !== "anonymous" && isDocumentId(contentId);
  const content = mayOwn ? await getOwnContent(settings, contentId, viewer.userId) : null;
  if (!content || content.trashedAt) return watchReading(question, reading);
  const { today } = await inTodaysWords(settings, content);
  const draft = await draftVideo(contentId, content.title, today.storyboard, await readLibrary(settings));
  return { kind: "open", isOwner: true, hasEnded: false, video: await withOpening(draft, request) };
}

async function watchReading(
  { settings, request, keep }: Question,
  reading: PublicationReading,
): Promise<WatchReading> {
  if (reading.kind === "locked" || reading.kind === "ended") return { kind: reading.kind };
  if (reading.kind === "absent") throw data({ code: "not_found" }, { status: 404 });
  const { publication, storyboard, isOwner, version } = reading;
  const video = await keep(version, () => publishedVideo(settings, publication, storyboard));
  return {
    kind: "open",
    video: await withOpening(video, request),
    isOwner,
    hasEnded: hasEnded(publication.expiresAt, new Date()),
  };
}

async function withOpening(video: Described, request: Request): Promise<WatchedVideo> {
  const startSeconds = startSecondsOf(new URL(request.url).searchParams);
  return { ...video, opening: await openingFiles(video.composition, startSeconds) };
}

const longDay = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

async function publishedVideo(
  settings: Settings,
  publication: Publication,
  storyboard: Storyboard,
): Promise<Described> {
  const { id, title, exportId, version, sharing } = publication;
  const [encoded, library] = await Promise.all([
    exportId ? getExport(settings, exportId) : null,
    publication.mode === "pin" && publication.library
      ? libraryWith(publication.library)
      : readLibrary(settings),
  ]);
  return {
    ...(await draftVideo(id, title, storyboard, library, sharing)),
    publishedAt: publication.publishedAt.toISOString(),
    publishedDay: longDay.format(publication.publishedAt),
    posterPath: publication.posterKey && `/media/posters/${id}?v=${version}`,
    previewPath: publication.previewKey && `/media/previews/${id}?v=${version}`,
    // What follows the work may have changed since somebody drew it.
    openingPicture: publication.mode === "pin" ? publication.openingPicture : null,
    download: encoded && {
      path: `/media/exports/${encoded.id}`,
      size: fileSize(encoded.sizeBytes, "en"),
      width: encoded.width,
      height: encoded.height,
    },
    isProtected: publication.visibility === "password",
  };
}

async function draftVideo(
  contentId: string,
  title: string,
  storyboard: Storyboard,
  library: Library,
  sharing: Sharing = plainSharing,
): Promise<Described> {
  const composition = resolveComposition(storyboard, undefined, library);
  const chapters = chaptersOf(storyboard, composition, sharing.chapters);
  return {
    contentId,
    title,
    description: describeStoryboard(storyboard),
    composition,
    fontFamilies: await neededFamilies(composition),
    chapters,
    words: chapters.length > 0 ? [] : scenesInWords(storyboard, composition),
    captionTracks: tracksFor(storyboard, composition, library, sharing),
    callToAction: actionOf(sharing),
    mayDuplicate: sharing.mayDuplicate,
    embedding: sharing.embedding.by,
    publishedAt: null,
    publishedDay: "",
    posterPath: null,
    previewPath: null,
    openingPicture: null,
    download: null,
    isProtected: false,
  };
}

/** Captions in the languages its owner offers, without those that stand in the picture already. */
function tracksFor(
  storyboard: Storyboard,
  composition: Composition,
  library: Library,
  { captionLanguages }: Sharing,
) {
  const { captions, language } = storyboard;
  const written = offersCaptions(composition)
    ? []
    : [captions?.language ?? language, captions?.secondLanguage].filter(Boolean);
  const offered = captionLanguagesOf(storyboard).filter(
    (one) => !written.includes(one) && (captionLanguages?.includes(one) ?? true),
  );
  return captionTracksOf(storyboard, library, offered);
}

/** Checked again: what was stored before a rule was made is no link. */
function actionOf({ callToAction }: Sharing) {
  const address = callToAction && readActionAddress(callToAction.address);
  return address ? { label: callToAction.label, address } : null;
}
