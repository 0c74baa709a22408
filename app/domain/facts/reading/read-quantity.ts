import { fractionMark } from "./currency";
import { readAmounts, withPlainDigits } from "./read-amount";

/** What a unit measures. */
type Measure = "length" | "mass" | "volume" | "time" | "area" | "other";

const units: readonly (readonly [string, Measure, string])[] = [
  ["mm", "length", "mm millimeter millimetre millimetres millimeters millimètres milímetros мм 毫米 ミリ مم"],
  [
    "cm",
    "length",
    "cm centimeter centimetre centimetres centimeters zentimeter centimètres centímetros centimetri см 厘米 公分 センチ センチメートル سم סמ ס״מ से.मी. सेमी",
  ],
  ["m", "length", "m meter metre metres meters mètres metros metri м 米 メートル متر"],
  ["km", "length", "km kilometer kilometres kilometers км キロ 公里"],
  ["in", "length", 'in inch inches zoll pouces pulgadas " ″ ” インチ 英寸 بوصة'],
  ["ft", "length", "ft feet foot ′"],
  ["mg", "mass", "mg мг 毫克"],
  ["g", "mass", "g gr gram grams gramm grammes gramos grammi gramas г гр 克 グラム ग्राम جرام غرام غم"],
  [
    "kg",
    "mass",
    "kg kgs kilo kilos kilogram kilograms kilogramm kilogrammes kilogramos кг 公斤 千克 キログラム किग्रा किलो كجم كغ كيلو ק״ג",
  ],
  ["lb", "mass", "lb lbs pound pounds"],
  ["oz", "mass", "oz ounce ounces"],
  ["mL", "volume", "ml мл 毫升 ミリリットル مل मिली"],
  ["cL", "volume", "cl"],
  ["dL", "volume", "dl"],
  ["L", "volume", "l liter litre litres liters litri litros л 升 リットル لتر लीटर"],
  ["fl oz", "volume", "fl.oz floz"],
  ["s", "time", "s sec secs second seconds sekunden secondes segundos"],
  [
    "min",
    "time",
    "min mins minute minutes minuten minutos minuti minuter minut мин 分 分钟 分間 분 دقيقة मिनट dk dakika perc λεπτά phút นาที menit",
  ],
  [
    "h",
    "time",
    "h hr hrs hour hours std stunde stunden heure heures horas hora ore uur uren timmar timer godzin ч час часов 小时 時間 시간 ساعة ساعات घंटे",
  ],
  [
    "d",
    "time",
    "day days tag tage tagen jour jours día días giorni giorno dia dias dagen dag dagar dage dager dni день дней дня 天 日 日間 일 يوم أيام दिन gün päivää nap dní zile ημέρες",
  ],
  [
    "wk",
    "time",
    "week weeks woche wochen semaine semaines semana semanas settimane weken veckor uger uker viikkoa týdny týdnů tygodnie tygodni hafta неделя недели недель 周 週間 주 أسابيع सप्ताह hét săptămâni εβδομάδες tuần สัปดาห์ minggu",
  ],
  [
    "mo",
    "time",
    "month months monat monate monaten mois mes meses mesi maanden måneder månader miesiące miesięcy месяц месяца месяцев měsíc měsíce měsíců ay hónap luni μήνες 个月 ヶ月 か月 개월 شهر शहर",
  ],
  [
    "a",
    "time",
    "year years yr yrs jahr jahre jahren an ans année années año años anno anni ano anos jaar jaren år lat lata rok roky let год года лет 年 年間 년 سنة سنوات साल वर्ष yıl vuotta év ani έτη χρόνια שנים שנה",
  ],
  ["m2", "area", "m² m2 qm sqm кв.м ㎡"],
  ["ft2", "area", "sq.ft sqft ft² ft2"],
  ["W", "other", "w watt watts вт"],
  ["kWh", "other", "kwh"],
  ["V", "other", "v volt"],
  ["mAh", "other", "mah"],
  ["GB", "other", "gb"],
  ["TB", "other", "tb"],
  ["dB", "other", "db"],
  ["°C", "other", "°c ℃"],
  ["%", "other", "% ％"],
];
const byWord = new Map(
  units.flatMap(([unit, measure, words]) =>
    words.split(" ").map((word) => [word, { unit, measure }] as const),
  ),
);

