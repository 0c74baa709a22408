import * as z from "zod/mini";
import { type Angle, distinctAngles, draftAngleSchema, mostAngles } from "~/domain/video/angle";
import type { Brief } from "~/domain/video/brief";
import { claimsOfScenes, sourcesOfScript } from "~/domain/video/script-claims";
import { type AskLimits, askObject } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { findAnglesPrompt } from "~/providers/prompts/find-angles.v2";
import { ProviderError } from "~/providers/provider-error.server";

/** The script stands already: an angle found later changes its opening alone. */
const openingSchema = z.pick(draftAngleSchema, { kind: true, headline: true, body: true });
const answerSchema = z.object({ angles: z.array(openingSchema).check(z.maxLength(mostAngles)) });

export interface FindAnglesOptions extends AskLimits {
  model: ScriptModel;
  brief: Pick<Brief, "prompt" | "language" | "tone" | "facts">;
  /** Opening lines that are not wanted again. */
  seen: readonly string[];
}

/**
 * Asks a model for ways to open the video of a brief, each with its line. One that states what the brief does not back is
 * left out, so there may be none. Throws as `askObject` does.
 */
export async function findAngles(options: FindAnglesOptions): Promise<Angle[]> {
  const { model, brief, seen } = options;
  if (!model.languages.includes(brief.language)) throw new ProviderError("language_not_offered");
  const { value } = await askObject(
    model,
    {
      name: "angles",
      system: findAnglesPrompt.system,
      user: findAnglesPrompt.user(brief, seen),
      schema: answerSchema,
    },
    options,
  );
  const known = new Set(seen.map((line) => line.trim().toLowerCase()));
  return distinctAngles(value.angles).filter(
    ({ headline, body }) =>
      !known.has(headline.trim().toLowerCase()) &&
      claimsOfScenes([{ id: "angle", headline, body }], sourcesOfScript(brief, brief)).every(
        ({ backing }) => backing.kind !== "unbacked",
      ),
  );
}
