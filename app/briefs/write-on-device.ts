import { callApi } from "~/client/call-api";
import { askDeviceModel } from "~/client/device-model";
import type { Brief } from "~/domain/video/brief";
import type { AskedOfDevice, DeviceQuestion } from "~/domain/video/device-question";

/** Has the browser's model write the script of a brief. Throws with what to do next. */
export async function writeOnDevice(brief: Brief, onDownload: (share: number) => void): Promise<string> {
  const body: AskedOfDevice = { about: "script", brief };
  const question = await callApi<DeviceQuestion>("/api/v1/device-questions", { method: "POST", body });
  try {
    return await askDeviceModel(question, brief.language, { onDownload });
  } catch (error) {
    console.error("The browser's model did not write", error);
    throw new Error("This browser’s model did not answer. Try again, or choose another writer.");
  }
}
