import Clapperboard from "lucide-react/icons/clapperboard";
import File from "lucide-react/icons/file";
import Image from "lucide-react/icons/image";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Package from "lucide-react/icons/package";
import Store from "lucide-react/icons/store";
import Table2 from "lucide-react/icons/table-2";
import type { ReactNode } from "react";
import { href } from "react-router";
import { mediaKindOf } from "~/domain/assets/media-type";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import { isHere } from "~/session/address-here";
import type { Asset } from "~/stores/assets/asset-document";
import type { Batch } from "~/stores/batches/batch-document";
import type { Board } from "~/stores/boards/board-document";
import type { Content } from "~/stores/content/content-document";
import type { GalleryQuery } from "~/stores/images/gallery";
import type { Image as MadeImage } from "~/stores/images/image-document";
import type { Product } from "~/stores/products/product-document";
import type { Project } from "~/stores/projects/project-document";
import type { Group } from "./palette-results";

/** Something a person has made, as the palette offers it. */
export interface Work {
  id: string;
  label: string;
  words?: string;
  icon: ReactNode;
  address: string;
}

/** So many of the newest images and files are looked through; the lists look through more. */
const mostLookedThrough = 500;

/**
 * What a person has made, to be found by name: videos, boards, products, pages and tables are read as the palette opens, images and files once
 * something is looked for. What another host has is not offered here.
 */
export function usePaletteWork(userId: string, isLookedFor: boolean): Group<Work>[] {
  const videos = useDocuments(
    isHere(href("/videos")) ? userId : null,
    () => import("~/stores/content/content"),
    (store, documents, onChange: (items: Content[]) => void, onError) =>
      store.watchContentList(documents, userId, ({ items }) => onChange(items), onError),
  );
  const boards = useDocuments(
    userId,
    () => import("~/stores/boards/boards"),
    (store, documents, onChange: (items: Board[]) => void, onError) =>
      store.watchBoards(documents, userId, ({ items }) => onChange(items), onError),
  );
  const products = useDocuments(
    userId,
    () => import("~/stores/products/products"),
    (store, documents, onChange: (items: Product[]) => void, onError) =>
      store.watchProducts(documents, userId, ({ items }) => onChange(items), onError),
  );
  const pages = useDocuments(
    isHere(href("/pdp/project")) ? userId : null,
    () => import("~/stores/projects/projects"),
    (store, documents, onChange: (items: Project[]) => void, onError) =>
      store.watchProjects(documents, userId, ({ items }) => onChange(items), onError),
  );
  const tables = useDocuments(
    isHere(href("/megapot")) ? userId : null,
    () => import("~/stores/batches/batches"),
    (store, documents, onChange: (items: Batch[]) => void, onError) =>
      store.watchBatches(documents, userId, ({ items }) => onChange(items), onError),
  );
  const images = useDocuments(
    isLookedFor ? userId : null,
    () => import("~/stores/images/gallery"),
    (store, documents, onChange: (items: MadeImage[]) => void, onError) =>
      store.watchNewest(
        documents,
        keptImages(userId),
        mostLookedThrough,
        (items) => onChange(items),
        onError,
      ),
  );
  const files = useDocuments(
    isLookedFor && isHere(href("/assets")) ? userId : null,
    () => import("~/stores/assets/assets"),
    (store, documents, onChange: (items: Asset[]) => void, onError) =>
      store.watchAssets(
        documents,
        { userId, most: mostLookedThrough },
        ({ items }) => onChange(items),
        onError,
      ),
  );
  return [
    {
      heading: "Your videos",
      entries: presentOf(videos).map(({ id, title }) => ({
        id,
        label: title,
        icon: <Clapperboard />,
        address: href("/videos/:contentId", { contentId: id }),
      })),
    },
    {
      heading: "Your products",
      entries: presentOf(products).map(({ id, name }) => ({
        id,
        label: name,
        icon: <Package />,
        address: `${href("/product")}?product=${id}`,
      })),
    },
    {
      heading: "Your pages",
      entries: presentOf(pages).map(({ id, title }) => ({
        id,
        label: title,
        icon: <Store />,
        address: `${href("/pdp/project")}/${id}`,
      })),
    },
    {
      heading: "Your tables",
      entries: presentOf(tables).map(({ id, name }) => ({
        id,
        label: name,
        icon: <Table2 />,
        address: `${href("/megapot")}?table=${id}`,
      })),
    },
    {
      heading: "Your images",
      entries: presentOf(images).map(({ id, title, request }) => ({
        id,
        label: title,
        words: request?.prompt ?? "",
        icon: <Image />,
        address: href("/image-gen/:id", { id }),
      })),
    },
    {
      heading: "Your files",
      entries: presentOf(files)
        .filter(isFile)
        .map(({ id, name, tags }) => ({
          id,
          label: name,
          words: tags?.join(" ") ?? "",
          icon: <File />,
          address: href("/assets/:assetId", { assetId: id }),
        })),
    },
    {
      heading: "Your boards",
      entries: presentOf(boards).map(({ id, name }) => ({
        id,
        label: name,
        icon: <LayoutGrid />,
        address: `${href("/image-gen/vibe")}?board=${id}`,
      })),
    },
  ];
}

/** Pictures that were made here are found as images, or belong to a video. */
function isFile({ hidden, origin, mediaType }: Asset): boolean {
  return !hidden && !(origin === "made" && mediaKindOf(mediaType) === "picture");
}

function presentOf<Item extends { trashedAt: Date | null }>(reading: Reading<Item[]>): Item[] {
  return reading.kind === "present" ? reading.value.filter(({ trashedAt }) => trashedAt === null) : [];
}

const keptImages = (ownerId: string): GalleryQuery => ({
  ownerId,
  shelf: "kept",
  word: null,
  boardId: null,
  starred: false,
  leastRating: 0,
  modelId: null,
  operation: null,
  visibility: null,
});
