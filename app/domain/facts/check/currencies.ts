import { foldText } from "../../text/fold-text";

/** Signs and words for money, and the currencies (ISO 4217) each may mean. A price is backed when one of them is the fact's. */
// biome-ignore format: one line a currency
const written: readonly (readonly [codes: string, words: string])[] = [
  ["EUR", "€ eur euro euros euron يورو यूरो"],
  ["GBP", "£ gbp pound pounds pfund libra libras sterline funtów إسترليني"],
  ["USD CAD AUD NZD MXN SGD HKD TWD ARS CLP COP", "$ dollar dollars dólar dólares dollari dolarów dolary dolar دولار دولارا डॉलर"],
  ["USD", "usd us$"], ["CAD", "cad ca$ c$"], ["AUD", "aud au$ a$"], ["NZD", "nzd nz$"], ["SGD", "sgd s$"], ["HKD", "hkd hk$"], ["TWD", "twd nt$"],
  ["BRL", "brl r$ reais real"], ["MXN", "mxn mx$"], ["MXN ARS CLP COP PHP", "peso pesos"],
  ["JPY CNY", "¥"], ["JPY", "jpy yen"], ["CNY", "cny rmb yuan"],
  ["CHF", "chf franken francs franchi sfr"], ["SEK DKK NOK ISK", "kr kronor kroner krona krone"], ["SEK", "sek"], ["DKK", "dkk"], ["NOK", "nok"],
  ["PLN", "pln zł zl złoty złote złotych"], ["CZK", "czk kč"], ["HUF", "huf ft forint"], ["RON", "ron lei"], ["BGN", "bgn лв"],
  ["TRY", "try tl ₺ lira lirası liraya liradan"], ["INR", "inr ₹ रुपये रुपए रुपया"], ["INR PKR LKR NPR", "rs rupee rupees ₨ रु"],
  ["RUB", "rub ₽ руб"], ["UAH", "uah ₴ грн"], ["KRW", "krw ₩ won"], ["THB", "thb ฿"], ["VND", "vnd ₫"], ["IDR", "idr rp"], ["ILS", "ils ₪"], ["ZAR", "zar"],
  ["AED MAD", "درهم دراهم"], ["AED", "aed"], ["SAR QAR OMR YER IRR", "ريال ريالا ريالات"], ["SAR", "sar"], ["EGP SDG", "جنيه جنيها"], ["EGP", "egp"],
  ["KWD BHD JOD IQD TND DZD LYD", "دينار دنانير"], ["KWD", "kwd"], ["BHD", "bhd"], ["QAR", "qar"],
];
const writtenCjk: readonly (readonly [codes: string, word: string])[] = [
  ["JPY", "円"],
  ["CNY", "人民币"],
  ["CNY", "人民幣"],
  ["CNY", "块钱"],
  ["CNY TWD HKD", "元"],
  ["CNY TWD HKD", "塊"],
  ["CNY", "块"],
  ["USD", "ドル"],
  ["USD", "美元"],
  ["EUR", "ユーロ"],
  ["EUR", "欧元"],
];

const currencies = new Map(
  written.flatMap(([codes, words]) =>
    words.split(" ").map((word) => [foldText(word), codes.split(" ")] as const),
  ),
);

/** What a sign or a word may mean as money; null for any other. */
export function currenciesOf(word: string): readonly string[] | null {
  return currencies.get(foldText(word)) ?? null;
}

/** The same for what a Chinese or Japanese run begins with. */
export function cjkCurrenciesOf(run: string): { codes: readonly string[]; word: string } | null {
  const found = writtenCjk.find(([, word]) => run.startsWith(word));
  return found ? { codes: found[0].split(" "), word: found[1] } : null;
}

/** Words for hundredths, and whose they may be. */
const hundredths: Readonly<Record<string, readonly string[]>> = {
  cent: ["EUR", "USD", "CAD", "AUD"],
  cents: ["EUR", "USD", "CAD", "AUD"],
  ct: ["EUR"],
  centimes: ["EUR"],
  céntimos: ["EUR"],
  centesimi: ["EUR"],
  cêntimos: ["EUR"],
  centavos: ["BRL", "MXN"],
  p: ["GBP"],
  pence: ["GBP"],
  "¢": ["USD", "CAD"],
};
const hundredthsByWord = new Map(Object.entries(hundredths).map(([word, codes]) => [foldText(word), codes]));

export function hundredthsOf(word: string): readonly string[] | null {
  return hundredthsByWord.get(foldText(word)) ?? null;
}
