export const tileStyle =
  "grid aspect-square w-full place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-text";
