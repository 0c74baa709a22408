import fc from "fast-check";
import { expect, test } from "vitest";
import {
  acknowledgeDraft,
  changeDraft,
  type Draft,
  isUnsent,
  type Merge,
  receiveRemote,
  sendDraft,
  startDraft,
  unsendDraft,
  unsentPart,
} from "./draft";

type Value = Record<string, number>;

/** Field by field: what only one side changed stands. */
const merge: Merge<Value> = (base, mine, theirs) => {
  let overruled = false;
  const value: Value = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [was, my, their] = [base[name], mine[name], theirs[name]];
    if (my !== was && their !== was && my !== their) overruled = true;
    const chosen = my === was ? their : my;
    if (chosen !== undefined) value[name] = chosen;
  }
  return { value, overruled };
};

test("what is typed while a write is on its way stays, and is sent next", () => {
  const sent = sendDraft(changeDraft(startDraft<Value>({ a: 0 }), { a: 1 }));
  const typed = changeDraft(sent, { a: 2 });
  const { draft } = acknowledgeDraft(typed, { read: { a: 0 }, stored: { a: 1 }, overruled: false }, merge);
  expect(draft).toEqual({ base: { a: 1 }, present: { a: 2 }, sent: null, pendingRemote: null });
  expect(isUnsent(draft)).toBe(true);
});

test("what is taken back while it is on its way is unsent until the server has that, too", () => {
  const sent = sendDraft(changeDraft(startDraft<Value>({ a: 0 }), { a: 1 }));
  const undone = changeDraft(sent, { a: 0 });
  expect(isUnsent(undone)).toBe(true);
  // Whether the write came or not, what is kept makes it what is shown.
  const { base, present } = unsentPart(undone)!;
  expect([{ a: 0 }, { a: 1 }].map((stored) => merge(base, present, stored).value)).toEqual([
    present,
    present,
  ]);
  const answer = { read: { a: 0 }, stored: { a: 1 }, overruled: false };
  const { draft } = acknowledgeDraft(undone, answer, merge);
  expect([draft.present, isUnsent(draft)]).toEqual([{ a: 0 }, true]);
});

test("a write that was taken as it is leaves the very value that is shown", () => {
  const typed = sendDraft(changeDraft(startDraft<Value>({ a: 0 }), { a: 1 }));
  const { draft } = acknowledgeDraft(typed, { read: { a: 0 }, stored: { a: 1 }, overruled: false }, merge);
  expect(draft.present).toBe(typed.present);
  expect(draft.base).toBe(typed.present);
});

test("the echo of a write is no change from elsewhere, and what others did meanwhile is merged", () => {
  const sent = sendDraft(changeDraft(startDraft<Value>({ a: 0, b: 0 }), { a: 1, b: 0 }));
  const echoed = receiveRemote(sent, { a: 1, b: 5 }, merge).draft;
  const { draft, overruled } = acknowledgeDraft(
    echoed,
    { read: { a: 0, b: 5 }, stored: { a: 1, b: 5 }, overruled: false },
    merge,
  );
  expect([draft.present, isUnsent(draft), overruled]).toEqual([{ a: 1, b: 5 }, false, null]);
});

test("a failed write leaves what is shown; what was written elsewhere meanwhile is merged into it", () => {
  const sent = sendDraft(changeDraft(startDraft<Value>({ a: 0, b: 0 }), { a: 1, b: 0 }));
  const { draft } = unsendDraft(receiveRemote(sent, { a: 0, b: 7 }, merge).draft, merge);
  expect(draft).toEqual({ base: { a: 0, b: 7 }, present: { a: 1, b: 7 }, sent: null, pendingRemote: null });
});

test("the same place changed elsewhere is overruled, and how it would be with theirs is told", () => {
  const typed = changeDraft(startDraft<Value>({ a: 0, b: 0 }), { a: 1, b: 1 });
  expect(receiveRemote(typed, { a: 9, b: 0 }, merge)).toEqual({
    draft: { base: { a: 9, b: 0 }, present: { a: 1, b: 1 }, sent: null, pendingRemote: null },
    overruled: { a: 9, b: 1 },
  });
  const answer = { read: { a: 9, b: 0 }, stored: { a: 1, b: 1 }, overruled: true };
  expect(acknowledgeDraft(sendDraft(typed), answer, merge).overruled).toEqual({ a: 9, b: 1 });
});

/**
 * Several people on one server that takes a write as a transaction does: read, merge with what the writer knew,
 * store. Each edits fields of their own, in any interleaving of edits, sends, answers and news, with lost answers.
 */
test("whatever the order of sends, answers and news, everybody ends with everybody's last edits", () => {
  const act = fc.record({
    who: fc.nat(2),
    kind: fc.constantFrom("edit", "send", "answer", "receive", "fail", "lose"),
    field: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let server: Value = {};
      const expected: Value = {};
      const people = [0, 1, 2].map(() => ({
        draft: startDraft<Value>({}) as Draft<Value>,
        answer: null as { read: Value; stored: Value; overruled: boolean } | null,
      }));
      const take = (base: Value, mine: Value) => {
        const merged = merge(base, mine, server);
        const answer = { read: server, stored: merged.value, overruled: merged.overruled };
        server = merged.value;
        return answer;
      };
      let clock = 0;
      for (const { who, kind, field } of acts) {
        const person = people[who] as (typeof people)[number];
        if (kind === "edit") {
          clock += 1;
          expected[`${who}${field}`] = clock;
          person.draft = changeDraft(person.draft, { ...person.draft.present, [`${who}${field}`]: clock });
        }
        if ((kind === "send" || kind === "lose") && !person.draft.sent) {
          person.draft = sendDraft(person.draft);
          const answer = take(person.draft.base, person.draft.sent as Value);
          // The server has it, and the answer got lost: it will be sent again.
          if (kind === "lose") person.draft = unsendDraft(person.draft, merge).draft;
          else person.answer = answer;
        }
        if (kind === "answer" && person.answer) {
          person.draft = acknowledgeDraft(person.draft, person.answer, merge).draft;
          person.answer = null;
        }
        if (kind === "fail" && !person.draft.sent)
          person.draft = unsendDraft(sendDraft(person.draft), merge).draft;
        if (kind === "receive") person.draft = receiveRemote(person.draft, server, merge).draft;
      }
      for (const person of people) {
        if (person.answer) person.draft = acknowledgeDraft(person.draft, person.answer, merge).draft;
        person.draft = receiveRemote(person.draft, server, merge).draft;
        person.draft = sendDraft(person.draft);
        const answer = take(person.draft.base, person.draft.sent as Value);
        person.draft = acknowledgeDraft(person.draft, answer, merge).draft;
      }
      for (const person of people) person.draft = receiveRemote(person.draft, server, merge).draft;
      expect(server).toEqual(expected);
      for (const { draft } of people) expect([draft.present, isUnsent(draft)]).toEqual([expected, false]);
    }),
    { numRuns: 300 },
  );
});
