export const findFieldStyle =
  "h-8 min-w-32 max-w-80 grow rounded-md border border-line-strong bg-raised px-2.5 text-sm outline-none transition-colors hover:border-neutral-9 focus-visible:border-accent";
