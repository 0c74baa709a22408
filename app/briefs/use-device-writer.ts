import { useEffect, useState } from "react";
import { type DeviceModelState, deviceModelId, findDeviceModel } from "~/client/device-model";

/** The browser's own model as a writer of this language; null where it has none. */
export function useDeviceWriter(language: string) {
  const [state, setState] = useState<DeviceModelState>("none");
  useEffect(() => {
    let isGone = false;
    void findDeviceModel(language).then((found) => !isGone && setState(found));
    return () => {
      isGone = true;
    };
  }, [language]);
  if (state === "none") return null;
  return {
    id: deviceModelId,
    label: "This browser’s model",
    about:
      state === "ready"
        ? "AI model on this device: your words do not leave it. Read what it writes: statements your brief does not back are flagged."
        : "AI model on this device. The browser fetches it with the first script, which can take minutes.",
  };
}
