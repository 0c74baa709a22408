import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readDataPrice, readMoney } from "./read-money";

const pageOf = (tag: string) => {
  const [language = null, region = null] = tag.split("-");
  return { url: null, language, region, currency: null };
};
const read = (tag: string, text: string) =>
  readMoney(text, pageOf(tag)).map(({ amounts: [amount], currency }) => `${amount} ${currency}`);

describe("prices as they are written", () => {
  it.each([
    ["de", "1.320,99 €", "1320.99 EUR"],
    ["de-CH", "CHF 1'299.–", "1299.00 CHF"],
    ["hi", "₹1,29,999", "129999.00 INR"],
    ["pt-BR", "R$ 49,90", "49.90 BRL"],
    ["cs", "5 490 Kč", "5490.00 CZK"],
    ["ja", "¥12,800", "12800 JPY"],
    ["en", "USD 3,700.00", "3700.00 USD"],
    ["ja", "500 JPY", "500 JPY"],
    ["fr", "12,34 €", "12.34 EUR"],
    ["fr", "49 € 90", "49.90 EUR"],
    ["fr", "49€90", "49.90 EUR"],
    ["sv", "1 299 kr", "1299.00 SEK"],
    ["sv", "299:-", "299.00 SEK"],
    ["da", "249,95 kr.", "249.95 DKK"],
    ["nb", "kr 1 490,-", "1490.00 NOK"],
    ["pl", "49,99 zł", "49.99 PLN"],
    ["ru", "12 345 ₽", "12345.00 RUB"],
    ["ar", "٤٩٫٩٠ ر.س", "49.90 SAR"],
    ["ko", "12,800원", "12800 KRW"],
    ["zh", "¥128.00", "128.00 CNY"],
    ["tr", "1.299,00 TL", "1299.00 TRY"],
    ["vi", "1.299.000 ₫", "1299000 VND"],
    ["th", "฿1,290", "1290.00 THB"],
    ["he", "₪129.90", "129.90 ILS"],
    ["nl", "€ 49,-", "49.00 EUR"],
    ["en-AU", "$19.95", "19.95 AUD"],
    ["en-CA", "$19.95", "19.95 CAD"],
    ["es-MX", "$1,299.00", "1299.00 MXN"],
    ["it", "€ 1.299,00", "1299.00 EUR"],
  ])("%s: %s", (tag, text, money) => {
    expect(read(tag, text)).toEqual([money]);
  });

  it.each([
    ["pl", "59,00 zł\u2063 \u206339,00 zł", ["59.00 PLN", "39.00 PLN"]],
    ["en", "£14.00\u2063 £10.00", ["14.00 GBP", "10.00 GBP"]],
    ["en", "£14 £10", ["14.00 GBP", "10.00 GBP"]],
    ["de", "10 € 20 €", ["10.00 EUR", "20.00 EUR"]],
    ["fr", "€ 14 € 10", ["14.00 EUR", "10.00 EUR"]],
    ["en", "£19.00 GBP £12.00 GBP", ["19.00 GBP", "12.00 GBP"]],
  ])("%s: each of several is read: %s", (tag, text, money) => {
    expect(read(tag, text)).toEqual(money);
  });

  it("both ends of a range are in its one currency", () => {
    expect(readMoney("10–20 €", pageOf("de")).map(({ range, amounts: [amount] }) => [range, amount])).toEqual(
      [
        ["from", "10.00"],
        ["to", "20.00"],
      ],
    );
  });

  it.each([
    ["a dollar of no country that is told", "es", "$1.299"],
    ["a crown of no country that is told", "en", "299 kr"],
    ["ten thousands", "zh", "5万元"],
    ["a percentage", "de", "20 %"],
    ["a number that goes on in another element", "en", "£19\u206399"],
    ["words that are codes as well", "en", "TOP 10 and ALL 50"],
  ])("%s is none", (_name, tag, text) => {
    expect(read(tag, text)).toEqual([]);
  });
});

test("a price of data may be written as people write it, and is never rounded", () => {
  const amounts = (value: string, currency: string, language = "de") =>
    readDataPrice(value, currency, pageOf(language)).amounts;
  expect(amounts("48,00", "EUR")).toEqual(["48.00"]);
  expect(amounts("1.320,99", "EUR")).toEqual(["1320.99"]);
  expect(amounts("3,700.00", "USD", "en")).toEqual(["3700.00"]);
  expect(amounts("12,34 €", "EUR", "fr")).toEqual(["12.34"]);
  expect(amounts("500", "JPY")).toEqual(["500"]);
  expect(amounts("19.995", "EUR", "en")).toEqual(["19.995", "19995.00"]);
  expect(amounts("1.299", "EUR")).toEqual(["1299.00", "1.299"]);
});

test("every amount is read as it was written, in each language's own way", () => {
  const languages = ["en", "de", "fr", "pl", "ja", "pt", "cs", "en-IN", "de-CH", "sv"];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom(...languages),
      (hundredths, language) => {
        const amount = hundredths / 100;
        const written = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).format(
          amount,
        );
        expect(read(language, written)).toEqual([`${amount.toFixed(2)} EUR`]);
      },
    ),
  );
});
