import { findSubject, findThingOfScene, type SubjectMatch } from "./find-subject";
import { openSubjectFiles, type ReadFile } from "./subject-files";

/** The things that pictures can show. */
export interface Subjects {
  /** The art of a subject as the text of an SVG with its viewBox; null for an id that there is none of. */
  readArt(id: string): Promise<string | null>;
  /** What a text asks to be shown. `language`, as BCP 47, where it is known. */
  findSubject(text: string, language?: string): Promise<SubjectMatch>;
  /** What a language calls a subject. */
  nameOf(id: string, language: string): Promise<string>;
  /** The thing that the words of one scene surely name, beside what its video is about; null where they name none. */
  findThingOfScene(words: string, whole: SubjectMatch, language?: string): Promise<SubjectMatch | null>;
}

export function openSubjects(readFile: ReadFile): Subjects {
  const files = openSubjectFiles(readFile);
  return {
    readArt: files.readArt,
    nameOf: async (id, language) => {
      const { ids } = await files.readList();
      const index = (await files.readIndex(language)) ?? (await files.readIndex("en"));
      return index?.names[ids.indexOf(id)] || id;
    },
    findSubject: (text, language) => findSubject(files, text, language),
    findThingOfScene: (words, whole, language) => findThingOfScene(files, words, { whole, language }),
  };
}
