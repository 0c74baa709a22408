import type { BrandColorRole } from "~/domain/brands/brand";
import type { SourceBrand } from "~/domain/facts/source-event";
import { type Triple, toLinear, toOklab } from "~/domain/image/oklab";
import { AA_TEXT, contrastRatio } from "~/scene/contrast";

/** A colour found at an address, and where. */
export interface FoundColor {
  color: string;
  /** "In the logo, and 14 times in the style sheets, mostly as background". */
  found: string;
}

export interface ProposedColors {
  /** At most one of each role. */
  chosen: (FoundColor & { role: BrandColorRole })[];
  /** The rest, the most used first. */
  others: FoundColor[];
}

type StyleColor = SourceBrand["colors"][number];
interface Measured extends StyleColor {
  lab: Triple;
  isInLogo: boolean;
}

/** Closer than this two colours are one that was written twice. */
const same = 0.025;
/** Closer than this a colour of a logo's pixels is the one of the style sheets: pixels are mixed at their edges. */
const asPixels = 0.06;
/** Less than this is a grey. */
const leastChroma = 0.045;
const mostOthers = 8;

/**
 * Roles for the colours that style sheets name and a logo's pixels show: what most surfaces and most words have, and for accents
 * the strongest colour that is used on what is pressed, the logo's before others. `legible` says whether words read on a ground.
 */
export function proposeColors(styles: readonly StyleColor[], logo: readonly string[]): ProposedColors {
  const all = measured(styles, logo);
  const chosen: ProposedColors["chosen"] = [];
  const taken = new Set<Measured>();
  const choose = (role: BrandColorRole, one: Measured | undefined) => {
    if (!one) return;
    taken.add(one);
    chosen.push({ role, color: one.color, found: wordsOf(one) });
  };
  const isColorful = ({ lab }: Measured) => chromaOf(lab) >= leastChroma;
  const seenAs = (role: StyleColor["role"]) =>
    all.filter((one) => one.role === role).sort((one, other) => other.seen - one.seen);

  const [background] = seenAs("background");
  choose("background", background);
  const texts = seenAs("text").filter((one) => !taken.has(one));
  const ground = background?.color;
  const read = ground ? texts.find(({ color }) => contrastRatio(color, ground) >= AA_TEXT) : undefined;
  choose("text", read ?? texts[0]);
  const rest = all.filter((one) => !taken.has(one) && isColorful(one));
  const weight = (one: Measured) =>
    one.seen * (one.role === "accent" ? 4 : 1) * chromaOf(one.lab) + (one.isInLogo ? 1000 : 0);
  const strong = rest.toSorted((one, other) => weight(other) - weight(one));
  choose("accent", strong[0]);
  choose(
    "secondary",
    strong.find((one) => !taken.has(one) && distance(one.lab, strong[0]!.lab) > 0.12),
  );
  const others = all
    .filter((one) => !taken.has(one))
    .map((one) => ({ color: one.color, found: wordsOf(one) }));
  return { chosen, others: others.slice(0, mostOthers) };
}

/** Colours that look alike as one, the most used first, then those of the logo alone. */
function measured(styles: readonly StyleColor[], logo: readonly string[]): Measured[] {
  const all: Measured[] = [];
  for (const style of styles.toSorted((one, other) => other.seen - one.seen)) {
    const lab = labOf(style.color);
    const known = all.find((one) => distance(one.lab, lab) < same);
    if (known) known.seen += style.seen;
    else all.push({ ...style, lab, isInLogo: false });
  }
  for (const color of logo) {
    const lab = labOf(color);
    const [near] = all.toSorted((one, other) => distance(one.lab, lab) - distance(other.lab, lab));
    if (near && distance(near.lab, lab) < asPixels) near.isInLogo = true;
    else all.push({ color, role: "other", seen: 0, lab, isInLogo: true });
  }
  return all;
}

const roleWords: Record<StyleColor["role"], string> = {
  background: ", mostly as background",
  text: ", mostly as text",
  accent: ", mostly on buttons and links",
  other: "",
};

function wordsOf({ isInLogo, seen, role }: Measured): string {
  const times = seen === 1 ? "once" : `${seen} times`;
  const inStyles = seen === 0 ? "" : `${times} in the styles${seen > 1 ? roleWords[role] : ""}`;
  const words = [isInLogo ? "in the logo" : "", inStyles].filter((part) => part !== "").join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function labOf(color: string): Triple {
  const channel = (at: number) => toLinear(Number.parseInt(color.slice(at, at + 2), 16));
  return toOklab([channel(1), channel(3), channel(5)]);
}

function chromaOf([, a, b]: Triple): number {
  return Math.hypot(a, b);
}

function distance(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
