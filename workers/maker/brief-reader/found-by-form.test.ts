import { describe, expect, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { findAddresses } from "./find-addresses";
import { findContacts } from "./find-contacts";
import { findDates } from "./find-dates";
import { findPhones } from "./find-phones";
import { findPrices } from "./find-prices";
import type { Found } from "./mask";
import { rowOf } from "./rows";

const slices = (text: string, found: readonly Found[]) =>
  found.map(({ start, end }) => text.slice(start, end));
const dates = (text: string, language: Language) => slices(text, findDates(text, rowOf(language), language));
const prices = (text: string, language: Language) => slices(text, findPrices(text, rowOf(language)));

describe("dates and times, with their prepositions", () => {
  test.each<[Language, string, string[]]>([
    ["en", "open daily 8-18", ["open daily 8-18"]],
    ["en", "from Monday to Friday, 9 am to 5 pm", ["from Monday to Friday, 9 am to 5 pm"]],
    ["en", "on Saturday 14 June at 7", ["on Saturday 14 June at 7"]],
    ["en", "keeps cold for 18 hours, 500 ml, 24 pieces", []],
    ["en", "you may sit in the sun now", []],
    ["en", "half of 1/2 and 3.5 stars", []],
    ["en", "call 24/7", ["24/7"]],
    ["de", "ab Montag, um 7", ["ab Montag, um 7"]],
    ["de", "am 3. Mai um 19.30 Uhr", ["am 3. Mai um 19.30 Uhr"]],
    ["de", "bis 12.12.2026", ["bis 12.12.2026"]],
    ["fr", "tous les samedis", ["tous les samedis"]],
    ["fr", "jeudi 19 h", ["jeudi 19 h"]],
    ["es", "del 3 al 5 de mayo", ["del 3 al 5 de mayo"]],
    ["es", "cada día a las 7", ["cada día a las 7"]],
    ["pt", "sexta às 20h", ["sexta às 20h"]],
    ["it", "ogni sabato alle 20", ["ogni sabato alle 20"]],
    ["pl", "w sobotę o 18", ["w sobotę o 18"]],
    ["pl", "od 14 zł", []],
    ["tr", "her cumartesi saat 15:00", ["her cumartesi saat 15:00"]],
    ["ar", "كل يوم جمعة الساعة ٦ مساءً", ["كل يوم جمعة الساعة ٦ مساءً"]],
    ["hi", "हर शनिवार शाम 5 बजे", ["हर शनिवार शाम 5 बजे"]],
    ["ja", "毎週土曜日の午後3時から", ["毎週土曜日の午後3時から"]],
    ["zh", "每周六下午3点", ["每周六下午3点"]],
    ["nl", "elke zaterdag om 10 uur", ["elke zaterdag om 10 uur"]],
    ["sv", "varje lördag kl. 10", ["varje lördag kl. 10"]],
    ["da", "hver lørdag fra kl. 10", ["hver lørdag fra kl. 10"]],
    ["ru", "в субботу 14 июня", ["в субботу 14 июня"]],
    ["en", "open 24 hours a day, seven days a week", ["open 24 hours a day, seven days a week"]],
    ["fr", "24h/24 et 7j/7", ["24h/24 et 7j/7"]],
    ["pl", "naprawa w 24 godziny, czynne 24 godziny na dobę", ["czynne 24 godziny na dobę"]],
    ["de", "Lieferung in 24 Stunden, Notdienst rund um die Uhr", ["rund um die Uhr"]],
    ["ar", "مفتوح ٢٤ ساعة، التوصيل خلال ٢٤ ساعة", ["مفتوح ٢٤ ساعة"]],
    ["tr", "09.00-19.00", ["09.00-19.00"]],
    ["en", "1.50-2.50 €", []],
  ])("%s: %s", (language, text, expected) => {
    expect(dates(text, language)).toEqual(expected);
  });
});

describe("prices, with their unit", () => {
  test.each<[Language, string, string[]]>([
    ["en", "£6 a bar, from $9 a month, 20% off, 100% wool", ["£6 a bar", "from $9 a month", "20% off"]],
    ["en", "ALL 10 of them TRY it", []],
    ["de", "9,50 €, ab 1.200 € im Monat, 15 EUR", ["9,50 €", "ab 1.200 € im Monat", "15 EUR"]],
    ["fr", "à partir de 12 € par personne", ["à partir de 12 € par personne"]],
    ["es", "desde 95 € la noche", ["desde 95 € la noche"]],
    ["pt", "R$ 50 por aula, 20 reais", ["R$ 50 por aula", "20 reais"]],
    ["pl", "od 14 zł, 20 złotych", ["od 14 zł", "20 złotych"]],
    ["tr", "350 TL", ["350 TL"]],
    ["en", "was £60, now £45", ["was £60, now £45"]],
    ["es", "antes 89 € ahora 59 €", ["antes 89 € ahora 59 €"]],
    ["de", "249 € statt 349 €", ["249 € statt 349 €"]],
    ["tr", "149,90 TL yerine 99,90 TL", ["149,90 TL yerine 99,90 TL"]],
    ["ar", "بسعر 2 مليون جنيه، 90 ألف ليرة", ["بسعر 2 مليون جنيه", "90 ألف ليرة"]],
    ["es", "desde 9 mil euros", ["desde 9 mil euros"]],
    ["pl", "do 50 tys. zł", ["do 50 tys. zł"]],
    ["hi", "12 लाख रुपये से", ["12 लाख रुपये से"]],
    ["ar", "٥٠ جنيه", ["٥٠ جنيه"]],
    ["hi", "₹500 महीना", ["₹500 महीना"]],
    ["ja", "食パン480円", ["480円"]],
    ["zh", "仅售29元，第二个半价", ["29元", "第二个半价"]],
    ["sv", "från 25 kr", ["från 25 kr"]],
    ["ru", "от 150 руб.", ["от 150 руб"]],
  ])("%s: %s", (language, text, expected) => {
    expect(prices(text, language)).toEqual(expected);
  });
});

describe("telephone numbers, as written", () => {
  test.each<[Language, string | null, string, string[]]>([
    ["de", null, "Tel. 0431 1234567, Holtenauer Str. 12", ["0431 1234567"]],
    ["de", null, "+49 171 1234567, 12", ["+49 171 1234567"]],
    ["en", "US", "Call (406) 555-0134 or visit", ["(406) 555-0134"]],
    ["en", "GB", "020 7946 0958", ["020 7946 0958"]],
    ["en", "SE", "Call 040-123 45 67", ["040-123 45 67"]],
    ["fr", null, "02 40 12 34 56", ["02 40 12 34 56"]],
    ["es", null, "Calle Feria 20, 954 12 34 56", ["954 12 34 56"]],
    ["pt", null, "+351 912 345 678", ["+351 912 345 678"]],
    ["it", null, "081 123 4567", ["081 123 4567"]],
    ["pl", null, "tel. 12 345 67 89", ["12 345 67 89"]],
    ["tr", null, "0212 555 01 23", ["0212 555 01 23"]],
    ["ar", "EG", "02 2345 6789", ["02 2345 6789"]],
    ["hi", null, "9876543210", ["9876543210"]],
    ["ja", null, "03-1234-5678", ["03-1234-5678"]],
    ["zh", null, "010-6552 9988", ["010-6552 9988"]],
    ["en", null, "24/7, 1200 people, 210 x 297, since 1987, 3.5 million", []],
  ])("%s %s: %s", (language, region, text, expected) => {
    expect(slices(text, findPhones(text, language, region))).toEqual(expected);
  });
});

test("links, mail and handles, and no full stop without its space", () => {
  const text =
    "It fits each.Open it: lumisoap.co.uk/shop, hi@lumi.example; bäckerei.de。Follow @lumi.soap or https://a.test/x?y=1.";
  const found = findContacts(text);
  expect(slices(text, found).sort()).toEqual(
    ["lumisoap.co.uk/shop", "hi@lumi.example", "bäckerei.de", "@lumi.soap", "https://a.test/x?y=1"].sort(),
  );
});

test.each([
  ["at 12 Mill Street, Leeds", "at 12 Mill Street, Leeds"],
  ["Holtenauer Str. 12, 24105 Kiel", "Holtenauer Str. 12, 24105 Kiel"],
  ["Kommt vorbei: Dorfstraße 7, Monreal.", "Dorfstraße 7, Monreal"],
  ["12 rue des Lilas, Nantes", "12 rue des Lilas, Nantes"],
  ["Calle Feria 20", "Calle Feria 20"],
  ["Rua Augusta, 100", "Rua Augusta, 100"],
  ["Via Roma 5", "Via Roma 5"],
  ["ul. Długa 5", "ul. Długa 5"],
  ["İstiklal Caddesi No: 12", "İstiklal Caddesi No: 12"],
  ["Oudegracht 12", "Oudegracht 12"],
  ["Storgatan 5", "Storgatan 5"],
  ["地址人民路12号", "地址人民路12号"],
  ["渋谷区神南1-2-3", "渋谷区神南1-2-3"],
  ["Mein Sauerteigbrot. Holtenauer Straße 12, Kiel", "Holtenauer Straße 12, Kiel"],
  ["12 St. James Street, London", "12 St. James Street, London"],
])("an address: %s", (text, address) => {
  expect(slices(text, findAddresses(text))).toEqual([address]);
});
