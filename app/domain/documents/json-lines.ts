import type { ListedDocument } from "./documents-csv";
import { fromTaggedFields, TaggedJsonError, toTaggedFields } from "./tagged-json";
import { canonicalFields } from "./wire-value";

/** As `npm run firestore` writes and reads them, so that files go both ways. */
const format = "vitrine-firestore";

export function documentsAsJsonLines(project: string, documents: readonly ListedDocument[]): string {
  const head = { format, version: 1, project, database: "(default)" };
  return [head, ...documents.map(({ path, fields }) => ({ path, fields }))]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
}

/** Documents of such a file, with or without its first line. Throws TaggedJsonError with the line. */
export function readDocumentsJsonLines(text: string): ListedDocument[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === "") return [];
    const place = `line ${at + 1}`;
    const json = parse(line, place);
    if (at === 0 && "format" in json && !("path" in json)) {
      if (json.format === format && json.version === 1) return [];
      throw new TaggedJsonError(place, `this is no file of ${format}, version 1`);
    }
    const { path, fields } = json;
    if (typeof path !== "string" || typeof fields !== "object" || fields === null) {
      throw new TaggedJsonError(place, "a document needs a path, and fields as the database writes them");
    }
    return [{ path, fields: fieldsOf(fields, place) }];
  });
}

function parse(line: string, place: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(line);
    if (typeof json === "object" && json !== null && !Array.isArray(json))
      return json as Record<string, unknown>;
  } catch {
    // Said below, together with JSON that is no object.
  }
  throw new TaggedJsonError(place, "this is no JSON object");
}

function fieldsOf(fields: object, place: string) {
  try {
    return fromTaggedFields(toTaggedFields(canonicalFields({ ...fields })));
  } catch (error) {
    const said =
      error instanceof TaggedJsonError ? error.message : "its fields are not as the database writes them";
    throw new TaggedJsonError(place, said);
  }
}
