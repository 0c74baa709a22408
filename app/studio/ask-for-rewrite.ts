import { callApi } from "~/client/call-api";
import { askDeviceModel, findDeviceModel } from "~/client/device-model";
import type { AskedOfDevice, DeviceQuestion } from "~/domain/video/device-question";
import type { RewriteAnswer, RewriteAsked } from "~/domain/video/rewrite";
import { pageData } from "~/session/page-data";

/**
 * Asks for other copy: an AI model of this deployment, else the browser's own where it has one at hand, else the built-in
 * writer. Throws ApiError; an abort passes through.
 */
export async function askForRewrite(asked: RewriteAsked, signal?: AbortSignal): Promise<RewriteAnswer> {
  const answer = isBuiltInAlone() ? await answerOfDevice(asked, signal) : null;
  const ask = (body: object) =>
    callApi<RewriteAnswer>("/api/v1/rewrites", { method: "POST", body, ...(signal && { signal }) });
  if (answer) {
    const ofDevice = await ask({ ...asked, answer }).catch((error) => {
      signal?.throwIfAborted();
      console.warn("The browser's model gave no words that can be used", error);
      return null;
    });
    if (ofDevice && ofDevice.alternatives.length > 0) return ofDevice;
  }
  return ask(asked);
}

function isBuiltInAlone(): boolean {
  return pageData().studio?.models.scripts.every(({ provider }) => provider === "built-in") ?? false;
}

/** Null where the browser has no model at hand, or it fails: then others are asked. */
async function answerOfDevice(asked: RewriteAsked, signal?: AbortSignal): Promise<string | null> {
  if ((await findDeviceModel(asked.language)) !== "ready") return null;
  try {
    const body: AskedOfDevice = { about: "rewrite", rewrite: asked };
    const question = await callApi<DeviceQuestion>("/api/v1/device-questions", {
      method: "POST",
      body,
      ...(signal && { signal }),
    });
    return await askDeviceModel(question, asked.language, signal ? { signal } : {});
  } catch (error) {
    signal?.throwIfAborted();
    console.warn("The browser's model did not answer", error);
    return null;
  }
}
