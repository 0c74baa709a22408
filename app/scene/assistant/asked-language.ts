import { type Language, languages } from "~/domain/text/language";

/**
 * What each language is called in those that the built-in assistant reads, as a pattern: a name that is a word of another kind in one of
 * them counts only where it can be no such word.
 */
const names: Record<Language, string> = {
  en: "english|englisch|anglais|inglés|inglese|inglês|engels",
  de: "german|deutsch|allemand|alemán|tedesco|alemão|duits",
  fr: "french|französisch|français|francés|francese|francês|frans",
  es: "spanish|spanisch|espagnol|español|castellano|spagnolo|espanhol|spaans",
  it: "italian|italienisch|italien|italiano|italiaans",
  pt: "portuguese|portugiesisch|portugais|portugués|portoghese|português|portugees",
  nl: "dutch|niederländisch|holländisch|néerlandais|neerlandés|olandese|holandês|nederlands",
  pl: "polish(?!\\s+(?:the|it|its|my|our|this|that|these|those|up|all)\\b)|polnisch|polonais|polaco|polacco|polonês|(?<=het )pools",
  sv: "swedish|schwedisch|suédois|sueco|svedese|zweeds",
  da: "danish|dänisch|danois|danés|danese|dinamarquês|deens",
  tr: "turkish|türkisch|turc|turco|turks",
  ar: "arabic|arabisch|arabe|árabe|arabo",
  hi: "hindi",
  ja: "japanese|japanisch|japonais|japonés|giapponese|japonês|japans",
  zh: "chinese|mandarin|chinesisch|chinois|chino|cinese|chinês|chinees",
  bg: "bulgarian|bulgarisch|bulgare|búlgaro|bulgaro|bulgaars",
  bn: "bangla|bengali|bengalisch|bengalí|bengalese|bengaals",
  ca: "catalan|katalanisch|catalán|catalano|catalão|catalaans",
  cs: "czech|tschechisch|tchèque|checo|ceco|tcheco|tsjechisch",
  el: "greek|griechisch|grec|griego|greco|grego|grieks",
  et: "estonian|estnisch|estonien|estonio|estone|estoniano|estisch",
  fa: "persian|farsi|persisch|persan|persa|persiano|perzisch",
  fi: "finnish|finnisch|finnois|finés|finlandese|finlandês|(?<=het )fins",
  he: "hebrew|hebräisch|hébreu|hebreo|ebraico|hebraico|hebreeuws",
  hr: "croatian|kroatisch|croate|croata|croato",
  hu: "hungarian|ungarisch|hongrois|húngaro|ungherese|hongaars",
  id: "indonesian|indonesisch|indonésien|indonesio|indonesiano|indonésio",
  ko: "korean|koreanisch|coréen|coreano|koreaans",
  lt: "lithuanian|litauisch|lituanien|lituano|litouws",
  lv: "latvian|lettisch|letton|letón|lettone|letão|(?<=het )lets",
  nb: "norwegian|norwegisch|norvégien|noruego|norvegese|norueguês|noors",
  ro: "romanian|rumänisch|roumain|rumano|rumeno|romeno|roemeens",
  ru: "russian|russisch|russe|ruso|russo",
  sk: "slovak|slowakisch|slovaque|eslovaco|slovacco|slowaaks",
  sl: "slovenian|slowenisch|slovène|esloveno|sloveno|sloveens",
  sr: "serbian|serbisch|serbe|serbio|serbo|sérvio|servisch",
  ta: "tamil|tamoul|tâmil",
  th: "thai|thailändisch|thaï|tailandés|thailandese|tailandês",
  uk: "ukrainian|ukrainisch|ukrainien|ucraniano|ucraino|oekraïens",
  ur: "urdu|ourdou",
  vi: "vietnamese|vietnamesisch|vietnamien|vietnamita|vietnamees",
};

const before = "(?:in|into|to|it|auf|ins|nach|en|au|al|em|para|naar|het)";
const after = "(?:version|versión|versione|versão|fassung|versie)";
const politely = "(?:please|bitte|s.il vous plaît|por favor|per favore|alsjeblieft)";
const translating = /translat|übersetz|tradui|traduc|traduz|vertaal/iu;

const patternsOf = () =>
  languages.map((language) => {
    const name = `(?:${names[language]})(?!\\p{L})`;
    return {
      language,
      named: new RegExp(`(?<!\\p{L})${name}`, "iu"),
      asked: new RegExp(
        `(?<!\\p{L})(?:${before}\\s+${name}|${name}\\s+${after})|^\\P{L}*${name}\\P{L}*(?:${politely}\\P{L}*)?$`,
        "iu",
      ),
    };
  });
/** Made when the first wish is read: every start of the worker would wait for them. */
let patterns: ReturnType<typeof patternsOf> | undefined;

/**
 * The language that a clause asks for: "in French", "French, please", "a French version", "translate … French"; null where it asks for none,
 * as "polish the words" and "Greek yoghurt" do not.
 */
export function askedLanguage(clause: string): Language | null {
  const isTranslating = translating.test(clause);
  patterns ??= patternsOf();
  const found = patterns.find(({ named, asked }) => (isTranslating ? named : asked).test(clause));
  return found?.language ?? null;
}
