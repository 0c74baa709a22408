import type { Fact } from "~/domain/facts/fact";
import { findClaims } from "~/domain/facts/find-claims";
import type { ScriptRecipe } from "~/domain/image/recipe";
import { distinctAngles } from "~/domain/video/angle";
import type { Brief } from "~/domain/video/brief";
import { readFigure } from "~/domain/video/read-figure";
import {
  type Script,
  type ScriptDraft,
  type ScriptScene,
  sceneCountFor,
  scriptDraftSchema,
} from "~/domain/video/script";
import { type AskLimits, askObject } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { writeScriptPrompt } from "~/providers/prompts/write-script.v2";
import { ProviderError } from "~/providers/provider-error.server";

export interface WriteScriptOptions extends AskLimits {
  model: ScriptModel;
  brief: Brief;
  facts?: readonly Fact[];
}

export interface WrittenScript {
  script: Script;
  recipe: ScriptRecipe;
}

/**
 * Asks a model for the script of a brief, with ways to open it. Every statement of fact is checked against the
 * brief and the facts by us, not by the model. Throws as `askObject` does.
 */
export async function writeScript(options: WriteScriptOptions): Promise<WrittenScript> {
  const { model, brief, facts = [], seed = 0 } = options;
  if (!model.languages.includes(brief.language)) throw new ProviderError("language_not_offered");
  const { value: draft, repaired } = await askObject(
    model,
    {
      name: "script",
      system: writeScriptPrompt.system,
      user: writeScriptPrompt.user(brief, sceneCountFor(brief.lengthSeconds), facts),
      schema: scriptDraftSchema,
      problems: repeatedLines,
    },
    options,
  );
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

function repeatedLines({ scenes }: ScriptDraft): string[] {
  const headlines = scenes.map((scene) => scene.headline.toLowerCase());
  return headlines.flatMap((headline, i) =>
    headlines.indexOf(headline) < i ? [`scenes.${i}.headline: repeats an earlier headline`] : [],
  );
}

/** Gives a draft its ids and checked claims, and its ends their roles, which models often misname. */
function toScript(draft: ScriptDraft, brief: Brief, facts: readonly Fact[]): Script {
  const last = draft.scenes.length - 1;
  const scenes = draft.scenes.map((scene, i): ScriptScene => {
    const { label, action, spoken, icon, figure, headline, body, pictureBrief } = scene;
    const role = i === 0 ? "hook" : i === last ? "action" : scene.role;
    // A number is shown large only as the headline states it.
    const stated = figure ? readFigure(headline)?.figure : undefined;
    return {
      id: `scene-${i + 1}`,
      role,
      headline,
      body,
      ...(label && { label }),
      ...(action && { action }),
      ...(spoken && { spoken }),
      ...(stated && { figure: { ...stated, from: figure?.from ?? 0 } }),
      ...(icon && { icon }),
      pictureBrief,
    };
  });
  const angles = distinctAngles(draft.angles ?? []).filter(
    ({ headline, body }) =>
      !scenes.some((scene) => scene.role === "hook" && scene.headline === headline) &&
      findClaims([{ id: "angle", headline, body }], brief.prompt, facts).every(
        ({ backing }) => backing.kind !== "unbacked",
      ),
  );
  return {
    title: draft.title,
    language: brief.language,
    scenes,
    claims: findClaims(scenes, brief.prompt, facts),
    ...(angles.length > 0 && { angles }),
  };
}
