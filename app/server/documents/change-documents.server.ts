import type { FieldChange } from "~/domain/audit/patch";
import { writePatch } from "~/domain/audit/write-patch";
import { changePath, changesBetween } from "~/domain/documents/difference";
import { accessTo, idOf, topOf } from "~/domain/documents/document-access";
import type {
  ChangesAnswer,
  DocumentAct,
  DocumentChange,
  DocumentChanges,
} from "~/domain/documents/document-change";
import { fillMasks, holdsMasked, maskFields } from "~/domain/documents/field-mask";
import { readFieldPath } from "~/domain/documents/field-path";
import { fromTagged, fromTaggedFields, TaggedJsonError, toTagged } from "~/domain/documents/tagged-json";
import { asKept, isSameFields, type WireFields, type WireValue } from "~/domain/documents/wire-value";
import type { Settings } from "~/settings/settings.server";
import { type AuditEvent, auditWrite } from "~/stores/audit/audit.server";
import { noteWritten } from "~/stores/audit/record-drafts.server";
import {
  type BeforeImages,
  changeWrite,
  getChange,
  keepBefore,
} from "~/stores/documents/document-changes.server";
import {
  commitRaw,
  getRaw,
  type RawDocument,
  type RawWrite,
  rawWrite,
} from "~/stores/documents/raw-documents.server";
import { FirestoreError, type FirestoreWrite, firestoreOf } from "~/stores/firestore/firestore.server";
import { decodeFields, type FirestoreFields } from "~/stores/firestore/firestore-values.server";

