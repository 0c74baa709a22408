/** The pages of the image area in the order of its navigation. One is added here when its page exists. */
export interface ImagePlace {
  path: string;
  label: string;
  /** What the palette calls it, where the label alone would not say what it is of. */
  command: string;
  /** Other words people look for it by. */
  words: string;
}

export const imagePlaces: readonly ImagePlace[] = [
  {
    path: "/image-gen",
    label: "Create",
    command: "Create images",
    words: "make generate prompt composer pictures",
  },
  {
    path: "/image-gen/edit",
    label: "Edit",
    command: "Edit a picture",
    words: "mask fill extend crop background upscale retouch image",
  },
  {
    path: "/image-gen/all",
    label: "All",
    command: "All images",
    words: "gallery history starred trash download pictures",
  },
  { path: "/image-gen/vibe", label: "Boards", command: "Boards", words: "vibe mood collect palette images" },
  {
    path: "/image-gen/inspirations",
    label: "Inspirations",
    command: "Inspirations",
    words: "examples ideas prompts remix images",
  },
  {
    path: "/image-gen/trending",
    label: "Trending",
    command: "Trending images",
    words: "public popular community remix",
  },
  {
    path: "/image-gen/assets",
    label: "Your pictures",
    command: "Pictures to start from",
    words: "assets uploads references images",
  },
];

/** Whether a path is the place; below `/image-gen` itself lie the others and single images. */
export function isAtImagePlace({ path }: ImagePlace, pathname: string): boolean {
  if (path === "/image-gen") return pathname === path;
  return pathname === path || pathname.startsWith(`${path}/`);
}
