import { readColor } from "~/domain/image/read-color";
import type { Language } from "~/domain/text/language";
import { readDate } from "./read-date";
import { readMoney } from "./read-money";
import { readNumber } from "./read-number";
import { mostAddressCharacters, readLanguage, readWebAddress, readYesNo } from "./read-words";
import { shortenText } from "./shorten-text";
import type { CellProblem, Column } from "./table";

/** What a cell says, by the type of its column. */
export type CellValue =
  | { type: "empty" }
  | { type: "text"; text: string }
  /** `amount` as facts have it: "1320.99". */
  | { type: "number"; amount: string }
  | { type: "money"; amount: string; currency: string }
  | { type: "date"; date: string }
  /** `key` is an address, "asset:" with an id, or the name of a file. */
  | { type: "picture"; key: string }
  | { type: "link"; url: string }
  | { type: "color"; color: string }
  | { type: "language"; language: Language }
  | { type: "yes-no"; yes: boolean }
  | { type: "unreadable" };

export type CellTrouble = Pick<CellProblem, "code" | "message" | "weight" | "fix">;

/** Reads what stands in a cell. An empty cell is never a problem. */
export function readCell(text: string, column: Column): { value: CellValue; problem?: CellTrouble } {
  const typed = text.trim();
  if (typed === "") return { value: { type: "empty" } };
  switch (column.type) {
    case "text":
    case "long-text":
      return { value: { type: "text", text: typed } };
    case "number":
      return readNumberCell(typed, column);
    case "money":
      return readMoneyCell(typed, column);
    case "date":
      return readDateCell(typed, column);
    case "picture":
      return readPictureCell(typed);
    case "link": {
      const url = readWebAddress(typed);
      if (url) return { value: { type: "link", url } };
      return unreadable({
        code: "link_unreadable",
        message: "This is not a web address. Write it with https:// in front.",
        ...withScheme(typed),
      });
    }
    case "color": {
      const color = readColor(typed);
      if (color) return { value: { type: "color", color } };
      return unreadable({
        code: "color_unreadable",
        message: "This is not a color. Write it as #a33100.",
      });
    }
    case "language": {
      const language = readLanguage(typed);
      if (language) return { value: { type: "language", language } };
      return unreadable({
        code: "language_unknown",
        message: `“${shortenText(typed, 40)}” is not a language videos can be in. Write a code such as de or fr.`,
      });
    }
    case "yes-no": {
      const yes = readYesNo(typed);
      if (yes !== null) return { value: { type: "yes-no", yes } };
      return unreadable({ code: "yes_no_unreadable", message: "Write yes or no." });
    }
  }
}

/** The asset that a cell names itself, by "asset:" and its id; null for an address or the name of a file. */
export function assetIdIn(key: string): string | null {
  return /^asset:([\w-]{1,128})$/.exec(key)?.[1] ?? null;
}

function readNumberCell(typed: string, column: Column): ReturnType<typeof readCell> {
  const number = readNumber(typed, column);
  if (!number.ok) {
    const inside = /[\d.,'’ ]*\d/u.exec(typed)?.[0].trim();
    const found = inside ? readNumber(inside, column) : number;
    return unreadable({
      code: "number_unreadable",
      message: "This is not a number. Write digits alone, such as 1320.99.",
      ...(found.ok ? { fix: { label: `Write ${found.amount}`, value: found.amount } } : {}),
    });
  }
  const { amount } = number;
  return {
    value: { type: "number", amount },
    ...(number.isAmbiguous ? { problem: ambiguousNumber("number_unreadable", typed, amount, amount) } : {}),
  };
}

function readMoneyCell(typed: string, column: Column): ReturnType<typeof readCell> {
  const money = readMoney(typed, column);
  if (!money.ok && money.code === "money_without_currency") {
    const asked = column.currency ?? (/kr/iu.test(typed) ? "SEK" : "EUR");
    const value = /kr/iu.test(typed)
      ? typed.replace(/\s*kr\.?\s*/iu, ` ${asked} `).trim()
      : `${typed} ${asked}`;
    return unreadable({
      code: money.code,
      message: "This price names no currency. Choose one for the column, or write it after the amount.",
      fix: { label: `Write ${value}`, value },
    });
  }
  if (!money.ok) {
    return unreadable({
      code: "money_unreadable",
      message: "This is not one price. Write an amount and its currency, such as 19.00 EUR.",
    });
  }
  const { amount, currency } = money;
  if (Number(amount) < 0) {
    const value = `${amount.slice(1)} ${currency}`;
    return unreadable({
      code: "money_negative",
      message: "A price cannot be below zero. Write it without the minus sign.",
      fix: { label: `Write ${value}`, value },
    });
  }
  const value = `${amount} ${currency}`;
  return {
    value: { type: "money", amount, currency },
    ...(money.isAmbiguous ? { problem: ambiguousNumber("money_ambiguous", typed, amount, value) } : {}),
  };
}

function ambiguousNumber(
  code: CellProblem["code"],
  typed: string,
  amount: string,
  value: string,
): CellTrouble {
  return {
    code,
    weight: "note",
    message: `“${typed}” is read as ${amount}. If its mark is for decimals, write two digits after it.`,
    fix: { label: `Write ${value}`, value },
  };
}

function readDateCell(typed: string, column: Column): ReturnType<typeof readCell> {
  const reading = readDate(typed, column);
  if (!reading.ok) {
    return unreadable({
      code: "date_unreadable",
      message: "This is not a date. Write it as year-month-day, such as 2026-12-24.",
    });
  }
  const { date } = reading;
  if (!reading.isAmbiguous) return { value: { type: "date", date } };
  return {
    value: { type: "date", date },
    problem: {
      code: "date_ambiguous",
      weight: "note",
      message: `“${typed}” is read as ${date}. Choose for the column whether the day or the month comes first.`,
      fix: { label: `Write ${date}`, value: date },
    },
  };
}

function readPictureCell(typed: string): ReturnType<typeof readCell> {
  // Several addresses in one cell: the first is the picture.
  const key = /^https?:/iu.test(typed) ? typed.split(/[\s|;]+|,(?=\s*https?:)/u)[0]! : typed;
  // Matching a class over millions of characters exhausts the stack of the pattern engine.
  if (readWebAddress(key) || assetIdIn(key) || /^[^/\\]{1,250}\.\w{2,5}$/u.test(key)) {
    return { value: { type: "picture", key } };
  }
  return unreadable({
    code: "picture_unreadable",
    message: "This is no picture. Write its address, or the name of a file that you add.",
    ...withScheme(typed),
  });
}

function unreadable(trouble: Omit<CellTrouble, "weight">): { value: CellValue; problem: CellTrouble } {
  return { value: { type: "unreadable" }, problem: { ...trouble, weight: "error" } };
}

function withScheme(typed: string): Pick<CellTrouble, "fix"> {
  if (typed.length > mostAddressCharacters) return {};
  const value = `https://${typed.replace(/^\/\//u, "")}`;
  const isHost = /^(?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/u.test(typed);
  return isHost && readWebAddress(value) ? { fix: { label: `Write ${value}`, value } } : {};
}
