import { missingWords } from "./missing-words";
import { rankSubjects } from "./rank-subjects";
import type { IndexedLanguage, RankedSubject, Reading } from "./reading";
import type { SubjectFiles, SubjectList } from "./subject-files";
import { guessLanguages } from "./words/guess-languages";

/** What a text asks to be shown. */
export interface SubjectMatch {
  /** Null where the words name nothing that can be shown with certainty. */
  subject: { id: string; label: string } | null;
  /** Whether the words name the thing itself, not only a trade that it stands for. */
  isThing: boolean;
  /** Of the best guess, 0 to 1. */
  confidence: number;
  /** Ids of what goes well with the subject, best first: of its trade, then what else the words name. */
  more: readonly string[];
  /** Of these, those of its trade: they may stand for it. */
  kin: readonly string[];
  /** Words that ask for something that is not shown; "" where there are none. */
  missing: string;
  /** Whether they ask for a person. */
  hasPerson: boolean;
}

/** One hit of a tag is never enough: only a name, a trade or two hits are. */
const leastScore = 0.64;
/** The words of one scene must be surer than those of the whole: they say much that is no thing. */
const leastSceneScore = 0.8;
/** Clauses of a scene end here. */
const clauseEnds = /[.,;:!?()/\n،؛؟、。，；：！？（）]|\s[–—-]\s/u;
/** One word that speaks as loud for two subjects says neither, below this score. */
const surelyOne = 0.85;
const mostCompany = 5;
const mostCharacters = 4000;

/**
 * Finds the subject of a prompt in any language, or of `subject – words of the scene`: then the thing the scene names, if
 * that is sure, else the subject. Rather nothing than the wrong thing.
 */
export async function findSubject(
  files: SubjectFiles,
  text: string,
  language?: string,
): Promise<SubjectMatch> {
  const [about, ...scene] = text.slice(0, mostCharacters).split(" – ");
  const whole = await findIn(files, about!, leastScore, language);
  return (await findThingOfScene(files, scene.join(", "), { whole, language })) ?? whole;
}

/** The thing that the words of one scene name beside what its video is about, if that is sure; else null. */
export async function findThingOfScene(
  files: SubjectFiles,
  words: string,
  { whole, language }: { whole: SubjectMatch; language?: string | undefined },
): Promise<SubjectMatch | null> {
  const told = withoutFigures(words.slice(0, mostCharacters));
  if (told === "") return null;
  const match = await findIn(files, told, leastSceneScore, language);
  return match.subject && suits(match, whole) ? match : null;
}

/** Without clauses that say how much, when or by which number: "7,90 € le pain de 100 g", "Ring 01453 555 890". */
function withoutFigures(scene: string): string {
  return scene
    .split(clauseEnds)
    .filter((clause) => clause.trim() !== "" && !/[\p{N}@]/u.test(clause))
    .join(", ");
}

/** A video has one trade: words of another one are no thing to be shown, as "insurance" at a school of surfing. */
function suits({ subject, isThing }: SubjectMatch, whole: SubjectMatch): boolean {
  return isThing || whole.subject === null || whole.more.includes(subject!.id);
}

async function findIn(
  files: SubjectFiles,
  text: string,
  least: number,
  known?: string,
): Promise<SubjectMatch> {
  const list = await files.readList();
  const languages = await Promise.all(
    guessLanguages(text, known).map(async (guess) => ({
      ...guess,
      index: await files.readIndex(guess.language),
    })),
  );
  const reading = rankSubjects(text, languages, list.ids);
  const best = chooseBest(reading, least);
  const { language } = languages[0]!;
  const hasPerson = reading.people.length > 0;
  const confidence = Math.min(1, reading.ranked[0]?.score ?? 0);
  if (!best)
    return {
      subject: null,
      isThing: false,
      confidence,
      more: [],
      kin: [],
      missing: missingWords(text, reading, language),
      hasPerson,
    };
  return {
    subject: { id: best.id, label: labelOf(best, languages, list) },
    isThing: best.isThing,
    confidence,
    more: companyOf(best, reading),
    kin: best.company,
    missing: hasPerson ? missingWords(text, reading, language) : "",
    hasPerson,
  };
}

function chooseBest({ ranked, refused }: Reading, least: number): RankedSubject | null {
  const [first, second] = ranked;
  if (!first || first.score < Math.max(least, refused)) return null;
  const isTie =
    second &&
    second.score > first.score * 0.97 &&
    first.score < surelyOne &&
    first.words[0] === second.words[0];
  return isTie ? null : first;
}

/** What the text's language calls it, else the words it was found by. */
function labelOf(
  { id, words }: RankedSubject,
  languages: readonly IndexedLanguage[],
  { ids }: SubjectList,
): string {
  const [first] = languages;
  const english = languages.find(({ language }) => language === "en")?.index?.names[ids.indexOf(id)];
  if (!first!.index) return words[0] ?? english ?? id;
  return first!.index.names[ids.indexOf(id)] || english || id;
}

/** What the trade shows beside it and what else the text names surely: what is only of its kind does not go with it. */
function companyOf({ id, company }: RankedSubject, { ranked }: Reading): string[] {
  const named = ranked.filter((other) => other.score >= leastScore).map((other) => other.id);
  return [...new Set([...company, ...named])].filter((other) => other !== id).slice(0, mostCompany);
}
