import { APICallError, type SpeechModelV4, type SpeechModelV4CallOptions } from "@ai-sdk/provider";

interface OpenAiSpeechSettings {
  provider: string;
  /** With its `/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
}

/**
 * The speech endpoint of OpenAI and of the servers that follow it, as a model of the AI SDK: POST /audio/speech answers with
 * the file itself (https://platform.openai.com/docs/api-reference/audio/createSpeech).
 */
export function openAiSpeechModel(modelId: string, settings: OpenAiSpeechSettings): SpeechModelV4 {
  return {
    specificationVersion: "v4",
    provider: settings.provider,
    modelId,
    async doGenerate({ text, voice, outputFormat, speed, abortSignal, headers }: SpeechModelV4CallOptions) {
      const url = `${settings.baseUrl.replace(/\/$/, "")}/audio/speech`;
      const body = { model: modelId, input: text, voice, response_format: outputFormat, speed };
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(settings.apiKey ? { Authorization: `Bearer ${settings.apiKey}` } : {}),
          ...definedOnly(headers),
        },
        body: JSON.stringify(body),
        signal: abortSignal ?? null,
      });
      const responseHeaders = Object.fromEntries(response.headers);
      if (!response.ok) {
        throw new APICallError({
          message: `The speech endpoint answered ${response.status}.`,
          url,
          requestBodyValues: body,
          statusCode: response.status,
          responseHeaders,
          responseBody: (await response.text()).slice(0, 2000),
        });
      }
      const audio = new Uint8Array(await response.arrayBuffer());
      return { audio, warnings: [], response: { timestamp: new Date(), modelId, headers: responseHeaders } };
    },
  };
}

function definedOnly(headers: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
