import { findNames } from "./find-names";
import { findTrades } from "./find-trades";
import { Ranking } from "./ranking";
import type { IndexedLanguage, Reading } from "./reading";
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
  const ranking = new Ranking();
  findTrades(text, words, languages, ids, ranking);
  for (const candidate of languages) findNames(words, candidate, ids, ranking);
  const standing = people.filter((place) => !describesNext(words, place));
  const refused = Math.max(0, ...words.map(({ isRefused, weight }) => (isRefused ? weight : 0)));
  return { ranked: ranking.best(), words, people: standing, refused };
}
