/** What the script writer knows of one language in order to read a brief written in it. */
export interface Grammar {
  /** Frequent short words, for telling languages apart. */
  frequentWords: RegExp;
  /** Matches, from the start, the words that ask for a video; what follows is its subject. */
  requests: RegExp[];
  /** Puts the noun phrase left by a removed request into its dictionary case. */
  repairSubject(subject: string): string;
  /** A statement about the video itself rather than its subject. */
  aboutTheVideo: RegExp;
  /** "Mention that …": the words in front of what is to be said. */
  mention: RegExp;
  /** Field names before a colon. */
  fields: Record<
    "subject" | "name" | "points" | "audience" | "offer" | "when" | "action" | "ignored",
    RegExp
  >;
  /** Introduces a list of features inside a sentence: "with". */
  featuresMarker: RegExp;
  /** Put before each feature so that it stands alone in the case the marker asks for. */
  featuresPrefix: string;
  /** Opens a relative clause whose verb can start a line of its own: "that keeps …". Null where it cannot. */
  relativeMarker: RegExp | null;
  /** "for parents", from its preposition on. */
  audience: RegExp;
  /** Separates a participle phrase ("made from …") from what it describes. */
  participle: RegExp;
  /** Separates a date or time from what it belongs to. */
  dateMarker: RegExp;
  /** A date in front of its sentence. */
  frontedDate: {
    /** The word that opens it, from the start: "On". */
    opener: RegExp;
    /** One word that tells a time: a weekday, a month, a number. */
    word: RegExp;
    /** One word that only joins those. */
    link: RegExp;
    /** From the start of what follows, the words that only say that there is a thing: "there is". */
    existence: RegExp;
    /** Matches what follows where the verb comes before its subject; groups `verb`, `subject` and `rest`. */
    subject: RegExp;
  };
  /** "called Lumi": the name is the first group. */
  naming: RegExp;
  /** "Lumi is …": the name is the first group, what it is the second. */
  definition: RegExp;
  /** A verb at the very start, which lets a clause stand without its subject: "fits every bag". */
  clauseVerb: RegExp;
  /** "We are a shelter and look for homes": pronoun and first statement, second statement. Null where verbs need no pronoun. */
  pronoun: RegExp | null;
  /** A determiner or possessive before a noun. */
  determiner: RegExp;
  /** A street and a number. */
  address: RegExp;
  /** Verbs that make a lead a sentence of its own rather than the name of a thing. */
  finiteVerb: RegExp;
  and: string;
  date: RegExp;
  offer: RegExp;
  proof: RegExp;
  /** A statement that tells the viewer what to do. */
  action: RegExp;
}

/** Whole words, in any letters: `\b` knows only ASCII. */
export function words(pattern: string, flags = "iu"): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, flags);
}

export const currency =
  "(?:[€$£¥]\\s?\\d|\\d[\\d.,]*\\s?[€$£¥]|\\d\\s?(?:euros?|eur|dollars?|pounds?|chf|franken|francs|dólares|pesos)(?!\\p{L})|chf\\s?\\d|\\d\\s?%)";
