/** The pages of the image area in the order of its navigation. One is added here when its page exists. */
export interface ImagePlace {
  path: string;
  label: string;
}

export const imagePlaces: readonly ImagePlace[] = [
  { path: "/image-gen", label: "Create" },
  { path: "/image-gen/edit", label: "Edit" },
  { path: "/image-gen/all", label: "All" },
  { path: "/image-gen/vibe", label: "Boards" },
  { path: "/image-gen/trending", label: "Trending" },
  { path: "/image-gen/assets", label: "Your pictures" },
];

/** Whether a path is the place; below `/image-gen` itself lie the others and single images. */
export function isAtImagePlace({ path }: ImagePlace, pathname: string): boolean {
  if (path === "/image-gen") return pathname === path;
  return pathname === path || pathname.startsWith(`${path}/`);
}
