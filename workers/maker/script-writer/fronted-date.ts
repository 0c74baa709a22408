import type { Grammar } from "./grammar";

/** A sentence that began with its date, with its subject first again. */
export interface Unfronted {
  when: string;
  /** The sentence without the date: subject, verb, rest. All words are the user's. */
  sentence: string;
  /** The subject where it stood after the verb; null where the sentence has to be read for it. */
  subject: string | null;
}

/**
 * Takes the date from in front of a sentence: "On Saturday, the shop opens" → "the shop opens", "Am Samstag öffnet die
 * Werkstatt in Kiel" → "die Werkstatt öffnet in Kiel". Null where no date stands there or no sentence follows.
 */
export function unfrontDate(statement: string, grammar: Grammar): Unfronted | null {
  const { opener, word, link, existence, subject } = grammar.frontedDate;
  const tokens = statement.split(/\s+/u);
  const bare = (token: string) => token.replace(/,$/u, "");
  let end = 0;
  let next = opener.test(statement) ? 1 : 0;
  const hasOpener = next === 1;
  for (; next < tokens.length; next++) {
    const token = bare(tokens[next]!);
    if (word.test(token)) end = next + 1;
    else if (!link.test(token)) break;
  }
  const when = tokens.slice(0, end).join(" ");
  const rest = tokens.slice(end).join(" ");
  if (end === 0 || rest === "" || !grammar.date.test(when)) return null;

  if (existence.test(rest)) {
    return { when: bare(when), sentence: rest.replace(existence, ""), subject: null };
  }
  const inverted = subject.exec(rest);
  if (hasOpener && inverted?.groups) {
    const { verb = "", subject: found = "", rest: after = "" } = inverted.groups;
    const isPronoun = /^(?:wir|ich|nous|je)$/iu.test(found);
    return {
      when: bare(when),
      sentence: `${found.trim()} ${verb} ${after.trim()}`.replace(/\s+(?=,|$)/gu, ""),
      subject: isPronoun ? null : found.trim(),
    };
  }
  const isClause = when.endsWith(",") || (hasOpener && /\d/u.test(when) && grammar.finiteVerb.test(rest));
  return isClause ? { when: bare(when), sentence: rest, subject: null } : null;
}
