import type { FieldChange } from "~/domain/audit/patch";
import { writePatch } from "~/domain/audit/write-patch";
import type { FirestoreWrite, StoredDocument } from "../firestore/firestore.server";
import { auditWrite } from "./audit.server";

/** A draft that changed, against how the log saw it last. */
export interface Look {
  document: StoredDocument;
  /** When it was changed. */
  at: Date;
  /** The log has not seen it before. */
  isNew: boolean;
  /** Null where what changed cannot be told. */
  patch: FieldChange[] | null;
  /** People besides its owner may have changed it. */
  isShared: boolean;
}

/** One for each person and minute. A video that the log has not seen was made by the worker, whose own event tells that. */
export function eventsOf(looks: readonly Look[]): FirestoreWrite[] {
  const told = looks.filter(({ document, isNew, patch }) => {
    return patch === null || (patch.length > 0 && !(isNew && document.path.startsWith("content/")));
  });
  return [...Map.groupBy(told, keyOf).values()].map(eventOf);
}

const minuteOf = ({ at }: Look) => `${at.toISOString().slice(0, 16)}Z`;
const ownerOf = ({ document }: Look) => String(document.data.ownerId ?? "");
const keyOf = (look: Look) =>
  JSON.stringify([ownerOf(look), minuteOf(look), look.isShared, look.patch === null]);

function eventOf(looks: readonly Look[]): FirestoreWrite {
  const [first] = looks as [Look];
  const [subject = "", ...targets] = looks.map(({ document }) => document.path);
  const write = auditWrite({
    actorId: ownerOf(first),
    ...(first.isShared && {
      actor: { type: "user", id: "unknown", name: "The owner or an editor", role: null },
    }),
    action: "draft.edit",
    subject,
    targets,
    outcome: first.patch === null ? "error" : "success",
    details: { minute: minuteOf(first), documents: looks.length, ownerId: ownerOf(first) },
  });
  if (write.kind !== "set") return write;
  return { ...write, data: { ...write.data, patch: writePatch(looks.flatMap(({ patch }) => patch ?? [])) } };
}
