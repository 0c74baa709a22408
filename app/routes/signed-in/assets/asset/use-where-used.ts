import { useDocuments } from "~/firebase/use-documents";
import { scenesWith } from "~/scene/scenes-with";
import type { Board } from "~/stores/boards/board-document";
import type { Content } from "~/stores/content/content-document";
import type { Image } from "~/stores/images/image-document";

export interface WhereUsed {
  /** Videos that show it or let it be heard, with the numbers of the scenes from 1. */
  videos: { video: Content; scenes: number[] }[];
  /** Images made from it. */
  images: Image[];
  boards: Board[];
}

/** Where a person uses one of their files: in videos that are not in the trash, images and boards. Null until all is known. */
export function useWhereUsed(userId: string, assetId: string): WhereUsed | null {
  const videos = useDocuments(
    userId,
    () => import("~/stores/content/content"),
    (store, documents, onChange: (videos: Content[]) => void, onError) =>
      store.watchContentList(documents, userId, ({ items }) => onChange(items), onError),
  );
  const images = useDocuments(
    `${userId} ${assetId}`,
    () => import("~/stores/images/images"),
    (store, documents, onChange: (images: Image[]) => void, onError) =>
      store.watchChildren(documents, userId, assetId, ({ items }) => onChange(items), onError),
  );
  const boards = useDocuments(
    userId,
    () => import("~/stores/boards/boards"),
    (store, documents, onChange: (boards: Board[]) => void, onError) =>
      store.watchBoards(documents, userId, ({ items }) => onChange(items), onError),
  );
  // What was made straight onto a board knows it before the board does.
  const own = useDocuments(
    assetId,
    () => import("~/stores/images/images"),
    (store, documents, onChange: (image: Image | null) => void, onError) =>
      store.watchImage(documents, assetId, ({ item }) => onChange(item), onError),
  );
  if (
    own.kind === "loading" ||
    videos.kind === "loading" ||
    images.kind === "loading" ||
    boards.kind === "loading"
  )
    return null;
  const ownBoardIds = own.kind === "present" ? (own.value?.boardIds ?? []) : [];
  const itemsOf = <Value>(reading: { kind: string; value?: Value[] }): Value[] => reading.value ?? [];
  return {
    videos: itemsOf<Content>(videos).flatMap((video) => {
      const scenes = video.trashedAt ? [] : scenesWith(video.storyboard, assetId);
      return scenes.length > 0 ? [{ video, scenes: scenes.map((index) => index + 1) }] : [];
    }),
    images: itemsOf<Image>(images).filter(({ shelf }) => shelf === "kept"),
    boards: itemsOf<Board>(boards).filter(
      ({ id, trashedAt, assetIds }) => !trashedAt && (assetIds.includes(assetId) || ownBoardIds.includes(id)),
    ),
  };
}
