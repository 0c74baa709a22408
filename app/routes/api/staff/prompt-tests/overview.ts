import type { PromptTestOverview } from "~/domain/prompt-tests/desk";
import { promptAskers } from "~/providers/prompt-askers.server";
import { promptGraders } from "~/providers/prompt-graders.server";
import { answerMethods, json } from "~/server/http/api-route.server";
import { allPrompts, deskOf } from "~/server/prompt-tests/desk.server";

const offered = ({ id, label, about }: { id: string; label: string; about: string }) => ({
  id,
  label,
  about,
});

/** For staff: what can be asked of whom, and what came of it so far. */
const handle = answerMethods({
  GET: async ({ settings }) => {
    const desk = deskOf(settings);
    const [datasets, prompts, runs] = await Promise.all([desk.datasets(), allPrompts(desk), desk.runs()]);
    const models = promptAskers(settings.providers).map(offered);
    const graders = promptGraders(settings.providers).map(offered);
    return json({ models, graders, datasets, prompts, runs } satisfies PromptTestOverview);
  },
});

export { handle as action, handle as loader };
