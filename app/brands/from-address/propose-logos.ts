import type { Logos } from "~/domain/brands/brand";
import { contrastRatio } from "~/scene/contrast";
import { AA_GRAPHIC } from "~/scene/resolve/logo-ground";

type Kind = keyof Logos;

/** What has to be known of a logo to say what it is for. */
interface Candidate {
  url: string;
  kind: "logo" | "icon";
  measured: { ratio: number; ink: string };
}

const white = "#ffffff";
const black = "#15171a";

/** What each logo of a page is used as: the first that reads on light, the first made for dark, and an icon as the sign. */
export function proposeLogos(candidates: readonly Candidate[]): Map<string, Kind> {
  const uses = new Map<string, Kind>();
  const take = (use: Kind, fits: (candidate: Candidate) => boolean) => {
    const one = candidates.find((candidate) => !uses.has(candidate.url) && fits(candidate));
    if (one) uses.set(one.url, use);
  };
  const on = (ground: string, { measured }: Candidate) => contrastRatio(measured.ink, ground);
  take("dark", (one) => one.kind === "logo" && on(white, one) >= AA_GRAPHIC);
  take("light", (one) => one.kind === "logo" && on(white, one) < AA_GRAPHIC && on(black, one) >= AA_GRAPHIC);
  take("mark", ({ kind, measured: { ratio } }) => kind === "icon" && ratio > 0.6 && ratio < 1.7);
  return uses;
}
