import type { BriefPart } from "~/domain/video/brief-reading";
import { scriptLimits } from "~/domain/video/script";
import { linesOf, type Material } from "./material";
import type { Deed } from "./phrases";
import type { Line } from "./read-lines";

export interface Way {
  /** The line that says how to reach the user, and the way itself. */
  line: Line;
  contact: BriefPart;
}

/** The first way to reach the user, one that stands in an invitation of theirs before others; null where there is none. */
export function findWay({ lines }: Material): Way | null {
  const ways = lines.flatMap((line) =>
    line.parts.flatMap((contact) => (contact.kind === "contact" ? [{ line, contact }] : [])),
  );
  return ways.find(({ line }) => line.kinds.has("action")) ?? ways[0] ?? null;
}

/** What the button says, by what the brief itself says there is to do; null where it names no way and no address. */
export function buttonText(material: Material, way: Way | null): string | null {
  const { phrases, evidence, prompt } = material;
  if (!way && linesOf(material, "address").length === 0) return null;
  if (!phrases) {
    const bare = way?.contact.text ?? "";
    return bare !== "" && bare.length <= scriptLimits.actionCharacters ? bare : null;
  }
  if (!way) return phrases.deeds.visit;
  const said = linesOf(material, "action").map(({ text }) => text);
  const invitation = [...said, way.line.kinds.has("action") ? way.line.text : ""].join("\n");
  const spoken = ["apply", "donate", "book", "join", "buy"] as const;
  const ownDeed = spoken.find((deed) => evidence.speaksOf(deed, invitation));
  // A number is called, whatever for; only the user's own call to do something else goes before that.
  if (way.contact.contact === "phone") return phrases.deeds[said.length > 0 && ownDeed ? ownDeed : "call"];
  // An invitation that names none of the deeds means another one.
  const others = said.length > 0 ? [] : spoken;
  const deed: Deed =
    ownDeed ?? others.find((one) => evidence.speaksOf(one, prompt)) ?? usualDeed(way.contact);
  return phrases.deeds[deed];
}

function usualDeed({ contact }: BriefPart): Deed {
  return contact === "mail" ? "write" : "more";
}
