import { isUnitOfTime } from "./read-quantity";

const words: readonly (readonly [number, string])[] = [
  [
    1,
    "one ein eine einem einen einer un une uno una um uma een één jeden jedna ett en et yksi yhden bir один",
  ],
  [2, "two zwei deux dos due dois duas twee dwa dwie två to kaksi kahden dva dvě iki два"],
  [3, "three drei trois tres tre três drie trzy kolme kolmen tři üç три"],
  [4, "four vier quatre cuatro quattro quatro cztery fyra fire neljä čtyři dört четыре"],
  [5, "five fünf cinq cinco cinque vijf pięć fem viisi viiden pět beş пять"],
  [6, "six sechs seis sei zes sześć sex seks kuusi šest altı шесть"],
  [7, "seven sieben sept siete sette sete zeven siedem sju syv seitsemän sedm yedi семь"],
  [8, "eight acht huit ocho otto oito osiem åtta otte åtte kahdeksan osm sekiz восемь"],
  [10, "ten zehn dix diez dieci dez tien dziesięć tio ti kymmenen deset on десять"],
  [12, "twelve zwölf douze doce dodici doze twaalf dwanaście tolv kaksitoista dvanáct oniki двенадцать"],
  [
    14,
    "fourteen vierzehn quatorze catorce quattordici catorze veertien czternaście fjorton fjorten neljätoista čtrnáct",
  ],
  [15, "fifteen fünfzehn quinze quince quindici vijftien piętnaście femton femten viisitoista patnáct"],
  [20, "twenty zwanzig vingt veinte venti vinte twintig dwadzieścia tjugo tyve kaksikymmentä dvacet yirmi"],
  [25, "twenty-five fünfundzwanzig vingt-cinq veinticinco venticinque vijfentwintig tjugofem femogtyve"],
  [
    30,
    "thirty dreißig trente treinta trenta trinta dertig trzydzieści trettio tredive tretti kolmekymmentä třicet otuz",
  ],
  [50, "fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig pięćdziesiąt femtio"],
  [60, "sixty sechzig soixante sesenta sessanta sessenta zestig sześćdziesiąt sextio"],
  [90, "ninety neunzig quatre-vingt-dix noventa novanta negentig dziewięćdziesiąt nittio"],
  [100, "hundred hundert cent cien cento cem honderd sto hundra hundre sata yüz"],
];
const numbers = new Map(
  words.flatMap(([number, names]) => names.split(" ").map((name) => [name, number] as const)),
);
const beforeUnit =
  /(?<![\p{L}\d])(twenty-five|vingt-cinq|quatre-vingt-dix|\p{L}{2,22})(?=[\s-](\p{L}{2,12})(?!\p{L}))/giu;

/** The text with digits for the words that count time: "a ten-year warranty" is "a 10-year warranty". */
export function withCountedTime(text: string): string {
  return text.replace(beforeUnit, (word: string, _same: string, unit: string) => {
    const number = numbers.get(word.toLowerCase());
    return number !== undefined && isUnitOfTime(unit) ? String(number) : word;
  });
}
