import type { DocumentLookup } from "../firestore/access-guard";
import type { StoredDocument } from "../firestore/document";
import type { LookUp } from "./built-ins";
import { RulesLimitError, refuse } from "./rules-error";
import type { RulesPath } from "./values";

/**
 * Documents that rules may look at: https://firebase.google.com/docs/firestore/security/rules-conditions#access_calls.
 * One that was looked at already costs nothing.
 */
const MAX_READS_PER_OPERATION = 10;
const MAX_READS_PER_COMMIT = 20;

/** `projects/{p}/databases/{d}/documents/…`: pairs of collection and document after the first five segments. */
const DOCUMENT_PATH = /^databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/;

/** What the rules of one commit, or of one read, have looked at. */
export class DocumentReads {
  readonly #all = new Set<string>();

  /** Names of all documents looked at. */
  get names(): Set<string> {
    return new Set(Array.from(this.#all, (key) => key.slice(key.indexOf(" ") + 1)));
  }

  /** Reads for one operation. `project` is `projects/{p}`. */
  operation(
    project: string,
    lookup: DocumentLookup,
    toResource: (document: StoredDocument) => ReturnType<LookUp>,
  ): LookUp {
    const ofOperation = new Set<string>();
    return (path: RulesPath, when) => {
      const relative = path.segments.join("/");
      if (!DOCUMENT_PATH.test(relative)) return refuse("the path names no document");
      const name = `${project}/${relative}`;
      const key = `${when} ${name}`;
      ofOperation.add(key);
      this.#all.add(key);
      if (ofOperation.size > MAX_READS_PER_OPERATION || this.#all.size > MAX_READS_PER_COMMIT) {
        throw new RulesLimitError("the rules look at too many documents");
      }
      const document = lookup[when](name);
      return document && toResource(document);
    };
  }
}
