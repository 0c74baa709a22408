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

/** Whether a clause speaks of the video alone: "upbeat music", "15 seconds", "for TikTok". */
export function isAboutVideo(clause: string, row: LanguageRow): boolean {
  const said = clause.trim();
  if (row.aboutVideo !== "" && new RegExp(`^(?:${row.aboutVideo})$`, "iu").test(said)) return true;
  return new RegExp(
    `^(?:\\p{L}+\\s){0,2}\\p{Nd}{1,3}[\\s-]?(?:${row.seconds})(?:\\s(?:long|lang|maximum|max))?$`,
    "iu",
  ).test(said);
}
