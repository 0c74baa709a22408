import type { FoundNumber } from "./found-number";
import type { Token } from "./tokens";

const clock = /^(?:uhr|am|pm|h|heures?|godz|klockan|kl|o)$/u;

/** "8:00", "20:00 Uhr", "8:30 pm". */
export function timeOf(tokens: readonly Token[], at: number): FoundNumber | null {
  const { text, start } = tokens[at]!;
  const [hours = "", minutes = ""] = text.split(":");
  const half = /^(?:am|pm)$/u.exec(tokens[at + 1]?.folded ?? "")?.[0];
  const keys = hourKey(
    String(Number(hours) + (half === "pm" && Number(hours) < 12 ? 12 : 0)),
    Number(minutes),
  );
  const next = clock.test(tokens[at + 1]?.folded ?? "") ? at + 2 : at + 1;
  return { term: { kind: "date", start, asks: keys, offers: keys }, next };
}

/** "8 am", "20 Uhr". */
export function hourAt(tokens: readonly Token[], at: number): FoundNumber | null {
  const { kind, text, start } = tokens[at]!;
  const mark = tokens[at + 1]?.folded ?? "";
  if (kind !== "number" || !/^\d{1,2}$/u.test(text) || Number(text) > 24 || !/^(?:uhr|am|pm)$/u.test(mark))
    return null;
  const keys = hourKey(String(Number(text) + (mark === "pm" && Number(text) < 12 ? 12 : 0)), 0);
  return { term: { kind: "date", start, asks: keys, offers: keys }, next: at + 2 };
}

export function hourKey(hours: string, minutes: number): string[] {
  return [`t:${Number(hours)}:${minutes}`];
}
