import { useState } from "react";
import { callApi } from "~/client/call-api";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { showErrorToast, showToast, showUndoToast } from "~/ui/toast";

interface JudgePanelProps {
  imageId: string;
  /** Why it was reported. */
  reasons: readonly string[];
  onDone: () => void;
}

/** For staff: the reports of an image, and the decision, of which its owner reads the reason. */
export function JudgePanel({ imageId, reasons, onDone }: JudgePanelProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const decide = (body: object) =>
    callApi(`/api/v1/staff/public-images/${imageId}`, { method: "POST", body });
  async function attempt(work: () => Promise<unknown>, said: () => void) {
    try {
      await work();
      said();
      onDone();
    } catch (failure) {
      showErrorToast("The decision could not be kept", (failure as Error).message);
    }
  }
  const keep = () =>
    attempt(
      () => decide({ do: "keep" }),
      () => showToast("It stays. Its reports are settled"),
    );
  const putBack = () =>
    attempt(
      () => decide({ do: "put-back" }),
      () => showToast("It is public again"),
    );
  function remove() {
    if (reason.trim().length < 3) return setError("Say in a few words why. Its owner reads this.");
    void attempt(
      () => decide({ do: "remove", reason }),
      () => showUndoToast("It is not public any more", () => void putBack()),
    );
  }

  return (
    <section aria-labelledby="for-staff" className="grid gap-3 rounded-md border border-line p-4">
      <h3 id="for-staff" className="font-[600] text-sm">
        For staff
      </h3>
      {reasons.length > 0 && (
        <div className="flex items-start justify-between gap-4">
          <div className="grid gap-1 text-sm">
            <p className="text-muted">{reasons.length === 1 ? "1 report" : `${reasons.length} reports`}</p>
            <ul className="grid list-disc gap-1 ps-5">
              {reasons.map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
                <li key={index}>{each}</li>
              ))}
            </ul>
          </div>
          <Button size="sm" onClick={() => void keep()}>
            Let it stay
          </Button>
        </div>
      )}
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          remove();
        }}
      >
        <TextArea
          label="Why it is taken down"
          hint="Its owner reads this, keeps the image, and cannot make it public again."
          rows={2}
          limit={500}
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.target.value);
            setError(null);
          }}
        />
        <Button type="submit" size="sm" variant="danger" className="justify-self-start">
          Take it down
        </Button>
      </form>
    </section>
  );
}
