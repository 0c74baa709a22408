import { languageSchema } from "~/domain/text/language";
import { chooseScriptModel, resolveModels, type ScriptModel } from "~/providers/model-catalogue.server";
import type { Settings } from "~/settings/settings.server";

/** The model that writes pages in a language; null for the built-in writer: chosen, or nothing else writes it. */
export function textModelFor(
  { providers }: Pick<Settings, "providers">,
  { language, modelId }: { language: string; modelId: string | null },
): ScriptModel | null {
  const known = languageSchema.safeParse(language.split("-")[0]?.toLowerCase());
  const catalogue = resolveModels(providers);
  if (!known.success || !catalogue.script.some(({ languages }) => languages.includes(known.data)))
    return null;
  const model = chooseScriptModel(catalogue, modelId, known.data);
  return model.provider === "built-in" ? null : model;
}
