import type { Tone } from "~/domain/video/brief";

/**
 * What the reader of briefs knows of one language. Every string is the source of a regular expression, alternatives apart by "|", matched as
 * whole words without regard to case; an empty one matches nothing.
 */
export interface LanguageRow {
  /** Words stand side by side without spaces, or take their small words as letters in front (Arabic "لـ"). */
  writing?: "unspaced" | "prefixed";
  /** Every noun is written with a capital, which then tells no name. */
  hasCapitalNouns?: true;
  request: RequestRow;
  /** What the adjectives of a request say of the tone. */
  tones: Partial<Record<Tone, string>>;
  /** Clauses that speak of the video itself: music, length, pace. */
  aboutVideo: string;
  seconds: string;
  /** "my", "our": comes off the front of a subject. */
  possessive: string;
  /** Articles that come off the front of a subject. */
  article: string;
  and: string;
  date: {
    /** Before a date, and kept with it: "on", "from", "every". */
    lead: string;
    /** Between two of its parts: "to", "at", "and". */
    link: string;
    /** Behind a date, and kept with it: "から". */
    tail: string;
    /** Before a bare hour: "at" makes "at 7" a time. */
    beforeHour: string;
    /** Behind a number: "Uhr", "o'clock". */
    afterHour: string;
    /** Times without a number: "tomorrow", "daily", "evenings". */
    words: string;
    /** Forms of months and weekdays that `Intl` does not give, and that mean nothing else. */
    names: string;
    /** Names of months and weekdays that are common words too: they need a neighbour. */
    ambiguous: string;
    /** Letters that may follow the name of a month or weekday. */
    endings: string;
    /** The last letter of such a name is free: "субботу". */
    inflects?: true;
    from: string;
    until: string;
  };
  price: {
    /** Before a price, and kept with it: "from", "for". */
    lead: string;
    /** Behind a price, and kept with it: "a month", "per person". */
    unit: string;
    from: string;
    /** A price without a number: "half price". */
    words: string;
    /** Makes a per cent a discount. */
    discount: string;
  };
  free: string;
  /** Where "free" means something else: "feel free", "sugar-free". */
  notFree: string;
  /** Before the name of a place. */
  locative: string;
  /** Ways to say a place without a name of its own: "2 minutes from the station". */
  place: string;
  audience: {
    before: string;
    after: string;
    /** Begin or are a noun for people. */
    people: string;
    /** An age: "ages 6 to 10". */
    age: string;
    /** What follows the marker and is neither people nor a need: "for sale". */
    not: string;
  };
  /** At the start of a clause: what it is with, without or made of, and participles. */
  feature: string;
  /** In the middle of a clause: cut there, the rest is a feature. */
  featureCut: string;
  /** What goes before the verb of such a rest and comes off its front: "that". */
  relative: string;
  /** What turns a statement round: "not", "no". Never parted from what it negates. */
  negation: string;
  /** Conditions and limits: "except", "minimum". */
  limit: string;
  /** What a video is made of, as its maker is told of it: "music", "colours". */
  craft: string;
  /** Tell the maker how, beside a word of the craft: "use", "keep", "no". */
  orders: string;
  /** Tells the maker what not to say: what follows is for nobody else. */
  unsaid: string;
  proof: string;
  note: string;
  /** At the start of a clause: tells the viewer what to do. */
  action: string;
  /** Finite verbs and what stands at the start of a sentence only. */
  verbs: string;
  pronouns: string;
  contrast: string;
  /** What people think, before what is: "many think that". */
  belief: string;
  /** Group 1 and 2 are the halves. */
  beforeAfter: string;
  step: string;
  told: string;
  /** Before a name: "called". */
  naming: string;
  /** Between a name and what it is: "is a". */
  definition: string;
  /** Small words that say nothing where only a date, a price or a contact is left beside them: "phone", "costs", "open". */
  glue: string;
  fields: Record<FieldName, string>;
  /** Whether words behind the link of a request stand in a case of their own. */
  isOblique?: true | RegExp;
}

export type FieldName =
  | "name"
  | "subject"
  | "feature"
  | "audience"
  | "price"
  | "date"
  | "address"
  | "contact"
  | "action"
  | "video";

/** How a video is asked for. */
export type RequestRow =
  | {
      order: "verb-first";
      please: string;
      verbs: string;
      me: string;
      /** What can only be an advertisement. */
      sure: string;
      /** What may as well be the subject: "film". */
      ambiguous: string;
      links: string;
      /** Ask for it without naming a video: "promote" before "my", "explain" before "how". */
      asks: string;
      /** The same round the subject, which is a group: "ich will … bekannt machen". */
      around?: string;
    }
  | {
      order: "free";
      /** The whole sentence; what is to be shown is the group `subject`. */
      patterns: readonly RegExp[];
      /** A sentence that asks for a video in some other way: nothing of it is set. */
      partial: RegExp;
    };
