import type { EntryKind, LedgerEntry, SpendKind } from "~/domain/credits/ledger";
import type { LedgerLine } from "~/domain/credits/ledger-lines";

/** Days and times of the ledger are UTC: its days begin and end there. */
export function formatDay(iso: string, { withYear = false } = {}): string {
  return new Intl.DateTimeFormat("en", {
    day: "numeric",
    month: withYear ? "long" : "short",
    ...(withYear ? { year: "numeric" as const } : {}),
    timeZone: "UTC",
  }).format(new Date(iso));
}

/** The last day of what ends at this moment: what ends at midnight is there to the end of the day before. */
export function formatLastDay(endIso: string): string {
  return formatDay(new Date(Date.parse(endIso) - 1).toISOString(), { withYear: true });
}

export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat("en", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
  }).format(new Date(iso));
}

export function figure(credits: number): string {
  return credits.toLocaleString("en");
}

export const spendKindNames: Record<SpendKind, string> = {
  image: "Images",
  edit: "Edits",
  clip: "Clips",
  video: "Videos",
  words: "Words",
  speech: "Speech",
  page: "Pages",
};

const entryKindNames: Record<EntryKind, string> = {
  grant: "Received",
  reserve: "Set aside",
  settle: "Done",
  refund: "Not made, given back",
  expire: "Expired",
  "take-back": "Taken back",
};

/** What an entry of the ledger was, in a few words. */
export function describeEntry({ kind, credits, spendKind }: LedgerEntry): string {
  if (kind === "take-back" && credits > 0) return "Given back";
  if (kind === "take-back" && credits === 0) return "Nothing was left to take";
  const done = kind !== "settle" ? "" : credits > 0 ? ", the rest given back" : ", all of it used";
  const what = spendKind ? ` · ${spendKindNames[spendKind]}` : "";
  return `${entryKindNames[kind]}${done}${what}`;
}

/** How it stands with a line: a piece of work as a whole, or its one entry. */
export function describeLine({ entries: [latest, ...earlier] }: LedgerLine): string {
  if (earlier.length === 0) return describeEntry(latest);
  const state = { ...entryKindNames, refund: "Not made, nothing spent" }[latest.kind];
  const rest = latest.kind === "settle" && latest.credits > 0 ? `, ${figure(latest.credits)} given back` : "";
  return `${state}${rest}${latest.spendKind ? ` · ${spendKindNames[latest.spendKind]}` : ""}`;
}

/** A change of the balance with its sign, a true minus; nothing for none. */
export function signedFigure(credits: number): string {
  if (credits === 0) return "0";
  return credits > 0 ? `+${figure(credits)}` : `−${figure(-credits)}`;
}

/** An amount of money in a currency's smallest unit, as people read it. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
