import { readDate } from "../read-date";
import { isCurrencyCode, readMoney } from "../read-money";
import { readYesNo } from "../read-words";
import { shortenText } from "../shorten-text";
import { writePrice } from "../write-price";

interface FunctionRules {
  least: number;
  most: number;
  /** How it is written, for people. */
  usage: string;
  /** `given` are the texts of its arguments, `language` that of the row. Throws a RangeError whose message says what to do. */
  apply: (given: readonly string[], language: string) => string;
}

export type FormulaFunction =
  | "JOIN"
  | "UPPER"
  | "LOWER"
  | "TITLE"
  | "SENTENCE"
  | "TRIM"
  | "SHORTEN"
  | "PRICE"
  | "DATE"
  | "IF";

const ofOne = (usage: string, apply: (text: string) => string): FunctionRules => ({
  least: 1,
  most: 1,
  usage,
  apply: ([text = ""]) => apply(text),
});

/** Words that stay small within a title, in the languages that write titles so. */
const smallWords = new Set(
  "a an and as at but by for from in nor of on or the to up via with de la le les et du des da do e y o und der die das".split(
    " ",
  ),
);

export const formulaFunctions: Readonly<Record<FormulaFunction, FunctionRules>> = {
  JOIN: { least: 1, most: 50, usage: 'JOIN("New: ", [Name])', apply: (given) => given.join("") },
  UPPER: ofOne("UPPER([Name])", (text) => text.toUpperCase()),
  LOWER: ofOne("LOWER([Name])", (text) => text.toLowerCase()),
  TITLE: ofOne("TITLE([Name])", (text) =>
    text
      .toLowerCase()
      .replace(/[\p{L}\p{M}\d’']+/gu, (word, at: number) =>
        at > 0 && smallWords.has(word) ? word : capitalized(word),
      ),
  ),
  SENTENCE: ofOne("SENTENCE([Name])", (text) =>
    text
      .toLowerCase()
      .replace(
        /(^\P{L}*|[.!?…]\s+)(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      ),
  ),
  TRIM: ofOne("TRIM([Name])", (text) => text.trim().replace(/\s+/gu, " ")),
  SHORTEN: {
    least: 2,
    most: 2,
    usage: "SHORTEN([Name], 40)",
    apply: ([text = "", most = ""]) => {
      if (!/^\d{1,5}$/.test(most)) throw new RangeError("SHORTEN takes a number of characters, such as 40.");
      return shortenText(text, Number(most));
    },
  },
  PRICE: {
    least: 1,
    most: 3,
    usage: 'PRICE([Price], "EUR", "de")',
    apply: ([text = "", currency = "", tag], language) => {
      if (text.trim() === "") return "";
      if (currency !== "" && !isCurrencyCode(currency.toUpperCase())) {
        throw new RangeError(`“${shortenText(currency, 20)}” is not a currency. Write a code such as EUR.`);
      }
      const money = readMoney(text, currency === "" ? {} : { currency: currency.toUpperCase() });
      if (!money.ok) {
        throw new RangeError(
          money.code === "money_without_currency"
            ? `“${shortenText(text, 40)}” names no currency. Write PRICE([Price], "EUR").`
            : `“${shortenText(text, 40)}” is not a price.`,
        );
      }
      return writePrice(money, tag ?? language);
    },
  },
  DATE: {
    least: 1,
    most: 2,
    usage: 'DATE([Ends], "de")',
    apply: ([text = "", tag], language) => {
      if (text.trim() === "") return "";
      const reading = readDate(text);
      if (!reading.ok) throw new RangeError(`“${shortenText(text, 40)}” is not a date.`);
      const options = { dateStyle: "long", timeZone: "UTC" } as const;
      const [format] = [tag ?? language, "en"].flatMap((one) => {
        try {
          return new Intl.DateTimeFormat(one, options);
        } catch {
          return [];
        }
      });
      return format!.format(new Date(`${reading.date}T00:00:00Z`));
    },
  },
  IF: {
    least: 2,
    most: 3,
    usage: 'IF([Price] = "", "Sold out", [Price])',
    apply: ([condition = "", yes = "", no = ""]) => (isTrue(condition) ? yes : no),
  },
};

/** A text counts as yes unless it is empty or a word for no. */
function isTrue(text: string): boolean {
  return text.trim() !== "" && readYesNo(text) !== false;
}

function capitalized(word: string): string {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("");
}
