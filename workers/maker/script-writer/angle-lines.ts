import { type Angle, distinctAngles } from "~/domain/video/angle";
import type { Tone } from "~/domain/video/brief";
import { readFigure } from "~/domain/video/read-figure";
import { scriptLimits } from "~/domain/video/script";
import type { SeededRandom } from "../seeded-random";
import { cutAtClauses, toLine } from "./fragment";
import { nameLine } from "./opening-line";
import type { Phrases } from "./phrases";
import { isPrice, type PromptReading } from "./read-prompt";
import { splitHeadline } from "./split-headline";

interface AngleOptions {
  tone: Tone;
  random: SeededRandom;
}

/** Ways to open the video, each with its line: the user's own statements, and frames that state nothing. */
export function findAngleLines(reading: PromptReading, phrases: Phrases, options: AngleOptions): Angle[] {
  const { kind, introduction, points, proofs, offers, question } = reading;
  const { tone, random } = options;
  const told = kind === "recipe" ? [] : points;
  const counted = [...told, ...proofs].find((text) => readFigure(text) && splitHeadline(text)[0]);
  const angles: (Angle | null)[] = [
    question ? line("question", question) : line("question", phrases.questions[kind], introduction),
    line("problem", concernOf(reading)),
    line("name", nameLine(reading, phrases, tone, random), introduction),
    ownLine(
      "benefit",
      told.find((text) => splitHeadline(text)[0] && text !== counted),
    ),
    ownLine("number", counted),
    ownLine("offer", offers.find(isPrice) ?? offers[0]),
    ownLine("proof", proofs[0]),
    kind === "recipe" || kind === "explainer" || kind === "course"
      ? line("how-to", phrases.hooks[kind].bold, introduction)
      : null,
    line("story", phrases.hooks[kind][tone], introduction),
  ];
  return distinctAngles(angles.filter((angle) => angle !== null));
}

function line(kind: Angle["kind"], headline: string | null | undefined, body = ""): Angle | null {
  if (!headline || headline.length > scriptLimits.headlineCharacters) return null;
  const below = cutAtClauses(body, scriptLimits.bodyCharacters)[0] ?? "";
  return { kind, headline, body: below.toLowerCase() === headline.toLowerCase() ? "" : below };
}

/** A statement of the user's as the opening; what does not fit on one line goes below. */
function ownLine(kind: Angle["kind"], statement: string | undefined): Angle | null {
  if (!statement) return null;
  const [headline, rest] = splitHeadline(statement);
  if (headline !== null) return line(kind, headline, rest.join(" "));
  const parts = statement.split(/,\s+/u);
  return line(kind, toLine(parts.find(isPrice) ?? parts[0] ?? ""));
}

/**
 * Whom it is for, asked: "for people with sensitive skin" → "Sensitive skin?", "who commute by bike" → "Do you commute
 * by bike?". Only where the words can be asked as they stand.
 */
function concernOf({ introduction, points, audience }: PromptReading): string | null {
  for (const text of [audience ?? "", introduction, ...points]) {
    const has = /\b(?:people|skin types|families|dogs|cats) with ([a-z][^,.;]{3,36})$/iu.exec(text);
    if (has?.[1]) return `${has[1].charAt(0).toUpperCase()}${has[1].slice(1)}?`;
    const does =
      /\b(?:people|those|anyone|everyone|parents|families) who (?!are\b|is\b|have\b)([a-z][^,.;]{3,40})$/iu.exec(
        text,
      );
    if (does?.[1] && !/^(?:anyone|everyone)/iu.test(does[0])) return `Do you ${does[1]}?`;
    const are = /\bpeople who are ([a-z][^,.;]{3,40})$/iu.exec(text);
    if (are?.[1]) return `Are you ${are[1]}?`;
  }
  return null;
}
