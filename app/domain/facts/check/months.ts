import { foldText } from "../../text/fold-text";

/** The names of the months in the written languages, January first. Short forms that are words of another kind are left out. */
// biome-ignore format: one line a month
const written: readonly string[] = [
  "january jan januar janvier janv enero ene gennaio gen janeiro januari januar stycznia styczeń ocak يناير जनवरी jänner",
  "february feb februar février févr febrero febbraio fevereiro fev februari lutego luty şubat فبراير फरवरी फ़रवरी",
  "march mar märz mars marzo março maart marca marzec marts mart مارس मार्च",
  "april apr avril abril aprile kwietnia kwiecień nisan أبريل إبريل अप्रैल",
  "may mai mayo maggio maio mei maja maj mayıs مايو मई",
  "june jun juni juin junio giugno junho czerwca czerwiec haziran يونيو जून",
  "july jul juli juillet julio luglio julho lipca lipiec temmuz يوليو जुलाई",
  "august aug août agosto augustus sierpnia sierpień augusti ağustos أغسطس अगस्त",
  "september sep sept septembre septiembre settembre setembro września wrzesień eylül سبتمبر सितंबर सितम्बर",
  "october oct oktober okt octobre octubre ottobre outubro października październik ekim أكتوبر अक्टूबर अक्तूबर",
  "november nov novembre noviembre novembro listopada listopad kasım نوفمبر नवंबर नवम्बर",
  "december dec dezember dez décembre déc diciembre dic dicembre dezembro grudnia grudzień aralık ديسمبر दिसंबर दिसम्बर",
];
const months = new Map(
  written.flatMap((words, index) => words.split(" ").map((word) => [foldText(word), index + 1] as const)),
);

/** The month a word names, from 1; null for any other word. */
export function monthOf(word: string): number | null {
  return months.get(foldText(word)) ?? null;
}
