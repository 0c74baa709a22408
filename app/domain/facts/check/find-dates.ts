import { keyOf } from "./amounts";
import type { FoundNumber } from "./found-number";
import { monthOf } from "./months";
import type { Token } from "./tokens";

export const rangeMark = /^(?:[-–—~〜〜×x]|to|bis|till|til|tot|do|à|a|al)$/u;
export const yearPattern = /^(?:1[5-9]|20|21)\d\d$/u;
const monthDays = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** "24.12.2026", "12/24", "2026-12-24"; what may be a day or a decimal is both. */
export function dateOfFigures({ text, start }: Token, at: number): FoundNumber | null {
  const parts = text.match(/\d+/gu) ?? [];
  const [one = "", other = "", third] = parts;
  const found = /^\d{4}-/u.test(text)
    ? dateKeys(third ?? "", other, one)
    : text.includes("/")
      ? mergeKeys(dateKeys(one, other, third), dateKeys(other, one, third))
      : dateKeys(one, other, third);
  const number = !third && !text.includes("/") ? keyOf("n", `${one}.${other}`) : [];
  const asks = [...found.asks, ...number.map((key) => `${key}|`)];
  return asks.length === 0
    ? null
    : {
        term: { kind: "date", start, asks, offers: [...found.offers, ...number.map((key) => `${key}|`)] },
        next: at + 1,
      };
}

interface Keys {
  asks: string[];
  offers: string[];
}

function mergeKeys(one: Keys, other: Keys): Keys {
  return { asks: [...one.asks, ...other.asks], offers: [...one.offers, ...other.offers] };
}

/** A day without a year is backed by one of any year, and the other way round. */
export function dateKeys(dayText: string, monthText: string, yearText: string | undefined): Keys {
  const [day, month] = [Number(dayText), Number(monthText)];
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= monthDays[month]!)) return { asks: [], offers: [] };
  const key = `d:${month}-${day}`;
  if (yearText === undefined) return { asks: [key], offers: [key, `${key}:*`] };
  const year = yearText.length === 2 ? `20${yearText}` : yearText;
  return { asks: [`${key}:${year}`, `${key}:*`], offers: [key, `${key}:${year}`, `y:${year}`] };
}

/** "24 Dec", "24. Dezember 2026", "December 24th", "12月24日", "24 de diciembre de 2026". */
export function dateAt(tokens: readonly Token[], at: number): FoundNumber | null {
  const token = tokens[at]!;
  if (token.kind === "word") {
    const month = monthOf(token.text);
    if (!month) return null;
    let place = at + 1;
    if (tokens[place]?.text === ".") place++;
    const day = tokens[place];
    if (day?.kind !== "number" || !/^\d{1,2}$/u.test(day.text)) {
      return day?.kind === "number" && yearPattern.test(day.text)
        ? {
            term: { kind: "date", start: token.start, asks: [`y:${day.text}`], offers: [`y:${day.text}`] },
            next: place + 1,
          }
        : null;
    }
    place++;
    if (/^(?:st|nd|rd|th)$/u.test(tokens[place]?.folded ?? "") && tokens[place]!.isAttached) place++;
    return datedFrom(tokens, token.start, day.text, month, place);
  }
  if (token.kind !== "number") return null;
  if (!/^\d{1,2}$/u.test(token.text)) {
    // "2026年12月24日"
    const [year, month, day] = [token, tokens[at + 2], tokens[at + 4]];
    if (
      tokens[at + 1]?.text !== "年" ||
      tokens[at + 3]?.text !== "月" ||
      !/^[日号]/u.test(tokens[at + 5]?.text ?? "")
    )
      return null;
    const keys = dateKeys(day!.text, month!.text, year.text);
    return {
      term: { kind: "date", start: token.start, ...keys },
      next: at + 6,
      end: tokens[at + 5]!.start + 1,
    };
  }
  if (tokens[at + 1]?.text === "月" && /^[日号]/u.test(tokens[at + 3]?.text ?? "")) {
    const keys = dateKeys(tokens[at + 2]!.text, token.text, undefined);
    return keys.asks.length > 0
      ? { term: { kind: "date", start: token.start, ...keys }, next: at + 4, end: tokens[at + 3]!.start + 1 }
      : null;
  }
  // The first of two days: "24–31 December".
  const range = rangeMark.test(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.kind === "number" ? at + 2 : at;
  const place = monthPlace(tokens, range);
  const month = place === null ? null : monthOf(tokens[place]!.text);
  if (place === null || !month) return null;
  if (range !== at) {
    const keys = dateKeys(token.text, String(month), undefined);
    return keys.asks.length > 0
      ? { term: { kind: "date", start: token.start, ...keys }, next: at + 2 }
      : null;
  }
  return datedFrom(tokens, token.start, token.text, month, place + 1);
}

/** Where the month behind a day stands. */
function monthPlace(tokens: readonly Token[], at: number): number | null {
  let place = at + 1;
  const ordinal = tokens[place];
  if (
    ordinal &&
    (/^[.ºª°]$/u.test(ordinal.text) ||
      (ordinal.isAttached && /^(?:st|nd|rd|th|er|e|o|a)$/u.test(ordinal.folded)))
  )
    place++;
  if (/^(?:of|de|di|do|da|el)$/u.test(tokens[place]?.folded ?? "")) place++;
  const token = tokens[place];
  return token?.kind === "word" && monthOf(token.text) ? place : null;
}

function datedFrom(
  tokens: readonly Token[],
  start: number,
  day: string,
  month: number,
  next: number,
): FoundNumber | null {
  let place = next;
  if (/^[,.]$/u.test(tokens[place]?.text ?? "") && tokens[place + 1]?.kind === "number") place++;
  if (/^(?:de|del|do)$/u.test(tokens[place]?.folded ?? "") && tokens[place + 1]?.kind === "number") place++;
  const year = tokens[place];
  const isYear = year?.kind === "number" && yearPattern.test(year.text);
  const keys = dateKeys(day, String(month), isYear ? year.text : undefined);
  return keys.asks.length > 0
    ? { term: { kind: "date", start, ...keys }, next: isYear ? place + 1 : next }
    : null;
}
