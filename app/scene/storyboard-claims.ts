import type { AcceptedClaim } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import type { ClaimSources } from "~/domain/facts/find-claims";
import { readFigure } from "~/domain/video/read-figure";
import { claimsOfScenes } from "~/domain/video/script-claims";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";
import { addedWords, overlayWords } from "~/scene/storyboard-words";

/** The statements of fact in everything a video shows and says, with what backs each. */
export function claimsOfStoryboard(
  { scenes, brand, overlays }: Pick<Storyboard, "scenes" | "brand" | "overlays">,
  sources: ClaimSources,
): Claim[] {
  // What a brand says, and what lies over several scenes, belongs to none alone: it counts as words of the last one.
  const ofBrand = [brand?.endCard?.text, brand?.disclaimer, ...overlayWords({ overlays })]
    .filter(Boolean)
    .join("\n");
  const texts = scenes.map(textsOf);
  return claimsOfScenes(
    texts.map((scene, index) =>
      ofBrand && index === texts.length - 1
        ? { ...scene, body: [scene.body, ofBrand].filter(Boolean).join("\n") }
        : scene,
    ),
    sources,
  );
}

/**
 * What was accepted in a script, in the words of the storyboard made from it, which may stand in other slots: "Only £19"
 * becomes a price under "Only".
 */
export function acceptedInStoryboard(
  storyboard: Pick<Storyboard, "scenes" | "brand" | "overlays">,
  sources: ClaimSources,
  accepted: readonly AcceptedClaim[],
): AcceptedClaim[] {
  const acceptedAt = accepted.at(-1)?.acceptedAt;
  if (acceptedAt === undefined) return [];
  const known = [sources.brief, ...accepted.map(({ statement }) => statement)].join("\n");
  const isOpen = ({ backing }: Claim) => backing.kind === "unbacked";
  const still = new Set(
    claimsOfStoryboard(storyboard, { ...sources, brief: known })
      .filter(isOpen)
      .map(({ statement }) => statement),
  );
  return claimsOfStoryboard(storyboard, sources).flatMap((claim) =>
    isOpen(claim) && !still.has(claim.statement) ? [{ statement: claim.statement, acceptedAt }] : [],
  );
}

function textsOf(scene: Scene) {
  const { id, slots, spoken, voice } = scene;
  const { headline, label, ...others } = slots;
  const heading = textIn(headline);
  const rest = Object.values(others).flatMap((slot) =>
    slot.kind === "number" ? numberStatement(slot, heading) : textIn(slot) || [],
  );
  return {
    id,
    headline: heading,
    label: textIn(label),
    body: [...rest, ...addedWords(scene)].join("\n"),
    spoken: [spoken ?? "", voice?.text ?? ""].filter(Boolean).join("\n"),
  };
}

function textIn(slot: SlotContent | undefined): string {
  return slot?.kind === "text" ? slot.text : "";
}

const signs: Record<string, string> = { EUR: "€", USD: "$", GBP: "£", JPY: "¥", percent: "%" };

/** A number as it would be written; none where the headline states it already. What a bare one counts, the headline says. */
function numberStatement(
  { value, unit, decimals }: Extract<SlotContent, { kind: "number" }>,
  headline: string,
): string[] {
  const stated = readFigure(headline)?.figure;
  if (stated?.value === value && stated.unit === unit) return [];
  const written = value.toFixed(decimals);
  return [unit === null ? `${written} ${headline}`.trim() : `${written} ${signs[unit] ?? unit}`];
}