/** UN/CEFACT codes, with which data of schema.org name units. */
const ofCode: Record<string, string> = {
  MMT: "mm",
  CMT: "cm",
  MTR: "m",
  KMT: "km",
  INH: "in",
  FOT: "ft",
  MGM: "mg",
  GRM: "g",
  KGM: "kg",
  LBR: "lb",
  ONZ: "oz",
  MLT: "mL",
  CLT: "cL",
  LTR: "L",
  OZA: "fl oz",
  SEC: "s",
  MIN: "min",
  HUR: "h",
  DAY: "d",
  WEE: "wk",
  MON: "mo",
  ANN: "a",
  MTK: "m2",
  FTK: "ft2",
  WTT: "W",
  KWH: "kWh",
  VLT: "V",
  P1: "%",
} as Record<string, string>;

export interface Quantity {
  /** The likeliest first. */
  amounts: [string, ...string[]];
  unit: string;
  measure: Measure;
  start: number;
  end: number;
}

const pattern =
  /(\d(?:[\d.,'’]|[\u00a0\u202f ](?=\d{3}(?!\d)))*)[\s\u2063-]?((?:fl|sq|кв)\.?\s?(?:oz|ft|m|м)\.?|["″”′%％°㎡℃]C?|\p{L}[\p{L}\p{M}״.]{0,14}[²2]?)/gu;

/** The measures in a text, in its order: numbers with a unit that is known. */
export function readQuantities(text: string, language: string | null): Quantity[] {
  const plain = withPlainDigits(text);
  const found: Quantity[] = [];
  for (const match of plain.matchAll(pattern)) {
    const [whole, digits = "", word = ""] = match;
    if (/[\p{L}\d.,/:]$/u.test(plain.slice(Math.max(0, match.index - 1), match.index))) continue;
    const unit = unitOf(word);
    const amounts = unit ? readAmounts(digits.replace(/[.,'’]+$/, ""), fractionMark(language)) : [];
    const [first, ...others] = amounts;
    if (!unit || first === undefined) continue;
    found.push({ amounts: [first, ...others], ...unit, start: match.index, end: match.index + whole.length });
  }
  return found;
}

function unitOf(word: string): { unit: string; measure: Measure } | null {
  const folded = word.toLowerCase().replace(/\s/g, ".");
  return (
    byWord.get(folded) ??
    byWord.get(folded.replace(/\.$/, "")) ??
    byWord.get(folded.replaceAll(".", "")) ??
    null
  );
}

/** Whether two units measure one thing, and can be compared. */
export function measuresSame(one: string, other: string): boolean {
  const [first, second] = [unitOf(one)?.measure, unitOf(other)?.measure];
  return first !== undefined && first === second && one in inBase && other in inBase;
}

/** Whether a word names a unit of time. */
export function isUnitOfTime(word: string): boolean {
  return unitOf(word)?.measure === "time";
}

const inBase: Record<string, number> = {
  mm: 0.001,
  cm: 0.01,
  m: 1,
  km: 1000,
  in: 0.0254,
  ft: 0.3048,
  mg: 0.001,
  g: 1,
  kg: 1000,
  lb: 453.592,
  oz: 28.3495,
  mL: 0.001,
  cL: 0.01,
  dL: 0.1,
  L: 1,
  "fl oz": 0.0295735,
  s: 1,
  min: 60,
  h: 3600,
  d: 86_400,
  wk: 604_800,
  mo: 2_629_800,
  a: 31_557_600,
};

/** An amount in metres, grams, litres or seconds, to compare it with one in another unit; as it is where the unit is none of these. */
export function inBaseUnit(amount: number, unit: string): number {
  return Math.round(amount * (inBase[unit] ?? 1) * 1e6) / 1e6;
}

/** The unit as UCUM writes it where it is known, for a code or a word; otherwise as written. */
export function unitName(written: string): string {
  return ofCode[written.toUpperCase()] ?? unitOf(written)?.unit ?? written.trim().slice(0, 24);
}

/** "PT1H30M" in the largest unit that needs no fraction; null for what is none. */
export function readIsoDuration(text: string): { amount: string; unit: string } | null {
  const match =
    /^P(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})(?:\.\d+)?S)?)?$/.exec(
      text.trim(),
    );
  if (!match) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const clock = days! * 86_400 + hours! * 3600 + minutes! * 60 + seconds!;
  const given = [years! > 0, months! > 0, weeks! > 0, clock > 0].filter(Boolean).length;
  if (given !== 1) return null;
  if (years) return { amount: String(years), unit: "a" };
  if (months) return { amount: String(months), unit: "mo" };
  if (weeks) return { amount: String(weeks), unit: "wk" };
  if (clock % 86_400 === 0) return { amount: String(clock / 86_400), unit: "d" };
  if (clock % 3600 === 0) return { amount: String(clock / 3600), unit: "h" };
  return clock % 60 === 0
    ? { amount: String(clock / 60), unit: "min" }
    : { amount: String(clock), unit: "s" };
}
