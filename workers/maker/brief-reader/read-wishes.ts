import { type Tone, tones } from "~/domain/video/brief";
import type { BriefWishes } from "~/domain/video/brief-reading";
import type { Platform } from "~/domain/video/platform";
import type { LanguageRow } from "./language-row";
import { wordsOf } from "./pattern";

const platformNames: readonly (readonly [Platform, RegExp])[] = [
  ["tiktok", /(?<!\p{L})tik ?tok(?!\p{L})|抖音|ティックトック/iu],
  ["reels", /(?<!\p{L})(?:reels?|instagram)(?!\p{L})/iu],
  ["shorts", /(?<!\p{L})shorts(?!\p{L})/iu],
  ["stories", /(?<!\p{L})stories(?!\p{L})/iu],
  ["youtube", /(?<!\p{L})you ?tube(?!\p{L})/iu],
  ["linkedin", /(?<!\p{L})linked ?in(?!\p{L})/iu],
];

/** What the words that ask for a video say of its tone, its length and its place. */
export function readWishes(asking: string, row: LanguageRow): BriefWishes {
  const tone = tones.find((name: Tone) => wordsOf(row, row.tones[name] ?? "").test(asking));
  const seconds = /\p{Nd}{1,3}/u.exec(
    new RegExp(`\\p{Nd}{1,3}[\\s-]?(?:${row.seconds})(?![\\p{L}\\p{M}])`, "iu").exec(asking)?.[0] ?? "",
  )?.[0];
  const platform = platformNames.find(([, name]) => name.test(asking))?.[0];
  return {
    ...(tone && { tone }),
    ...(seconds && { lengthSeconds: numberOf(seconds) }),
    ...(platform && { platform }),
  };
}

/** Of digits of any script. */
function numberOf(digits: string): number {
  return Number([...digits].map((digit) => digitOf(digit.codePointAt(0)!)).join(""));
}

/** Decimal digits stand in blocks of ten that begin at a multiple of ten or six in their page. */
function digitOf(codePoint: number): number {
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
  const zero = zeros.find((first) => codePoint >= first && codePoint < first + 10) ?? 0x30;
  return codePoint - zero;
}

/** Orders to the machine, greetings and cries, in any language: no words for viewers. */
const toTheMachine =
  /ignor\p{L}* .{0,30}(?:previous|above|prior|instru\p{L}*|anweisung\p{L}*|istruzion\p{L}*)|previous instructions|system prompt|^system$|réponds uniquement|answer only|antworte nur|responde (?:solo|sólo|apenas)|rispondi solo|you are now (?:dan|an? )|(?:忽略|无视).{0,10}(?:指令|指示|要求)|(?:指示|命令).{0,4}無視|только напиши|\bbrand colou?r\b|video(?:da|要|は)|(?:^|\s)(?:pls|plz|bitte|please|proszę|lütfen|por favor|per favore|svp)(?:\s.*)?(?:video|vid|vídeo|vidéo|wideo)(?!\p{L})|(?:video|reel|clip|vid)s? bana\p{L}*|(?:music|musica|música|musique|musik|muzyka|müzik|موسيقى)(?!\p{L}).*(?:trending|chula|tape|lagana|olsun)|^(?:n[aã]o pode faltar|no puede faltar|non deve mancare|don['’]t forget|make sure|nicht vergessen|n['’]oubliez pas|nie zapomnij|vergeet niet|glöm inte|unutma\p{L}*)(?!\p{L})|اعمل (?:ال)?فيديو|^(?:ponle|que se vea|make it|bez lektora|pls use)(?!\p{L})/iu;
/** What a request says of its own words, in whatever language they are. */
const aboutWords = /^(?:all )?(?:text|texts|words|captions|subtitles|voice ?over)(?: is| are)? in \p{L}+$/iu;
const noise =
  /^(?:(?:hi|hello|hey|hallo|hola|hoi|ciao|olá|oi|cześć|hej|moin|salut)(?:\s(?:there|guys|all|team|everyone|zusammen|leute|ihr|à tous|à toutes|(?:muy )?buen[ao]s?(?: (?:días|tardes|noches))?|a tutt[ie]|pessoal|gente|wszystkim|allemaal|alla|alle sammen))?|bonjour|good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend)|bonsoir|(?:muy )?buen[ao]s (?:días|tardes|noches)|buen[ao]s|buongiorno|buonasera|bom dia|boa (?:tarde|noite)|dzień dobry|goede(?:morgen|middag|navond|ndag)|god dag|iyi günler|selam|merhaba|مرحبا|नमस्ते|こんにちは|你好|thanks?|thx|thank you|por favor|per favore|s['’]il (?:te|vous) plaît|svp|tack(?: på förhand)?|tak|graag|alvast bedankt|danke(?: (?:schonmal|schon mal|im voraus|euch))*|merci(?: d['’]avance)?|gracias|grazie(?: mille)?|obrigad[oa]|dzięki|teşekkürler|teşekkür ederim|bedankt|dank (?:je|u)(?: ?wel)?|tack så mycket|mange tak|urgente?|pilne|dringend|acil|急|紧急|至急|عاجل|please|pls|bitte|x+|[\s!.])+$/iu;

/** Before the length of a video, in any language; "an invoice in 30 seconds" is none. */
const lengthWords =
  "about|around|approx(?:imately)?|some|roughly|max(?:imum|imal|imo)?|only|just|up to|under|length|duration|is|it|make|please|video|vid|clip|reel|story|short|long|ca|circa|etwa|ungefähr|rund|länge|dauer|höchstens|nur|bitte|durée|environ|de|duración|unos|aprox|por favor|duração|cerca|uns|durata|di|około|długość|lengte|ongeveer|längd|ungefär|längst|længde|cirka|højst|süre|yaklaşık|en fazla|محتاجة?|مدة|المدة|حوالي|लगभग|अवधि|約|长度|時長|时长";
const shortWords = "(?!(?:in|en|em|dans|im|i|på|w|v|za|za)\\s)\\p{L}{1,3}";

/** Whether a clause speaks of the video alone: "upbeat music", "15 seconds", "for TikTok". */
export function isAboutVideo(clause: string, row: LanguageRow): boolean {
  const said = clause.trim();
  if (noise.test(said) || toTheMachine.test(said) || aboutWords.test(said)) return true;
  if (row.aboutVideo !== "" && new RegExp(`^(?:${row.aboutVideo})$`, "iu").test(said)) return true;
  return new RegExp(
    `^(?:(?:${lengthWords}|${shortWords})[:.]?\\s){0,3}\\p{Nd}{1,3}[\\s-]?(?:${row.seconds})(?:\\s(?:long|lang|maximum|max))?$`,
    "iu",
  ).test(said);
}
