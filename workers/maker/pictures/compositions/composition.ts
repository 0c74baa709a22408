import type { Picture } from "../picture";
import type { Scheme } from "../scheme";
import type { Subject } from "../subject";
import type { Surroundings } from "../surroundings";

/** What a picture shows, and by what it is drawn. */
export interface Cast {
  subject: Subject;
  /** Things that go with it; none where nothing does. */
  companions: readonly Subject[];
  /** `#rrggbb`, most important first. */
  palette: readonly string[];
  /** The ground, where it is asked for; null leaves the choice to what stands out. */
  ground: string | null;
  random: () => number;
  surroundings: Surroundings;
}

/** What a composition asks of its subject. */
export type Need =
  | "standing"
  /** At least two things that go with it. */
  | "companions"
  /** Broad art without thin parts, that may be cut. */
  | "compact"
  /** A thing that lives outdoors. */
  | "outdoors";

/** One idea of a picture of a thing. */
export interface Composition {
  id: string;
  needs: readonly Need[];
  /** How it says where the thing is, for `altText`. */
  setting: Setting;
  /** Draws it and gives the colours it took. */
  draw(picture: Picture, cast: Cast): Scheme;
}

export type Setting =
  | "plain"
  | "window"
  | "table"
  | "spotlight"
  | "paper"
  | "sticker"
  | "pattern"
  | "several"
  | "outdoors";
