import { useEffect, useState } from "react";
import type { DeviceModelState } from "~/client/device-model";
import { pageData } from "~/session/page-data";

/** What reads instructions in anybody's words. */
export interface TextModel {
  label: string;
  /** `device`: the browser's own; `to-download` where its first answer waits for it. */
  where: "server" | "device" | "to-download";
}

/** What the instructions of the browser's model are written in; those it reads may be in others. */
export const deviceLanguage = "en";

/** The AI model of this deployment, else the browser's own; null where there is neither. */
export function useTextModel(): TextModel | null {
  const ofServer = pageData().studio?.models.scripts.find(({ provider }) => provider !== "built-in");
  const [device, setDevice] = useState<DeviceModelState>("none");
  const asksDevice = !ofServer;
  useEffect(() => {
    if (!asksDevice) return;
    let isGone = false;
    void import("~/client/device-model")
      .then(({ findDeviceModel }) => findDeviceModel(deviceLanguage))
      .then((found) => !isGone && setDevice(found))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [asksDevice]);
  if (ofServer) return { label: ofServer.label, where: "server" };
  if (device === "none") return null;
  return { label: "This browser’s model", where: device === "ready" ? "device" : "to-download" };
}
