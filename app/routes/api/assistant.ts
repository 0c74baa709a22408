import { builtInAssistant } from "~/domain/chat/built-in-assistant";
import { languageSchema } from "~/domain/text/language";
import { chooseScriptModel, resolveModels } from "~/providers/model-catalogue.server";
import { planBrief } from "~/providers/plan-brief.server";
import { planVideo } from "~/providers/plan-video.server";
import { ProviderError } from "~/providers/provider-error.server";
import { type AssistantEvent, assistantRequestSchema } from "~/scene/assistant/assistant-request";
import { readBriefWish } from "~/scene/assistant/brief/read-brief-wish";
import { readWish } from "~/scene/assistant/read-wish";
import { type ApiCall, answerMethods, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { streamLines } from "~/server/http/stream-lines.server";
import { stableId } from "~/stores/firestore/stable-id.server";

const mostBodyBytes = 512 * 1024;

/** The steps that do what somebody asks of a video or its brief. Nothing is done, stored or paid: the page shows them first. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const request = await readJson(call, assistantRequestSchema, mostBodyBytes);
    const wish = request.messages.at(-1)?.text ?? "";
    return answerForModel(call, async () => {
      const catalogue = resolveModels(call.settings.providers);
      const script = catalogue.script.filter(({ provider }) => provider !== "built-in");
      if (script.length === 0 || request.scriptModelId === builtInAssistant.id) {
        return answerEvents(call, async () => ({
          plan: "video" in request ? readWish(wish, request.video) : readBriefWish(wish, request.brief),
          madeBy: builtInAssistant.label,
        }));
      }
      const spoken = "video" in request ? request.video.language : request.brief.language;
      const language = languageSchema.safeParse(spoken?.split("-")[0]?.toLowerCase());
      const model = chooseScriptModel(
        { ...catalogue, script },
        request.scriptModelId,
        language.success ? language.data : "en",
      );
      const idempotencyKey = await stableId("assistant", call.viewer.userId, JSON.stringify(request));
      return answerEvents(call, async (onReply, signal) => {
        const limits = { onReply, signal, idempotencyKey, seed: request.attempt };
        const plan =
          "video" in request
            ? await planVideo({ model, request, ...limits })
            : await planBrief({ model, request, ...limits });
        return { plan, madeBy: model.label };
      });
    });
  }),
});

type Outcome = Extract<AssistantEvent, { plan: unknown }>;

/** Answers with what comes, as it comes. What fails before the first words is thrown, and answered as anywhere else. */
async function answerEvents(
  { request, requestId }: ApiCall,
  work: (onReply: (reply: string) => void, signal: AbortSignal) => Promise<Outcome>,
): Promise<Response> {
  const { promise: begins, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
  const answer = streamLines<AssistantEvent>(
    async (teller, hungUp) => {
      let said = "";
      const tell = (event: AssistantEvent) => {
        teller.tell(event);
        begin();
        return teller.flush();
      };
      const onReply = (reply: string) => {
        if (reply === said) return;
        said = reply;
        // A reader who has left is told nothing.
        void tell({ reply }).catch(() => {});
      };
      try {
        await tell(await work(onReply, AbortSignal.any([request.signal, hungUp])));
      } catch (error) {
        refuse(error);
        if (said === "" || hungUp.aborted) throw error;
        console.error(JSON.stringify({ requestId, error: String(error) }));
        await tell(problemOf(error));
      }
    },
    // What is not told is thrown below.
    () => {},
  );
  await begins;
  return answer;
}

function problemOf(error: unknown): AssistantEvent {
  if (error instanceof ProviderError) return { code: error.code, message: error.message };
  return {
    code: "unexpected",
    message: "The server could not answer. Nothing is lost; try again in a moment.",
  };
}

export { handle as action, handle as loader };
