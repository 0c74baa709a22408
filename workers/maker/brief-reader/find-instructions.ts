import type { BriefText, Span } from "./brief-text";
import { startOf, wordsOf } from "./pattern";
import { isAboutVideo } from "./read-wishes";

/** What videos are made of, in any language. */
const craft =
  /(?<!\p{L})(?:reels?|tiktok|vid[eé]os?|music|musi[ck]|m[uú]si(?:que|ca)|muzyk\p{L}*|muziek|müzi[kğ]\p{L}*|soundtrack|bgm|subtitles?|captions?|sous-titres|subt[ií]tulos|sottotitoli|legendas|untertitel\p{L}*|altyazı\p{L}*|napisy|ondertitel\p{L}*|undertexter|undertekster|voice ?over|transitions?|stock ?(?:photos?|fotos?|images?|footage|bilder))(?!\p{L})|音楽|字幕|音乐|配乐|موسيقى|संगीत/iu;

/** At the end of a wish, in any language. */
const polite =
  /(?<!\p{L})(?:please|pls|thanks|bitte|danke|merci|s['’]il (?:te|vous) plaît|por favor|gracias|obrigad[oa]|per favore|grazie|graag|alsjeblieft|tack|tak|proszę|dzięki)$/iu;

/** "Make it friendly", in any language. */
const shaped =
  /^(?:and |und |et |y |e )?(?:(?:make|keep|want) it|(?:it )?should be|(?:macht?|halte?t?) (?:es|das)|fa(?:ites|is)[- ]le|hazlo|hacedlo|que sea|fatelo|fallo|faça|façam|maak het|houd? het|gör den|håll den|lav den|hold den|zrób to)(?:\s\p{L}+){1,4}$/iu;

/** "Bitte nicht zu hektisch", "not too corporate", in any language. */
const moderate =
  /^(?:(?:please|pls|bitte|por favor|per favore|svp|s['’]il (?:te|vous) plaît|graag|proszę|snälla),? )?(?:but |aber |mais |pero |ma |mas )?(?:not (?:too )?|nicht (?:zu|so) |pas trop |no (?:muy|demasiado) |não muito |non troppo |niet te |inte för |ikke for |nie za )\p{L}+(?:,? (?:please|pls|bitte|por favor|per favore|svp|s['’]il (?:te|vous) plaît|graag|proszę|tack|tak))?$/iu;

/** "Something classy would be lovely", "que quede lindo", "si vous pouviez …", in any language. */
const wished =
  /^(?:something (?:\p{L}+\s)+(?:would|please|pls|thanks)|que (?:quede|salga|se vea)|(?:if you could|si (?:vous|tu) pouv\p{L}+|si (?:pudieran|podéis|puedes)|wenn (?:ihr|du|sie) (?:\p{L}+\s)*(?:könnt\p{L}*|mach\p{L}*)|se (?:poteste|potete|puoi|potessi)|als (?:je|jullie) (?:\p{L}+\s)*(?:kunt|kan|maken))(?!\p{L}))/iu;

/** Before an idea for the video, in any language: "maybe use a dog barking at the start?" */
const maybe =
  /^(?:and |und )?(?:maybe|perhaps|vielleicht|evtl\.?|peut[- ]être|quizás?|tal vez|talvez|se calhar|forse|magari|misschien|może|kanske|måske|belki)\s/iu;

function isIdea(said: string, row: BriefText["row"]): boolean {
  const rest = said.replace(maybe, "");
  const verbs = row.request.order === "verb-first" ? row.request.verbs : "";
  const asked = [row.orders, verbs].filter(Boolean).join("|");
  return rest !== said && (startOf(row, asked).test(rest) || speaksOfCraft(said, row));
}

/** "Please do not mention …": nothing of what follows in its sentence is for viewers, be it a price. */
export function isUnsaid({ text, row }: BriefText, { start, end }: Span): boolean {
  return startOf(row, row.unsaid).test(text.slice(start, end));
}

/** Whether a stretch tells the maker what the video is to be like; one with a fact in it is shown all the same. */
export function isInstruction(brief: BriefText, span: Span): boolean {
  const { text, found, row } = brief;
  if (found.some((one) => one.start >= span.start && one.end <= span.end)) return false;
  return isAboutVideo(text.slice(span.start, span.end), row) || isAfterword(brief, span);
}

/** "… and use a calm tone", "no music with drums": beside an instruction, an order that speaks of the craft is another. */
export function isOrder({ text, row }: BriefText, { start, end }: Span): boolean {
  const said = text.slice(start, end);
  const asks = row.request.order === "verb-first" ? `(?:(?:${row.and}|${row.request.please})\\s+)*` : "";
  return row.orders !== "" && startOf(row, `${asks}(?:${row.orders})`).test(said) && speaksOfCraft(said, row);
}

/** Behind the last fact a brief is at its end: what speaks of music and captions there is meant for the maker. */
function isAfterword(brief: BriefText, span: Span): boolean {
  const { text, found, row } = brief;
  if (found.length === 0 || found.some(({ end }) => end > span.start)) return false;
  const said = text.slice(span.start, span.end);
  if (shaped.test(said) || moderate.test(said) || wished.test(said) || isIdea(said, row)) return true;
  const isReached = found.some(({ kind }) => kind === "contact");
  return (isReached && craft.test(said)) || isOrder(brief, span) || isPlea(brief, span);
}

/** "Bitte keine hektische Musik". */
function isPlea({ text, row }: BriefText, { start, end }: Span): boolean {
  if (row.request.order !== "verb-first") return false;
  const said = text.slice(start, end);
  return (polite.test(said) || wordsOf(row, row.request.please).test(said)) && speaksOfCraft(said, row);
}

const speaksOfCraft = (said: string, row: BriefText["row"]) =>
  craft.test(said) || wordsOf(row, row.craft).test(said);
