import { foldText } from "../../text/fold-text";

/** A unit: what it measures, and how many of the smallest unit of that it holds, exactly. */
export interface Unit {
  measures: string;
  factor: number;
}

/**
 * Units by what they measure: factor, then the ways to write it, first as UCUM does. Units that no whole number leads from one to
 * another measure different things here: an inch is not turned into centimetres.
 */
// biome-ignore format: one line a unit
const written: readonly (readonly [measures: string, factor: number, words: string])[] = [
  ["mass", 1, "mg milligram milligrams milligramm milligrammes miligramos miligrammi"],
  ["mass", 1000, "g gr gram grams gramme grammes gramm gramo gramos grammo grammi grama gramas gramów gramy غرام جرام غ جم ग्राम"],
  ["mass", 1_000_000, "kg kilo kilos kilogram kilograms kilogramm kilogrammes kilogramos kilogrammi chilo chili kilogramy kilogramów كيلو كغ كيلوغرام كيلوجرام किलो किलोग्राम"],
  ["mass", 1_000_000_000, "t tonne tonnes tonnen tonelada toneladas tonnellata tonnellate ton طن टन"],
  ["ounces", 1, "[oz_av] oz ounce ounces unze unzen"],
  ["ounces", 16, "[lb_av] lb lbs pound pounds"],
  ["volume", 1, "ml milliliter milliliters millilitre millilitres mililitros millilitri مل मिली"],
  ["volume", 10, "cl centiliter centilitre centilitres"],
  ["volume", 100, "dl deciliter decilitre decilitres"],
  ["volume", 1000, "l liter liters litre litres litro litros litri litra litry litrów لتر ليتر लीटर"],
  ["fluid-ounces", 1, "[foz_us] floz"],
  ["length", 1, "mm millimeter millimeters millimetre millimetres milímetros millimetri"],
  ["length", 10, "cm centimeter centimeters centimetre centimetres zentimeter centímetro centímetros centimetri centymetrów سم सेमी"],
  ["length", 1000, "m meter meters metre metres metern metro metros metri mètre mètres metrów metrar متر أمتار मीटर"],
  ["length", 1_000_000, "km kilometer kilometers kilometre kilometres kilometern kilómetro kilómetros chilometri quilómetros quilômetros kilometrów كم كيلومتر किमी किलोमीटर"],
  ["inches", 1, "[in_i] in inch inches zoll pouce pouces pulgada pulgadas pollici polegadas tum tommer cali inç بوصة इंच"],
  ["inches", 12, "[ft_i] ft foot feet pies piedi"],
  ["inches", 36, "[yd_i] yd yard yards"],
  ["miles", 1, "[mi_i] mi mile miles meilen millas miglia milhas"],
  ["area", 1, "m2 m² qm sqm quadratmeter"],
  ["time", 1, "s sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos secondo secondi sekund sekundy sekunder saniye ثانية ثوان ثواني सेकंड सेकेंड"],
  ["time", 60, "min mins minute minutes minuten minuto minutos minuti minuut minut minuty minuter minutter dakika dk دقيقة دقائق मिनट"],
  ["time", 3600, "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren godzin godziny godzina godz timme timmar timmars tim time timer timers saat sa ساعة ساعات घंटे घंटा घंटों"],
  ["time", 86_400, "d day days tag tage tagen werktag werktage werktagen jour jours día días giorno giorni dia dias dag dagen dagar dagars dage dages dzień dni gün يوم أيام يوما दिन दिनों"],
  ["time", 604_800, "wk week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzień tygodni tygodnie tygodnia vecka veckor veckors ugers uge uger hafta أسبوع أسابيع हफ्ते हफ़्ते सप्ताह"],
  ["months", 1, "mo month months monat monate monaten mois mes meses mese mesi mês maand maanden miesiąc miesiące miesięcy månad månader månaders måneders måned måneder ay شهر أشهر شهور महीने महीना माह"],
  ["months", 12, "a yr yrs year years jahr jahre jahren an ans année années año años anno anni ano anos jaar jaren rok roku lata lat år års yıl yıllık سنة سنوات عام أعوام عاما साल वर्ष वर्षों"],
  ["energy", 1, "kcal calories kalorien calorías calorie kalorier kalori"],
  ["power", 1, "w watt watts"],
  ["power", 1000, "kw kilowatt"],
  ["charge", 1, "mah"],
  ["voltage", 1, "v volt volts"],
  ["bytes", 1, "mb"],
  ["bytes", 1000, "gb"],
  ["bytes", 1_000_000, "tb"],
  ["temperature", 1, "cel °c"],
  ["fahrenheit", 1, "[degf] °f"],
  ["times", 1, "x × mal fois veces volte vezes keer razy gånger gange"],
];

/** The same for Chinese and Japanese, which stand at the number without a space. */
// biome-ignore format: one line a unit
const writtenCjk: readonly (readonly [measures: string, factor: number, words: string])[] = [
  ["mass", 1000, "グラム 克"], ["mass", 1_000_000, "キロ 公斤 千克"], ["mass", 500_000, "斤"],
  ["volume", 1, "ミリリットル 毫升"], ["volume", 1000, "リットル 升"],
  ["length", 10, "センチ 厘米 公分"], ["length", 1000, "メートル 米"],
  ["time", 1, "秒間 秒钟 秒"], ["time", 60, "分間 分钟 分鐘 分"], ["time", 3600, "時間 小时 小時"],
  ["time", 86_400, "日間 天"], ["time", 604_800, "週間 周 星期"],
  ["months", 1, "か月 ヶ月 ヵ月 カ月 个月 個月"], ["months", 12, "年間 年"], ["times", 1, "倍 回"],
];

const units = new Map<string, Unit>(
  written.flatMap(([measures, factor, words]) =>
    words.split(" ").map((word) => [foldUnit(word), { measures, factor }] as const),
  ),
);
const cjkUnits = writtenCjk
  .flatMap(([measures, factor, words]) =>
    words.split(" ").map((word) => ({ word, unit: { measures, factor } })),
  )
  .toSorted((one, other) => other.word.length - one.word.length);

/** The unit a word or a UCUM code names; null for a noun. */
export function unitOf(word: string): Unit | null {
  return units.get(foldUnit(word)) ?? null;
}

/** The unit a Chinese or Japanese run begins with. */
export function cjkUnitOf(run: string): { unit: Unit; word: string } | null {
  return cjkUnits.find(({ word }) => run.startsWith(word)) ?? null;
}

function foldUnit(word: string): string {
  return foldText(word).replace("⁄", "/");
}
