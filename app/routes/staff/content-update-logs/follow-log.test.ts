import { expect, test } from "vitest";
import type { AuditEvent } from "~/domain/audit/audit-event";
import { followed, type ReadLog } from "./follow-log";

const events = (...ids: string[]) => ids.map((id) => ({ id }) as AuditEvent);
const idsOf = (log: ReadLog) => log.events.map(({ id }) => id);
const log: ReadLog = { kind: "present", events: events("5", "4", "3"), next: "3" };

test("what came is put in front, in the order of the log, and each event stands once", () => {
  expect(idsOf(followed(log, { events: events("7", "6", "5"), next: null }))).toEqual([
    "7",
    "6",
    "5",
    "4",
    "3",
  ]);
  expect(followed(log, null)).toEqual(log);
});

test("where more came than one answer holds, none between the two is passed over", () => {
  const latest = { events: events("99", "98"), next: "98" };
  expect(followed(log, latest)).toEqual({ kind: "present", ...latest });
});
