import type { Fact } from "~/domain/facts/fact";
import { missingParts } from "~/domain/facts/missing-parts";
import type { ScriptRecipe } from "~/domain/image/recipe";
import { formatFigure } from "~/domain/text/format-figure";
import { languageSchema } from "~/domain/text/language";
import { type Angle, type DraftAngle, distinctAngles } from "~/domain/video/angle";
import type { Brief } from "~/domain/video/brief";
import type { BriefReading } from "~/domain/video/brief-reading";
import { type Figure, isPrice } from "~/domain/video/figure";
import { readFigure } from "~/domain/video/read-figure";
import { sceneCountFor } from "~/domain/video/scene-count";
import { type Script, type ScriptDraft, type ScriptScene, scriptDraftSchema } from "~/domain/video/script";
import { claimsOfScenes, type ScriptTexts } from "~/domain/video/script-claims";
import { type AskLimits, askObject, type ObjectQuestion } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { type BrandVoice, writeScriptPrompt } from "~/providers/prompts/write-script.v4";
import { ProviderError } from "~/providers/provider-error.server";

export interface WriteScriptOptions extends AskLimits {
  model: ScriptModel;
  brief: Brief;
  facts?: readonly Fact[];
  /** The brief taken apart; null or absent where nothing here can do it. */
  reading?: BriefReading | null;
  /** How the brand speaks that the video is made for; null or absent for none. */
  brand?: BrandVoice | null;
}

export interface WrittenScript {
  script: Script;
  recipe: ScriptRecipe;
}

/**
 * Asks a model for the script of a brief, with ways to open it. An angle that states what neither the
 * brief nor a fact backs is left out; what the script itself states is checked when it is read. Throws as `askObject` does.
 */
export async function writeScript(options: WriteScriptOptions): Promise<WrittenScript> {
  const { model, brief, facts = [], seed = 0 } = options;
  if (!model.languages.includes(brief.language)) throw new ProviderError("language_not_offered");
  // The built-in writer sets the words of the brief alone, which states the facts that it came with.
  const told = model.provider === "built-in" && brief.facts ? { ...options, facts: [] } : options;
  const { value: draft, repaired } = await askObject(model, scriptQuestion(told), options);
  return {
    script: toScript(draft, brief, facts),
    recipe: {
      modelId: model.id,
      provider: model.provider,
      digitalSourceType: model.digitalSourceType,
      promptId: writeScriptPrompt.id,
      promptVersion: writeScriptPrompt.version,
      seed,
      repaired,
    },
  };
}

/** What a model is asked for a script. */
export function scriptQuestion({
  brief,
  facts = [],
  reading = null,
  brand = null,
}: Pick<WriteScriptOptions, "brief" | "facts" | "reading" | "brand">): ObjectQuestion<ScriptDraft> {
  return {
    name: "script",
    system: writeScriptPrompt.system,
    user: writeScriptPrompt.user(brief, sceneCountFor(brief.lengthSeconds), facts, reading, brand),
    schema: scriptDraftSchema,
    problems: problemsOnce(reading),
  };
}

/**
 * What an answer is sent back for. A fact that is missing is asked for once: after that the script stands without it, and
 * the user reads it before anything is made.
 */
function problemsOnce(reading: BriefReading | null): (draft: ScriptDraft) => string[] {
  let isFirst = true;
  return (draft) => {
    const missing = isFirst && reading ? missingParts(reading.parts, draft.scenes) : [];
    isFirst = false;
    return [
      ...repeatedLines(draft),
      ...missing.map(({ kind, text }) => `scenes: the ${kind} "${text}" is missing`),
    ];
  };
}

/** The last scene may say the name or the offer once more. */
function repeatedLines({ scenes }: ScriptDraft): string[] {
  const headlines = scenes.slice(0, -1).map((scene) => scene.headline.toLowerCase());
  return headlines.flatMap((headline, i) =>
    headlines.indexOf(headline) < i ? [`scenes.${i}.headline: repeats an earlier headline`] : [],
  );
}

/** Gives a draft its ids, and its ends their roles, which models often misname. */
function toScript(draft: ScriptDraft, brief: Brief, facts: readonly Fact[]): Script {
  const language = languageSchema.safeParse(draft.language ?? brief.language).data ?? brief.language;
  const sources = { brief: brief.prompt, sheets: [{ facts: [...facts], decisions: [] }], language };
  const idAt = (at: number) => `scene-${at + 1}`;
  const scenes = draft.scenes.map(
    ({ spoken, pictureBrief, ...scene }, i): ScriptScene => ({
      id: idAt(i),
      ...copyOf(scene, i, draft.scenes.length, language),
      ...(spoken && { spoken }),
      pictureBrief,
    }),
  );
  const isBacked = (copy: readonly ScriptTexts[]) =>
    claimsOfScenes(copy, sources).every(({ backing }) => backing.kind !== "unbacked");
  const angles = distinctAngles(draft.angles ?? [])
    .map((angle) => toAngle(angle, scenes.length, language))
    .filter((angle) =>
      isBacked([
        { id: "angle", headline: angle.headline, body: angle.body },
        ...(angle.scenes ?? []).map((scene) => ({ ...scene, label: scene.label ?? "" })),
      ]),
    );
  return {
    title: draft.title,
    language,
    scenes,
    ...(angles.length > 0 && { angles }),
    ...(draft.framework && { framework: draft.framework }),
    ...(draft.questions && { questions: draft.questions }),
    ...(draft.leftOut && { leftOut: draft.leftOut }),
  };
}

function toAngle({ framework, scenes = [], ...opening }: DraftAngle, count: number, language: string): Angle {
  const told = scenes ?? [];
  return {
    ...opening,
    ...(framework && { framework }),
    ...(told.length > 1 && {
      scenes: told.map(({ at, pictureBrief, ...scene }, i) => ({
        // A scene of its own has a number that none of the script has.
        id: `scene-${at !== null && at < count ? at + 1 : count + i + 1}`,
        ...copyOf(scene, i, told.length, language),
        pictureBrief,
      })),
    }),
  };
}

type DraftCopy = Omit<ScriptDraft["scenes"][number], "pictureBrief" | "spoken">;

function copyOf(
  { role, headline, body, label, action, icon, figure }: DraftCopy,
  at: number,
  count: number,
  language: string,
) {
  // A number is shown large only as the headline states it, and as the user wrote it.
  const stated = figure ? readFigure(headline) : null;
  const isAsWritten =
    stated &&
    plain(formatFigure(stated.figure.value, stated.figure, language)) ===
      plain(headline.slice(stated.start, stated.end));
  return {
    role: at === 0 ? ("hook" as const) : at === count - 1 ? ("action" as const) : role,
    headline,
    body,
    ...(label && { label }),
    ...(action && { action }),
    ...(isAsWritten && { figure: { ...stated.figure, from: startOf(stated.figure, figure!.from) } }),
    ...(icon && { icon }),
  };
}

/** A price that ran up to its value would show prices that are not true. */
function startOf(figure: Figure, from: number): number {
  return isPrice(figure) ? figure.value : from;
}

function plain(text: string): string {
  return text.replace(/\s/gu, "");
}
