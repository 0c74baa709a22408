import type { Tone } from "~/domain/video/brief";
import type { Kind } from "./kind";
import type { Emblem } from "./picture-brief";

/**
 * The framing lines of one language. None of them states a fact: whatever is said of the subject comes from the
 * brief. `{name}` stands for a name, never for a phrase, so that no line needs inflection.
 */
export interface Phrases {
  hooks: Record<Kind, Record<Tone, string>>;
  nameHooks: Record<Tone, readonly string[]>;
  /** A question that opens the video and states nothing. */
  questions: Record<Kind, string>;
  /** Put before a subject with its own determiner, in whatever case and number: "Say hello to {subject}". */
  introduction: string;
  /** Put around a bare noun: "Looking for {subject}?". */
  longing: string;
  /** Line above the headline of the first scene. */
  kindLabels: Partial<Record<Kind, string>>;
  /** Headlines over a statement too long to be one, in the order they may follow each other. */
  openers: Record<Tone, readonly string[]>;
  /** Headline over several short points. */
  lists: Partial<Record<Kind, string>> & { product: string };
  /** Headlines of a middle scene when the brief says nothing more than its subject. */
  fillers: Record<Kind, readonly string[]>;
  closers: Record<Kind, Record<Tone, string>>;
  /** Words of a button that leads to an address, where the user named no deed. */
  more: string;
  /** Button for the verb the user's own closing line begins with. */
  verbButtons: readonly (readonly [RegExp, string])[];
  labels: {
    when: string;
    whenAndWhere: string;
    price: string;
    offer: string;
    /** Over what a donation does. */
    help: string;
    /** Over pay and perks of a job. */
    pay: string;
    audience: string;
    note: string;
    /** Over one of several steps; `{n}` is its number. */
    step: string;
    where: string;
  };
  /** Nouns begin with a capital wherever they stand. */
  nounsAreCapitals: boolean;
  /** A thing that stands for a kind of sentence in a picture. */
  emblems: Record<NonNullable<Emblem>, string>;
  /** Light and mood for pictures. */
  light: Record<Tone, string>;
  /** Distance and angle for pictures, so that scenes differ. */
  views: readonly string[];
}
