import type * as z from "zod/mini";
import type { NewRun, Prompt, PromptTestDeskRpc, runRequestSchema } from "~/domain/prompt-tests/desk";
import { promptAskers } from "~/providers/prompt-askers.server";
import { promptGraders } from "~/providers/prompt-graders.server";
import type { Settings } from "~/settings/settings.server";
import { patternProblem } from "./matches-pattern.server";
import { productPrompts } from "./own-prompts.server";

/** Where datasets, prompts, runs and answers are kept: one for all of staff. */
export const deskOf = ({ promptTestDesks }: Pick<Settings, "promptTestDesks">) =>
  promptTestDesks.get(promptTestDesks.idFromName("all"));

/** The product's prompts and staff's own. */
export async function allPrompts(desk: Pick<PromptTestDeskRpc, "prompts">): Promise<Prompt[]> {
  return [...productPrompts(), ...(JSON.parse(await desk.prompts()) as Prompt[])];
}

/** A run as it was asked for, with all it needs; a sentence that says what to do where something of it is gone or cannot be used. */
export async function prepareRun(
  settings: Settings,
  { columns, ...run }: z.output<typeof runRequestSchema>,
): Promise<NewRun | string> {
  const prompts = await allPrompts(deskOf(settings));
  const askers = promptAskers(settings.providers);
  const prepared: NewRun["columns"] = [];
  for (const { promptId, version, modelId } of columns) {
    const prompt = prompts.find(({ id }) => id === promptId);
    const texts = prompt?.versions.find(({ number }) => number === version);
    const model = askers.find(({ id }) => id === modelId);
    if (!prompt || !texts) return "A prompt or its version is gone. Load the page again and choose anew.";
    if (!model) return `${modelId} is not offered. Choose from the models that are.`;
    const { system, user, tools } = texts;
    prepared.push({
      promptId,
      prompt: prompt.name,
      version,
      modelId,
      model: model.label,
      system,
      user,
      tools,
    });
  }
  if (!promptGraders(settings.providers).some(({ id }) => id === run.graderId))
    return "The grader is not offered. Choose another.";
  return patternProblem(run.assertions) ?? { ...run, columns: prepared };
}

export const noDataset = "The dataset is gone. Load the page again and choose another.";
export const tooManyCells = (cells: number) =>
  `That is ${cells} cells, more than 100000. Choose fewer prompts or models, or a smaller dataset.`;
