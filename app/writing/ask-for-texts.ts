import { ApiError, callApi } from "~/client/call-api";
import { canTranslate, translateOnDevice } from "~/client/device-translator";
import { judgeText } from "~/sections/writer/judge-text";
import {
  type TextsAnswer,
  type TextsAsked,
  textsAnswerSchema,
  textsRequestSchema,
} from "~/sections/writer/texts-request";

/** Has texts of a page rewritten or translated. Throws as `callApi` does: `no_translator` where no model translates. */
export async function askForTexts(asked: TextsAsked, signal?: AbortSignal): Promise<TextsAnswer> {
  const answer = await callApi("/api/v1/projects/texts", {
    method: "POST",
    body: asked,
    ...(signal && { signal }),
  });
  return textsAnswerSchema.parse(answer);
}

export interface TranslationOptions {
  signal?: AbortSignal;
  /** Hears how much of the browser's translator is there, 0 to 1, where it has to be fetched first. */
  onDownload?: (share: number) => void;
}

/**
 * Translates texts: by the browser's own translator where it can, which keeps them on this device, otherwise by a model. Throws as `askForTexts`
 * does; its message says what to do where neither is there.
 */
export async function translateTexts(
  asked: Omit<TextsAsked, "ask"> & { to: string },
  { signal, onDownload }: TranslationOptions = {},
): Promise<TextsAnswer> {
  const { to, ...texts } = asked;
  const request = textsRequestSchema.parse({ ...texts, ask: { kind: "translate", to } });
  if (await canTranslate(request.language, to)) {
    try {
      return await translatedHere(request, to, onDownload);
    } catch (error) {
      signal?.throwIfAborted();
      // A translator that could not be fetched: a model may do it.
      if (error instanceof ApiError) throw error;
    }
  }
  return askForTexts(request, signal);
}

async function translatedHere(
  request: ReturnType<typeof textsRequestSchema.parse>,
  to: string,
  onDownload: TranslationOptions["onDownload"],
): Promise<TextsAnswer> {
  const translated = await translateOnDevice(
    request.texts.map(({ text }) => text),
    { from: request.language, to, ...(onDownload && { onDownload }) },
  );
  return {
    texts: request.texts.map((asked, index) => {
      const judged = judgeText(translated[index] ?? "", asked, request);
      return {
        id: asked.id,
        alternatives: judged ? [{ ...judged, move: null }] : [],
        ...(!judged && { why: "nothing-usable" as const }),
      };
    }),
    madeBy: "This browser’s translator",
  };
}
