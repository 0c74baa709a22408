import CirclePlus from "lucide-react/icons/circle-plus";
import Clapperboard from "lucide-react/icons/clapperboard";
import FolderOpen from "lucide-react/icons/folder-open";
import House from "lucide-react/icons/house";
import Images from "lucide-react/icons/images";
import Package from "lucide-react/icons/package";
import Sparkles from "lucide-react/icons/sparkles";
import Store from "lucide-react/icons/store";
import Table2 from "lucide-react/icons/table-2";
import type { ComponentType } from "react";

export interface Place {
  path: string;
  label: string;
  icon: ComponentType<{ className?: string; strokeWidth?: number }>;
  access: "signed-in" | "staff";
  /** The second key of the shortcut that goes there; the first is `g`. */
  key: string;
  /** Other words people look for it by. */
  words: string;
  /** Left out where places stand side by side on a phone: another of them leads there. */
  isWideOnly?: true;
}

/**
 * The places anybody who is signed in can go to, in the order of the navigation. A place is added here when its page exists;
 * staff's own are in `staff-places.ts`.
 */
export const places: readonly Place[] = [
  { path: "/", label: "Home", icon: House, access: "signed-in", key: "h", words: "start recent dashboard" },
  {
    path: "/create",
    label: "Create",
    icon: CirclePlus,
    access: "signed-in",
    key: "c",
    words: "ways to start examples templates gallery begin",
  },
  {
    path: "/prompt-to-video",
    label: "New video",
    icon: Sparkles,
    access: "signed-in",
    key: "n",
    words: "create make prompt brief generate",
    isWideOnly: true,
  },
  {
    path: "/image-gen",
    label: "Images",
    icon: Images,
    access: "signed-in",
    key: "i",
    words: "pictures create generate photo",
  },
  {
    path: "/product",
    label: "Products",
    icon: Package,
    access: "signed-in",
    key: "p",
    words: "product facts price photos catalogue shop brands brand logo colours typefaces voice identity",
  },
  {
    path: "/pdp",
    label: "Pages",
    icon: Store,
    access: "signed-in",
    key: "d",
    words: "product page landing site shop web builder pdp publish projects gallery",
  },
  {
    path: "/megapot",
    label: "Bulk",
    icon: Table2,
    access: "signed-in",
    key: "b",
    words: "tables rows csv spreadsheet feed catalogue many batch import merchant",
  },
  {
    path: "/videos",
    label: "Videos",
    icon: Clapperboard,
    access: "signed-in",
    key: "v",
    words: "library films drafts exports clips",
  },
  {
    path: "/assets",
    label: "Assets",
    icon: FolderOpen,
    access: "signed-in",
    key: "s",
    words: "files uploads pictures clips sounds folders library media trash",
  },
];

/** The places that are on this host. */
export function placesFor(isHere: (path: string) => boolean): Place[] {
  return places.filter(({ path }) => isHere(path));
}

/** Whether a path is the place or lies below it. */
export function isAtPlace(place: Pick<Place, "path">, pathname: string): boolean {
  if (place.path === "/") return pathname === "/";
  return pathname === place.path || pathname.startsWith(`${place.path}/`);
}
