import { keepKnown } from "~/domain/data/keep-known";
import { sameData } from "~/domain/data/same-data";

/**
 * A value that is edited here, and perhaps elsewhere at the same time. Pure: each step gives a new draft. Every
 * change is merged three ways, so that neither side's edits of other places are lost; see `Merge`.
 *
 *     changed here → sent → acknowledged        written elsewhere → merged
 */
export interface Draft<Value> {
  /** What the server is known to have, and what `present` came from. */
  base: Value;
  /** What is shown: `base` and what was changed here since. */
  present: Value;
  /** What is on its way to the server; null while nothing is. */
  sent: Value | null;
  /** The latest value written elsewhere while a write was on its way. */
  pendingRemote: Value | null;
  /** What was sent and never answered, the latest last: the server may have it or not. Absent where all was answered. */
  unanswered?: readonly Value[];
}

const mostUnanswered = 8;

/** What both sides made of `base`, in one; where both changed the same place, mine stands and theirs is overruled. */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => { value: Value; overruled: boolean };

export interface Merging<Value> {
  draft: Draft<Value>;
  /** Where something changed elsewhere gave way to what was changed here: the draft with theirs there; else null. */
  overruled: Value | null;
}

export function startDraft<Value>(base: Value): Draft<Value> {
  return { base, present: base, sent: null, pendingRemote: null };
}

/** Whether something of what is shown is not with the server, or will not be once it has what is on its way. */
export function isUnsent<Value>(draft: Draft<Value>): boolean {
  return !sameData(draft.base, draft.present) || isTakenBack(draft);
}

/** What to keep of a draft until the server has all of it: what is shown, and what that came from. */
export function unsentPart<Value>(draft: Draft<Value>): { base: Value; present: Value } | null {
  if (!isUnsent(draft)) return null;
  const { base, present, sent } = draft;
  return { base: sent !== null && isTakenBack(draft) ? sent : base, present };
}

/** Whether what is on its way was taken back meanwhile: the server is still to hear of that. */
function isTakenBack<Value>({ base, present, sent }: Draft<Value>): boolean {
  return sent !== null && sameData(base, present) && !sameData(sent, present);
}

export function changeDraft<Value>(draft: Draft<Value>, present: Value): Draft<Value> {
  return { ...draft, present };
}

export function sendDraft<Value>(draft: Draft<Value>): Draft<Value> {
  return { ...draft, sent: draft.present };
}

/** The write came to nothing, or nobody knows (`isUnanswered`); what is shown stays, to be sent again. */
export function unsendDraft<Value>(
  draft: Draft<Value>,
  merge: Merge<Value>,
  isUnanswered = false,
): Merging<Value> {
  const { sent, unanswered = [] } = draft;
  const isKnown = sent === null || (unanswered.length > 0 && sameData(unanswered.at(-1), sent));
  const kept = isUnanswered && !isKnown && { unanswered: [...unanswered, sent].slice(-mostUnanswered) };
  return receivePendingRemote({ ...draft, sent: null, ...kept }, draft.pendingRemote, merge);
}

/**
 * The server took what was sent. It found `read`, which others may have changed meanwhile, and made it `stored`.
 */
export function acknowledgeDraft<Value>(
  draft: Draft<Value>,
  { read, stored, overruled }: { read: Value; stored: Value; overruled: boolean },
  merge: Merge<Value>,
): Merging<Value> {
  const { value } = merge(draft.sent ?? draft.present, draft.present, stored);
  const { unanswered: _, ...answered } = draft;
  const taken = { ...takeValue(answered, value, stored), sent: null };
  // What was written elsewhere meanwhile is most often this very change, or what it was merged with.
  const isOld =
    draft.pendingRemote === null ||
    sameData(draft.pendingRemote, read) ||
    sameData(draft.pendingRemote, stored);
  const merging = receivePendingRemote(taken, isOld ? null : draft.pendingRemote, merge);
  // What it found may be what was sent before: then nobody was overruled.
  const isOwn = isOwnWrite(draft, draft.sent ?? draft.present, read, merge);
  if (!overruled || isOwn || merging.overruled) return merging;
  return { ...merging, overruled: merge(draft.base, read, draft.sent ?? draft.present).value };
}

/** The server has `theirs` by now. */
export function receiveRemote<Value>(
  draft: Draft<Value>,
  theirs: Value,
  merge: Merge<Value>,
): Merging<Value> {
  if (draft.sent !== null) return { draft: { ...draft, pendingRemote: theirs }, overruled: null };
  if (sameData(draft.base, theirs)) return { draft, overruled: null };
  const merged = merge(draft.base, draft.present, theirs);
  const { value } = merged;
  const overruled = merged.overruled && !isOwnWrite(draft, draft.present, theirs, merge);
  return {
    draft: takeValue(draft, value, theirs),
    overruled: overruled ? merge(draft.base, theirs, draft.present).value : null,
  };
}

/**
 * Whether what the server has holds a write of one's own that was never answered, and nothing else that `mine` overrules: then nobody
 * is. It only says whom to tell; what is merged is the same, for the write may as well have never come.
 */
function isOwnWrite<Value>(
  { base, unanswered = [] }: Draft<Value>,
  mine: Value,
  theirs: Value,
  merge: Merge<Value>,
): boolean {
  return unanswered.some(
    (own) => sameData(merge(base, own, theirs).value, theirs) && !merge(own, mine, theirs).overruled,
  );
}

/** What comes from the server is new in each part: what holds the same as before stays what it was, so that nothing is made of it anew. */
function takeValue<Value>(draft: Draft<Value>, value: Value, stored: Value): Draft<Value> {
  const present = keepKnown(draft.present, value);
  return { ...draft, base: keepKnown(present, stored), present };
}

function receivePendingRemote<Value>(
  draft: Draft<Value>,
  pendingRemote: Value | null,
  merge: Merge<Value>,
): Merging<Value> {
  const silent = { ...draft, pendingRemote: null };
  return pendingRemote === null
    ? { draft: silent, overruled: null }
    : receiveRemote(silent, pendingRemote, merge);
}
