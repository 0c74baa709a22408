import type { Tone } from "~/domain/video/brief";
import { themes } from "~/sections/themes/themes";
import type { DirectionId } from "~/sections/writer/write-input";

interface Direction {
  id: DirectionId;
  /** As a person chooses it. */
  name: string;
  about: string;
  tone: Tone;
  /** The first of them that there is. */
  themes: readonly string[];
  heroVariant: string;
  /** Types of sections, in the order they are told. */
  order: readonly string[];
  /** Whether shipping, returns and guarantee are answers to questions instead of sections of their own. */
  answersService: boolean;
}

const close = ["faq", "footer", "sticky-bar"] as const;

export const directions: Readonly<Record<DirectionId, Direction>> = {
  story: {
    id: "story",
    name: "Story first",
    about: "What it is and what it does, before what it costs",
    tone: "warm",
    themes: ["gazette", "maison", "plain"],
    heroVariant: "cover",
    order: [
      "hero",
      "story",
      "benefits",
      "video",
      "gallery",
      "features",
      "how-to",
      "in-the-box",
      "ingredients",
      "reviews",
      "figures",
      "press",
      "size-guide",
      "specifications",
      "offer",
      "guarantee",
      "shipping",
      ...close,
    ],
    answersService: true,
  },
  proof: {
    id: "proof",
    name: "Proof first",
    about: "Figures, reviews and details, before the words",
    tone: "plain",
    themes: ["plain", "night", "gazette"],
    heroVariant: "split",
    order: [
      "hero",
      "figures",
      "reviews",
      "press",
      "specifications",
      "features",
      "benefits",
      "gallery",
      "video",
      "ingredients",
      "size-guide",
      "in-the-box",
      "how-to",
      "story",
      "guarantee",
      "shipping",
      "offer",
      ...close,
    ],
    answersService: false,
  },
  offer: {
    id: "offer",
    name: "Offer first",
    about: "What it costs and what comes with it, before everything else",
    tone: "bold",
    themes: ["market", "poster", "plain"],
    heroVariant: "product",
    order: [
      "hero",
      "offer",
      "guarantee",
      "shipping",
      "benefits",
      "gallery",
      "features",
      "reviews",
      "in-the-box",
      "video",
      "figures",
      "press",
      "size-guide",
      "ingredients",
      "specifications",
      "how-to",
      "story",
      ...close,
    ],
    answersService: false,
  },
};

/** Themes that suit a tone the person chose, one a direction. */
const themesOfTone: Partial<Record<Tone, Readonly<Record<DirectionId, string>>>> = {
  premium: { story: "maison", proof: "gazette", offer: "night" },
  playful: { story: "jelly", proof: "plain", offer: "market" },
  bold: { story: "poster", proof: "night", offer: "stadium" },
};

/** The theme and the tone of a direction. */
export function lookOf(id: DirectionId, tone: Tone | null): { themeId: string; tone: Tone } {
  const direction = directions[id];
  const wanted = [(tone && themesOfTone[tone]?.[id]) ?? "", ...direction.themes];
  const themeId = wanted.find((theme) => themes.has(theme)) ?? [...themes.keys()][0] ?? "plain";
  return { themeId, tone: tone ?? direction.tone };
}
