/**
 * Writes workers/maker/brief-reader/intl-names.json: what months, weekdays and currencies are called, taken out of `Intl`. The
 * file is committed, because building the tables takes a second for each language and because the names then do not change
 * with the ICU of whoever builds. Run it again after adding a language.
 *
 *     npx node scripts/make-intl-names.mjs
 */
import { writeFile } from "node:fs/promises";
import { languages } from "../app/domain/text/language.ts";

const monthDays = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 2)));
/** Monday first. */
const weekDays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/** Each name once, in lower case, without the point of an abbreviation. */
const unique = (names) => [...new Set(names.map((name) => name.toLowerCase().replace(/\.$/u, "")))];

function namesOf(language) {
  const format = (options) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC", calendar: "gregory" });
  const part = (type, options) => (date) =>
    format(options)
      .formatToParts(date)
      .find((found) => found.type === type)?.value ?? "";
  const months = (width) =>
    unique([
      ...monthDays.map(part("month", { month: width, day: "numeric" })),
      ...monthDays.map(part("month", { month: width })),
    ]).filter((name) => /\p{L}/u.test(name));
  const weekdays = (width) => unique(weekDays.map(part("weekday", { weekday: width })));
  const afterHour = format({ hour: "numeric", hour12: false }).formatToParts(monthDays[0]);
  const hour = afterHour.find(
    (found, index) => found.type === "literal" && afterHour[index - 1]?.type === "hour",
  );
  return {
    months: months("long"),
    shortMonths: months("short").filter((name) => !months("long").includes(name)),
    weekdays: weekdays("long"),
    shortWeekdays: weekdays("short").filter((name) => !weekdays("long").includes(name)),
    hour: hour?.value.trim() ?? "",
  };
}

const currencies = Intl.supportedValuesOf("currency");
const signsOf = (language, currency) =>
  ["symbol", "narrowSymbol"].map(
    (currencyDisplay) =>
      new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
        .formatToParts(1)
        .find(({ type }) => type === "currency")
        ?.value.replace(/[\u200e\u200f.]+$/u, "") ?? "",
  );
const everySign = languages.flatMap((language) =>
  currencies.flatMap((currency) => signsOf(language, currency)),
);
// A sign in two letters or fewer of the Latin alphabet is many words at once; those that people use stand in find-prices.ts.
const signs = [...new Set(everySign)].filter(
  (sign) => sign.length > 0 && !/^[A-Za-z]{1,3}$/u.test(sign) && !currencies.includes(sign),
);

const names = {
  languages: Object.fromEntries(languages.map((language) => [language, namesOf(language)])),
  currencies: { codes: currencies, signs: signs.sort() },
};
const file = new URL("../workers/maker/brief-reader/intl-names.json", import.meta.url);
await writeFile(file, `${JSON.stringify(names, null, 1)}\n`);
