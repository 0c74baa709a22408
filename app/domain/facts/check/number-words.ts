import { foldText } from "../../text/fold-text";

/** Words for small numbers in the written languages. They count only before a unit: "two years", not "two of us". One is
 * left out: "one day" is mostly no number. */
// biome-ignore format: one line a number
const written: readonly (readonly [value: number, words: string])[] = [
  [2, "two zwei deux dos due dois duas twee dwa dwie två to iki اثنان दो"],
  [3, "three drei trois tres tre três drie trzy üç ثلاث ثلاثة तीन"],
  [4, "four vier quatre cuatro quattro quatro cztery fyra fire dört أربع أربعة चार"],
  [5, "five fünf cinq cinco cinque vijf pięć fem beş خمس خمسة पांच पाँच"],
  [6, "six sechs seis sei zes sześć sex seks altı ست ستة छह छः"],
  [7, "seven sieben sept siete sette sete zeven siedem sju syv yedi سبع سبعة सात"],
  [8, "eight acht huit ocho otto oito osiem åtta otte sekiz ثماني ثمانية आठ"],
  [9, "nine neun neuf nueve nove negen dziewięć nio ni dokuz تسع تسعة नौ"],
  [10, "ten zehn dix diez dieci dez tien dziesięć tio ti on عشر عشرة दस"],
  [12, "twelve zwölf douze doce dodici doze twaalf dwanaście tolv"],
  [15, "fifteen quinze quince quindici piętnaście femton"],
  [20, "twenty zwanzig vingt veinte venti vinte twintig dwadzieścia tjugo tyve yirmi عشرون عشرين बीस"],
  [24, "twenty-four vierundzwanzig vierentwintig"],
  [30, "thirty dreißig trente treinta trenta trinta dertig trzydzieści trettio tredive otuz ثلاثون ثلاثين तीस"],
  [50, "fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig pięćdziesiąt femtio elli خمسون خمسين पचास"],
  [100, "hundred hundert cent cien cento cem honderd sto hundra hundrede yüz مئة مائة सौ"],
];
const values = new Map(
  written.flatMap(([value, words]) => words.split(" ").map((word) => [foldText(word), value] as const)),
);

/** What a word counts; null for any other. */
export function numberOfWord(folded: string): number | null {
  return values.get(folded) ?? null;
}

// biome-ignore format: one line a size
const multipliers = new Map(
  ([
    [1000, "k thousand tsd tausend mille mil mila duizend tys tysięcy tysiące tusen bin ألف آلاف हज़ार हजार"],
    [100_000, "lakh lakhs लाख"],
    [1_000_000, "million millions mio mln mn millionen millón millones milione milioni milhão milhões miljoen milion miliony milionów miljon miljoner millioner milyon مليون ملايين"],
    [10_000_000, "crore crores करोड़"],
    [1_000_000_000, "billion billions bn mrd milliarden milliard milliards mil-millones miliardi miliardo miljard miliard miljarder milliarder milyar مليار"],
  ] as const).flatMap(([factor, words]) => words.split(" ").map((word) => [foldText(word), factor] as const)),
);
const cjkMultipliers = new Map([
  ["千", 1000],
  ["万", 10_000],
  ["萬", 10_000],
  ["億", 100_000_000],
  ["亿", 100_000_000],
]);

/** What a word behind a number multiplies it by. A single letter does so only where it is joined to the number: "10k", "2M". */
export function multiplierOf({
  text,
  folded,
  isAttached,
}: {
  text: string;
  folded: string;
  isAttached: boolean;
}): number | null {
  if (isAttached && text === "M") return 1_000_000;
  if (folded === "k" && !isAttached) return null;
  return multipliers.get(folded) ?? null;
}

export function cjkMultiplierOf(run: string): number | null {
  return cjkMultipliers.get(run.slice(0, 1)) ?? null;
}
