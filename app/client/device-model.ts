import type { DeviceQuestion } from "~/domain/video/device-question";

/**
 * The browser's own language model, where it has one (https://developer.chrome.com/docs/ai/prompt-api): it runs on this
 * device, and nothing that is asked leaves it.
 */

interface ModelOptions {
  expectedInputs: { type: "text"; languages: string[] }[];
  expectedOutputs: { type: "text"; languages: string[] }[];
}

interface ModelSession {
  prompt(text: string, options: { responseConstraint: object; signal?: AbortSignal }): Promise<string>;
  destroy(): void;
}

interface BrowserLanguageModel {
  availability(options: ModelOptions): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create(
    options: ModelOptions & {
      initialPrompts: { role: "system"; content: string }[];
      monitor?: (model: EventTarget) => void;
      signal?: AbortSignal;
    },
  ): Promise<ModelSession>;
}

declare global {
  var LanguageModel: BrowserLanguageModel | undefined;
}

/** The id of this model where a writer is chosen and in recipes. */
export const deviceModelId = "device/language-model";

export type DeviceModelState = "none" | "ready" | "to-download";

/** Whether the browser has a model for a language, BCP 47; "to-download" where its first answer waits for it. */
export async function findDeviceModel(language: string): Promise<DeviceModelState> {
  try {
    const availability = await globalThis.LanguageModel?.availability(optionsFor(language));
    if (availability === undefined || availability === "unavailable") return "none";
    return availability === "available" ? "ready" : "to-download";
  } catch {
    return "none";
  }
}

/**
 * Asks the browser's model; answers with JSON. The first question may fetch the model: `onDownload` hears how much of it is
 * there, 0 to 1. Throws what the browser throws, or the signal's reason.
 */
export async function askDeviceModel(
  { system, user, schema }: DeviceQuestion,
  language: string,
  { onDownload, signal }: { onDownload?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<string> {
  const model = globalThis.LanguageModel;
  if (!model) throw new Error("This browser has no language model of its own.");
  const session = await model.create({
    ...optionsFor(language),
    initialPrompts: [{ role: "system", content: system }],
    monitor: (download) =>
      download.addEventListener("downloadprogress", (event) => onDownload?.((event as ProgressEvent).loaded)),
    ...(signal && { signal }),
  });
  try {
    return await session.prompt(user, { responseConstraint: schema, ...(signal && { signal }) });
  } finally {
    session.destroy();
  }
}

function optionsFor(language: string): ModelOptions {
  const languages = [language.split("-")[0] ?? language];
  return {
    // What the model is told about its task is English.
    expectedInputs: [{ type: "text", languages: [...new Set(["en", ...languages])] }],
    expectedOutputs: [{ type: "text", languages }],
  };
}
