import { useMemo, useState } from "react";
import { changesBetween, type ValueChange } from "~/domain/documents/difference";
import type { DocumentRow } from "~/domain/documents/document-answers";
import { fromTaggedFields } from "~/domain/documents/tagged-json";
import type { WireFields } from "~/domain/documents/wire-value";

/** Stands among the paths for the document's JSON; Firestore reserves such names, so no field has it. */
export const wholeJson = "__json__";

export interface Draft {
  fields: WireFields;
  /** As the document was when this draft was begun. */
  base: WireFields;
  baseTime: string;
  changes: ValueChange[];
  /** Somebody else has written it since. */
  isOvertaken: boolean;
  /** Paths of fields whose text cannot be read. */
  invalid: ReadonlySet<string>;
  change: (fields: WireFields) => void;
  setInvalid: (path: string, isInvalid: boolean) => void;
  /** Begins anew from the document as it is now. */
  reset: () => void;
  /** Goes up with every reset: editors begin anew with it. */
  round: number;
}

/** What is typed over a document. It follows the document until something is typed, and stays as it is from then on. */
export function useDraft(document: DocumentRow): Draft {
  const { fields: tagged, updateTime } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that says the same is the same document
  const stored = useMemo(() => fromTaggedFields(tagged), [updateTime, document.path]);
  const [typed, setTyped] = useState<{ fields: WireFields; base: WireFields; baseTime: string } | null>(null);
  const [invalid, setInvalidSet] = useState<ReadonlySet<string>>(new Set());
  const [round, setRound] = useState(0);
  const differing = useMemo(() => (typed ? changesBetween(typed.base, typed.fields) : []), [typed]);
  // What was typed and taken back again holds nothing.
  const held = differing.length > 0 || invalid.size > 0 ? typed : null;
  const { fields, base, baseTime } = held ?? { fields: stored, base: stored, baseTime: updateTime };
  return {
    fields,
    base,
    baseTime,
    changes: differing,
    isOvertaken: updateTime !== baseTime,
    invalid,
    change: (next) => setTyped({ fields: next, base, baseTime }),
    setInvalid: (path, isInvalid) => {
      // Text that cannot be read is typed over this document, and not over a later one.
      if (isInvalid && !held) setTyped({ fields, base, baseTime });
      setInvalidSet((before) => {
        if (before.has(path) === isInvalid) return before;
        const next = new Set(before);
        if (isInvalid) next.add(path);
        else next.delete(path);
        return next;
      });
    },
    reset: () => {
      setTyped(null);
      setInvalidSet(new Set());
      setRound((count) => count + 1);
    },
    round,
  };
}
