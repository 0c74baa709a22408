import { findNames } from "./find-names";
import { findTrades } from "./find-trades";
import { type Hit, Ranking } from "./ranking";
import type { IndexedLanguage, Reading } from "./reading";
import { weakenModifiers } from "./weaken-modifiers";
import { describesNext, findPeople, weakenAfter, weighWords } from "./weigh-words";

/** In a longer text a person is somebody it is told of, not a picture asked for. */
const mostWordsOfScene = 16;

/** Ranks the subjects by what the words of a text say for them, best first. */
export function rankSubjects(
  text: string,
  languages: readonly IndexedLanguage[],
  ids: readonly string[],
): Reading {
  const language = languages[0]!.language;
  const words = weighWords(text, language);
  const people = words.length > mostWordsOfScene ? [] : findPeople(words, language);
  for (const place of people) weakenAfter(words, place);
  const hits: Hit[] = [];
  findTrades(text, words, languages, ids, hits);
  for (const candidate of languages) findNames(words, candidate, ids, hits);
  const ranking = new Ranking();
  for (const hit of weakenModifiers(text, words, hits, languages)) ranking.add(hit);
  const standing = people.filter((place) => !describesNext(words, place));
  const refused = Math.max(0, ...words.map(({ isRefused, weight }) => (isRefused ? weight : 0)));
  return { ranked: ranking.best(), words, people: standing, refused };
}
