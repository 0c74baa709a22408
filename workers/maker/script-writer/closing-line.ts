import type { Tone } from "~/domain/video/brief";
import { scriptLimits } from "~/domain/video/script";
import type { Line } from "./compose-script";
import { contactIn } from "./contact";
import { cutAtClauses, joinCaption } from "./fragment";
import type { Phrases } from "./phrases";
import type { PromptReading } from "./read-prompt";

/**
 * The last scene. A button stands there only where the user said what to do or where to go; without that the scene
 * takes its leave.
 */
export function closingLine(
  reading: PromptReading,
  leftover: readonly string[],
  phrases: Phrases,
  tone: Tone,
): Line {
  const { kind, actions, name, places } = reading;
  const spoken = actions.map((text) => text.replace(/^(?:jetzt|now|maintenant|ahora)\s+|^[^?]+\?\s+/iu, ""));
  const verb = phrases.verbButtons.find(([pattern]) => spoken.some((text) => pattern.test(text)));
  const [own = ""] = actions;
  const address = contactIn(actions.join(" "));
  const isBare = address !== null && own.replace(/[\s.:]/gu, "") === address.replace(/[\s.:]/gu, "");
  const isHeadline = !isBare && own !== "" && own.length <= scriptLimits.headlineCharacters;
  const headline = isHeadline ? own : phrases.closers[kind][tone];
  const below = [
    ...(isHeadline
      ? actions.slice(1)
      : actions.filter((text) => text !== address || text.length > scriptLimits.actionCharacters)),
    ...leftover,
  ];
  const action = buttonOf(verb?.[1], address, phrases);
  const body = linesWithin(
    below.length > 0 ? below : isHeadline && !headline.includes(name ?? "\u0000") && name ? [name] : [],
  );
  return {
    role: "action",
    headline,
    body,
    ...(action && actions.length > 0 && { action }),
    emblem: places.length > 0 ? "place" : null,
    sentence: "",
  };
}

function buttonOf(verb: string | undefined, address: string | null, { more }: Phrases): string | null {
  if (verb) return verb;
  if (!address) return null;
  // A telephone number or an address says best itself what there is to press.
  return address.length <= scriptLimits.actionCharacters ? address : more;
}

function linesWithin(statements: readonly string[]): string {
  const limit = scriptLimits.bodyCharacters;
  if (statements.length < 2) return cutAtClauses(joinCaption(statements), limit)[0] ?? "";
  const lines: string[] = [];
  for (const statement of statements) {
    if ([...lines, statement].join("\n").length > limit || lines.length === 4) break;
    lines.push(statement);
  }
  return lines.join("\n");
}
