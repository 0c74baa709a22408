import type { Language } from "./language";

/** Languages whose small words are known. */
type KnownLanguage = Extract<Language, "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "sv" | "da">;

/** Small words that stand in almost any sentence of a language and name nothing, as typed in lower case. */
export const stopWords: Record<KnownLanguage, ReadonlySet<string>> = {
  en: setOf(
    "a about all also an and any are around as at be been before behind being below beside between both but by can each every for from had has have he her his i in inside into is it its like more most my near no not of off on one onto or our out over own she so some such than that the their them then there these they this those through to too under up upon us very was we were what when where which while who will with within without you your",
  ),
  de: setOf(
    "aber alle als am an auch auf aus bei bis da das dass dem den der des die dort durch ein eine einem einen einer eines er es für gegen hat hinter ich ihr im in ist jede jeder jedes kein keine man mehr mein mit nach neben nicht noch nur ob oder ohne sehr sein seine sich sie sind so über um und uns unser unsere unter vom von vor was wenn wie wir wird zu zum zur zwischen",
  ),
  fr: setOf(
    "à au aux avec ce ces cet cette chaque comme dans de des devant derrière du elle en entre est et il ils je la le les leur leurs lui mais mon ne nos notre nous on ou où par pas pour plus qui que sa sans se ses son sont sous sur ta très tous tout toute un une vers votre vous y",
  ),
  es: setOf(
    "a al ante bajo cada como con contra cual de del desde donde e el ella en entre es esta este esto está hacia hasta la las lo los mi muy más ni no nos nuestra nuestro o para pero por que se ser si sin sobre son su sus también tan toda todo todos tras tu un una uno unas unos y ya",
  ),
  it: setOf(
    "a ad al alla alle agli ai anche che chi ci come con da dal dalla dei del della delle dello di e ed è gli ha i il in la le lo ma mi molto ne nei nel nella noi non nostra nostro o ogni per più quando quella quello questa questo se senza si sono sopra sotto su sua sul sulla suo tra tutti tutto un una uno vostra vostro",
  ),
  pt: setOf(
    "à ao aos as até cada com como da das de dela dele do dos e ela ele em entre era essa esse esta este está eu foi isso já mais mas me mesmo meu muito na nas no nos nossa nosso não o os ou para pela pelo por quando que se sem ser seu seus sob sobre sua são também um uma uns você",
  ),
  nl: setOf(
    "aan achter al alle als bij boven dan dat de deze die dit door een elk elke en er haar heb het hij hun ik in is jij jouw kan maar meer met mijn na naar naast niet nog of om onder ons onze ook op over te tegen tot tussen uit uw van veel voor was wat we wij wordt ze zeer zich zijn zo zonder",
  ),
  pl: setOf(
    "a albo ale bardzo bez być co czy dla do gdy go i ich ja jak jako jego jej jest już każdy ku lub ma mnie mój na nad nasz nasza nasze nie niż o obok od on ona oraz po pod przed przez przy są się swój tak także ta te ten to tylko tym u w wszystkie we wy z za ze że",
  ),
  sv: setOf(
    "alla att av bakom bara de dem den denna det detta din du där efter ej ett en från framför för ha han har hon i inte in jag kan med mellan men mer min mot mycket ni nu när och om oss på sig sin som så till under upp ut utan var varje vi vid vår våra är över",
  ),
  da: setOf(
    "af alle at bag bare de dem den denne der det dette din du efter eller en er et for foran fra han har hun hver i ikke ind jeg kan med meget mellem men mere min mod ned ni nu når og om op os over på sig sin som så til ud uden under var ved vi vores",
  ),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** How many of these words, in lower case, are small words of each language, the likeliest language first. */
export function countStopWords(words: readonly string[]): { language: KnownLanguage; count: number }[] {
  return Object.entries(stopWords)
    .map(([language, known]) => ({
      language: language as KnownLanguage,
      count: words.filter((word) => known.has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
}
