import { Command as Cmdk } from "cmdk";
import Clapperboard from "lucide-react/icons/clapperboard";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Search from "lucide-react/icons/search";
import { href } from "react-router";
import { useDocuments } from "~/firebase/use-documents";
import type { Board } from "~/stores/boards/board-document";
import type { Content } from "~/stores/content/content-document";
import { PaletteGroup, PaletteItem } from "./palette-item";

interface PaletteWorkProps {
  userId: string;
  typed: string;
  onGo: (address: string) => void;
}

/**
 * What a person has made, by its name, and the way to look for it where there is more than names. It is read as the
 * palette opens: what came in later than the typing would stand below what Enter has already chosen.
 */
export function PaletteWork({ userId, typed, onGo }: PaletteWorkProps) {
  const videos = useDocuments(
    userId,
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
  const present = <Item extends { trashedAt: Date | null }>(reading: { kind: string; value?: Item[] }) =>
    (reading.value ?? []).filter(({ trashedAt }) => trashedAt === null);
  const places = [
    { name: "images", address: href("/image-gen/all") },
    { name: "files", address: href("/assets") },
    { name: "videos", address: href("/videos") },
  ];
  if (typed.length < 2) return null;
  return (
    <>
      <PaletteGroup heading="Your videos">
        {present(videos).map(({ id, title }) => (
          <PaletteItem
            key={id}
            value={`${title} ${id}`}
            icon={<Clapperboard />}
            onSelect={() => onGo(href("/videos/:contentId", { contentId: id }))}
          >
            {title}
          </PaletteItem>
        ))}
      </PaletteGroup>
      <PaletteGroup heading="Your boards">
        {present(boards).map(({ id, name }) => (
          <PaletteItem
            key={id}
            value={`${name} ${id}`}
            icon={<LayoutGrid />}
            onSelect={() => onGo(`${href("/image-gen/vibe")}?board=${id}`)}
          >
            {name}
          </PaletteItem>
        ))}
      </PaletteGroup>
      <Cmdk.Group forceMount>
        {places.map(({ name, address }) => (
          <PaletteItem
            key={name}
            forceMount
            value={`search ${name}`}
            icon={<Search />}
            onSelect={() => onGo(`${address}?q=${encodeURIComponent(typed)}`)}
          >
            Search your {name} for “{typed}”
          </PaletteItem>
        ))}
      </Cmdk.Group>
    </>
  );
}
