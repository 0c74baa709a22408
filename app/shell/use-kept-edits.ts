import { useEffect } from "react";
import { useOnlineState } from "~/firebase/use-documents-state";

/** Sends what closed tabs and left pages kept on this device, once the server is reached. */
export function useKeptEdits(userId: string): void {
  const online = useOnlineState();
  useEffect(() => {
    if (online !== "online") return;
    void import("~/stores/send-kept-edits").then(({ sendKeptEdits }) => sendKeptEdits(userId));
  }, [online, userId]);
}
