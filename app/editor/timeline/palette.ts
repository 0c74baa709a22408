/** Colours of the app's theme as a canvas takes them. */
const names = [
  "surface",
  "raised",
  "sunken",
  "hover",
  "line",
  "line-strong",
  "text",
  "muted",
  "faint",
  "accent",
  "on-accent",
  "neutral-3",
  "neutral-4",
  "neutral-5",
  "neutral-7",
  "danger",
  "success",
] as const;
type Name = (typeof names)[number];

export type Palette = Record<Name, string> & { item: Record<string, { fill: string; ink: string }> };

/** Hues of kinds, at one lightness: told apart at a glance, none louder than another. */
const hues: Record<string, number> = {
  element: 292,
  overlay: 330,
  caption: 85,
  voice: 150,
  sound: 215,
  music: 245,
};

/** The colours an element inherits now; they change with the theme. */
export function readPalette(element: HTMLElement): Palette {
  const probe = document.createElement("span");
  probe.style.display = "none";
  element.appendChild(probe);
  const read = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const roles = Object.fromEntries(names.map((name) => [name, read(`var(--color-${name})`)])) as Record<
    Name,
    string
  >;
  const item = Object.fromEntries(
    Object.entries(hues).map(([kind, hue]) => [
      kind,
      {
        fill: read(`light-dark(oklch(0.9 0.045 ${hue}), oklch(0.36 0.055 ${hue}))`),
        ink: read(`light-dark(oklch(0.37 0.09 ${hue}), oklch(0.9 0.05 ${hue}))`),
      },
    ]),
  );
  probe.remove();
  return { ...roles, item };
}
