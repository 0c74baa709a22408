import { ApiError, callApi } from "~/client/call-api";
import type { PlannedEdits } from "~/domain/image/edit-plan";
import type { ImageInstructionAsked } from "~/domain/image/image-instruction";
import type { AskedOfDevice, DeviceQuestion } from "~/domain/video/device-question";
import { deviceLanguage, type TextModel } from "./use-text-model";

/** Asks a text model for the steps of an instruction. Throws ApiError; an abort passes through. */
export async function askForPlan(
  asked: ImageInstructionAsked,
  { where }: TextModel,
  signal: AbortSignal,
): Promise<PlannedEdits> {
  const answer = where === "server" ? null : await answerOfDevice(asked, signal);
  return callApi<PlannedEdits>("/api/v1/image-instructions", {
    method: "POST",
    body: { ...asked, ...(answer !== null && { answer }) },
    signal,
  });
}

async function answerOfDevice(asked: ImageInstructionAsked, signal: AbortSignal): Promise<string> {
  const body: AskedOfDevice = { about: "image-instruction", asked };
  const question = await callApi<DeviceQuestion>("/api/v1/device-questions", {
    method: "POST",
    body,
    signal,
  });
  const { askDeviceModel } = await import("~/client/device-model");
  return askDeviceModel(question, deviceLanguage, { signal }).catch((error) => {
    signal.throwIfAborted();
    console.warn("The browser's model did not answer", error);
    throw new ApiError(
      "device_model_failed",
      "This browser’s model did not answer. Your text is unchanged; try again.",
      0,
      null,
    );
  });
}
