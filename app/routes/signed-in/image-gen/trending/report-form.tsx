import { useEffect, useRef, useState } from "react";
import { callApi } from "~/client/call-api";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { showToast } from "~/ui/toast";

/** Says what is wrong with a public image; the words stay until they have arrived. */
export function ReportForm({ imageId, onDone }: { imageId: string; onDone: () => void }) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // It opens below the picture, which may fill the window.
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector("textarea")?.focus({ preventScroll: true });
  }, []);
  async function send() {
    if (reason.trim().length < 3) return setError("Say in a few words what is wrong.");
    setSending(true);
    try {
      await callApi(`/api/v1/public-images/${imageId}`, { method: "POST", body: { do: "report", reason } });
      showToast("Thank you. Staff will look at it");
      onDone();
    } catch (failure) {
      setError((failure as Error).message);
    }
    setSending(false);
  }
  return (
    <form
      ref={form}
      className="grid scroll-mb-6 gap-3 rounded-md bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label="What is wrong with it?"
        value={reason}
        limit={500}
        rows={2}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" size="sm" className="justify-self-end" loading={isSending}>
        Send report
      </Button>
    </form>
  );
}