/** Why nothing was written; `status` and `code` as the API answers. */
export class ChangeRefused extends Error {
  override name = "ChangeRefused";
  constructor(
    readonly status: 400 | 403 | 409,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** One document of a change: what it is, and what it becomes; null where there is none. */
export interface Step {
  path: string;
  before: RawDocument | null;
  after: WireFields | null;
  /** Says what a masked value is to be: a change that leaves it as it is has told it, and is recorded. */
  saysMasked?: boolean;
}

const actions: Record<DocumentAct, AuditEvent["action"]> = {
  edit: "document.change",
  create: "document.create",
  duplicate: "document.duplicate",
  move: "document.move",
  delete: "document.delete",
  import: "document.import",
  undo: "document.undo",
};

/**
 * Writes what staff ask for: all of it or nothing, for the documents as they were when they were looked at, with the event of the
 * change and what is needed to take it back in the same commit. Throws ChangeRefused.
 */
export async function changeDocuments(
  settings: Settings,
  { changeId, actId, act, reason, typedName, changes }: DocumentChanges,
  actorId: string,
): Promise<ChangesAnswer> {
  requireTypedName(changes, typedName);
  const made = await getChange(settings, changeId);
  if (made) return { changeId, writtenAt: made.writtenAt };
  const steps = await planSteps(settings, changes);
  return commitSteps(settings, steps, { changeId, actId, act, reason, actorId, more: [] });
}

function requireTypedName(changes: readonly DocumentChange[], typedName = ""): void {
  const deleted = changes.filter(({ kind }) => kind === "delete");
  if (deleted.length < 2 && !deleted.some(({ path }) => path.split("/").length > 2 && typedName !== ""))
    return;
  if (deleted.every(({ path }) => path.split("/").includes(typedName))) return;
  throw new ChangeRefused(
    400,
    "name_not_typed",
    "Nothing was deleted: type the name of the document or the collection all of these lie in.",
  );
}

async function planSteps(settings: Settings, changes: readonly DocumentChange[]): Promise<Step[]> {
  const paths = changes.flatMap((change) => ("to" in change ? [change.path, change.to] : [change.path]));
  if (new Set(paths).size < paths.length) {
    throw new ChangeRefused(400, "named_twice", "A document stands twice in one change. Send it once.");
  }
  for (const path of paths) requireWritable(settings, path);
  const found = new Map<string, RawDocument>();
  for (const document of await getRaw(settings, paths)) if (document) found.set(document.path, document);
  try {
    return changes.flatMap((change) => stepsOf(settings, change, found));
  } catch (error) {
    if (error instanceof TaggedJsonError) throw new ChangeRefused(400, "invalid_value", error.message);
    throw error;
  }
}

export function requireWritable({ documentAccess }: Settings, path: string): void {
  if (accessTo(documentAccess, path) === "write") return;
  throw new ChangeRefused(
    403,
    "collection_read_only",
    `${topOf(path)} cannot be written from here: other parts of the product keep it in step. Use the tool that owns it.`,
  );
}

function stepsOf(
  settings: Settings,
  change: DocumentChange,
  found: ReadonlyMap<string, RawDocument>,
): Step[] {
  const { path } = change;
  const stored = found.get(path) ?? null;
  if (change.kind === "create") {
    if (stored) throw taken(path);
    return [{ path, before: null, after: filled(settings, path, fromTaggedFields(change.fields), {}) }];
  }
  if (!stored || stored.updateTime !== change.unchangedSince) throw overtaken(path);
  const isSaid = (within: readonly string[], value: WireValue) =>
    holdsMasked(settings.documentAccess.masks, topOf(path), within, value);
  switch (change.kind) {
    case "set": {
      const given = fromTaggedFields(change.fields);
      const after = filled(settings, path, given, stored.fields);
      return [{ path, before: stored, after, saysMasked: isSaid([], { mapValue: { fields: given } }) }];
    }
    case "edit": {
      const given = Object.entries(change.set).map(
        ([field, json]) => [field, fromTagged(json, field)] as const,
      );
      const after = edited(settings, change, given, stored);
      const saysMasked = given.some(([field, value]) => isSaid(readFieldPath(field) ?? [], value));
      return [{ path, before: stored, after, saysMasked }];
    }
    case "delete":
      return [{ path, before: stored, after: null }];
    default: {
      if (found.has(change.to)) throw taken(change.to);
      requireSameMasks(settings, stored, change.to);
      const made: Step = { path: change.to, before: null, after: stored.fields };
      return change.kind === "copy" ? [made] : [made, { path, before: stored, after: null }];
    }
  }
}

function filled(settings: Settings, path: string, fields: WireFields, stored: WireFields): WireFields {
  const unmasked = fillMasks(settings.documentAccess.masks, topOf(path), fields, stored);
  if (unmasked.kind === "filled") return unmasked.fields;
  throw new ChangeRefused(
    400,
    "mask_misplaced",
    `${unmasked.field} holds the mark of a masked value that cannot stand there. Leave marks where they are, or replace them.`,
  );
}

/** What is masked where it stands is not shown by being copied. */
function requireSameMasks(
  { documentAccess: { masks } }: Settings,
  { path, fields }: RawDocument,
  to: string,
): void {
  const [here, there] = [path, to].map((each) => maskFields(masks, topOf(each), fields));
  if (here && there && isSameFields(here, there)) return;
  throw new ChangeRefused(
    409,
    "masked_elsewhere",
    `Other fields are masked in ${topOf(to)} than in ${topOf(path)}, so nothing was written. Keep it in its collection.`,
  );
}

function edited(
  settings: Settings,
  change: DocumentChange & { kind: "edit" },
  given: readonly (readonly [field: string, value: WireValue])[],
  stored: RawDocument,
): WireFields {
  const after = [...given, ...change.remove.map((field) => [field, undefined] as const)].reduce(
    (fields, [field, value]) => {
      const names = readFieldPath(field);
      if (!names) throw new ChangeRefused(400, "invalid_field", `"${field}" is no path of a field.`);
      return withField(fields, names, value);
    },
    stored.fields,
  );
  return filled(settings, change.path, after, stored.fields);
}

/** A copy with another value at a path; maps on the way are made, undefined takes the field away. */
function withField(
  fields: WireFields,
  [name = "", ...rest]: readonly string[],
  value: WireValue | undefined,
): WireFields {
  const { [name]: old, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...fields, [name]: value };
  const within = old && "mapValue" in old ? old.mapValue.fields : {};
  if (value === undefined && !(old && "mapValue" in old)) return fields;
  return { ...fields, [name]: { mapValue: { fields: withField(within, rest, value) } } };
}

interface Act {
  changeId: string;
  actId: string;
  act: DocumentAct;
  reason: string;
  actorId: string;
  /** What else is written in the commit. */
  more: readonly FirestoreWrite[];
}

/** Commits steps with their record and their event. Throws ChangeRefused. */
export async function commitSteps(
  settings: Settings,
  steps: readonly Step[],
  act: Act,
): Promise<ChangesAnswer> {
  const { changeId } = act;
  const kept = steps.map(({ after, ...step }): Step => ({ ...step, after: after && asKept(after) }));
  // A document that is written as it is keeps its time, and could not be told from one that was written since.
  const differing = kept.filter(
    ({ before: was, after }) => was === null || after === null || !isSameFields(was.fields, after),
  );
  const firestore = firestoreOf(settings);
  const told = kept.filter((step) => step.saysMasked && !differing.includes(step));
  if (differing.length === 0) {
    if (told.length > 0) await firestore.commit([eventOf(settings, told, act)]);
    return { changeId, writtenAt: null };
  }
  const images: BeforeImages = differing.map(({ path, before: was }) => ({
    path,
    before: was?.fields ?? null,
  }));
  const file = await keepBefore(settings, images, new Date());
  const paths = differing.map(({ path }) => path);
  const record = changeWrite({
    id: changeId,
    actId: act.actId,
    by: act.actorId,
    act: act.act,
    reason: act.reason,
    paths,
    file,
  });
  const writes = [
    ...differing.map((step) => rawWrite(settings, writeOf(step))),
    ...[record, eventOf(settings, [...differing, ...told], act), ...act.more].map((write) =>
      firestore.wireWrite(write),
    ),
  ];
  try {
    await commitRaw(settings, writes);
  } catch (error) {
    // The answer to a commit that came about may have been lost on its way.
    const made = error instanceof FirestoreError ? await getChange(settings, changeId) : null;
    if (made?.file === file) return { changeId, writtenAt: made.writtenAt };
    await settings.media.delete(file);
    throw refused(error, differing);
  }
  await noteWritten(
    settings,
    differing.map(({ path, before, after }) => ({
      path,
      before: before && plainFields(before.fields),
      after: after && plainFields(after),
    })),
  );
  const written = await getChange(settings, changeId);
  return { changeId, writtenAt: written?.writtenAt ?? null };
}

const plainFields = (fields: WireFields) => decodeFields(fields as FirestoreFields);

function writeOf({ path, before, after }: Step): RawWrite {
  if (after !== null) return { kind: "set", path, fields: after, unchangedSince: before?.updateTime ?? null };
  return { kind: "delete", path, unchangedSince: before?.updateTime ?? "" };
}

function refused(error: unknown, steps: readonly Step[]): unknown {
  if (!(error instanceof FirestoreError)) return error;
  if (["failed_precondition", "not_found", "already_exists"].includes(error.code)) {
    return overtaken(steps.length === 1 ? (steps[0]?.path ?? "") : "One of these documents");
  }
  if (error.code !== "invalid_argument") return error;
  const said = error.message.replace(/^Firestore answered \d+: /, "");
  return new ChangeRefused(400, "refused_by_database", `Nothing was written. The database says: ${said}`);
}

const overtaken = (path: string) =>
  new ChangeRefused(
    409,
    "document_changed",
    `${path} was changed or deleted since you read it, so nothing was written. Read it again and look at the difference.`,
  );
const taken = (path: string) =>
  new ChangeRefused(
    409,
    "document_exists",
    `There already is a document ${path}. Nothing was written: choose another id.`,
  );

/** A value longer than this, as JSON, is told by its length. */
const longestValue = 4_000;
const mostTargets = 200;

function eventOf(
  settings: Settings,
  steps: readonly Step[],
  { act, actId, changeId, reason, actorId }: Act,
): FirestoreWrite {
  const { masks } = settings.documentAccess;
  const patch = steps.flatMap(({ path, before, after, saysMasked }): FieldChange[] => {
    const [was, is] = [before?.fields ?? null, after].map(
      (fields) => fields && maskFields(masks, topOf(path), fields),
    );
    const changes = changesBetween(was ?? null, is ?? null).map(
      (change): FieldChange => ({
        target: path,
        field: changePath(change.path),
        ...(change.before && { before: told(change.before) }),
        ...(change.after && { after: told(change.after) }),
      }),
    );
    const isHidden = saysMasked || changes.length === 0;
    return isHidden ? [...changes, { target: path, field: "", after: "a masked value" }] : changes;
  });
  const paths = steps.map(({ path }) => path);
  const event = auditWrite({
    actorId,
    action: actions[act],
    subject: paths[0] ?? "",
    targets: paths.slice(0, mostTargets),
    details: { act: actId, change: changeId, documents: paths.length, name: idOf(paths[0] ?? "") },
    reason,
  });
  return event.kind === "set" ? { ...event, data: { ...event.data, patch: writePatch(patch) } } : event;
}

function told(value: WireValue): unknown {
  const json = toTagged(value);
  const { length } = JSON.stringify(json);
  return length > longestValue ? { omittedBytes: length } : json;
}
