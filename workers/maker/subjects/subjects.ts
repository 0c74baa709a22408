import { findSubject, type SubjectMatch } from "./find-subject";
import { openSubjectFiles, type ReadFile } from "./subject-files";

/** The things that pictures can show. */
export interface Subjects {
  /** The art of a subject as the text of an SVG with its viewBox; null for an id that there is none of. */
  readArt(id: string): Promise<string | null>;
  /** What a text asks to be shown. `language`, as BCP 47, where it is known. */
  findSubject(text: string, language?: string): Promise<SubjectMatch>;
}

export function openSubjects(readFile: ReadFile): Subjects {
  const files = openSubjectFiles(readFile);
  return {
    readArt: files.readArt,
    findSubject: (text, language) => findSubject(files, text, language),
  };
}
