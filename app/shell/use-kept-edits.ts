import { useEffect } from "react";
import { useOnlineState } from "~/firebase/use-documents-state";
import { forgetEditsOfOthers } from "~/stores/kept-edits/kept-edit-keys";
import { showLastCopyToast } from "~/ui/toast";

/** Sends what closed tabs and left pages kept on this device, once the server is reached. */
export function useKeptEdits(userId: string): void {
  const online = useOnlineState();
  useEffect(() => forgetEditsOfOthers(userId), [userId]);
  useEffect(() => {
    if (online !== "online") return;
    void import("~/stores/kept-edits/send-kept-edits")
      .then(({ sendKeptEdits }) => sendKeptEdits(userId))
      .then((wordsOfDeleted) => {
        for (const words of wordsOfDeleted) {
          showLastCopyToast("A video you changed here was deleted", "Copy its words", words);
        }
      });
  }, [online, userId]);
}
