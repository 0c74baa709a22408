interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}

const maker = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;

/** Picks a colour anywhere on the screen (`#rrggbb`); null where the person thinks better of it. Absent where a browser cannot. */
export const pickColor: (() => Promise<string | null>) | null = maker
  ? () =>
      new maker().open().then(
        ({ sRGBHex }) => sRGBHex.toLowerCase(),
        () => null,
      )
  : null;
