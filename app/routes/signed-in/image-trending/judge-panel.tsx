import { callApi } from "~/call-api";
import { Button } from "~/ui/button";
import { showErrorToast, showToast } from "~/ui/toast";

interface JudgePanelProps {
  imageId: string;
  /** Why it was reported. */
  reasons: readonly string[];
  onDone: () => void;
}

/** For staff: the reports of an image, and the decision. */
export function JudgePanel({ imageId, reasons, onDone }: JudgePanelProps) {
  async function judge(isRemoved: boolean) {
    try {
      await callApi(`/api/v1/public-images/${imageId}`, { method: "POST", body: { do: "judge", isRemoved } });
      showToast(isRemoved ? "It is not public any more" : "It stays. Its reports are settled");
      onDone();
    } catch (error) {
      showErrorToast("The decision could not be kept", (error as Error).message);
    }
  }

  return (
    <section className="grid gap-3 rounded-md border border-line p-4">
      <h2 className="font-[600] text-sm">For staff</h2>
      {reasons.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5 text-sm">
          {reasons.map((reason, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
            <li key={index}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        {reasons.length > 0 && (
          <Button size="sm" onClick={() => void judge(false)}>
            Let it stay
          </Button>
        )}
        <Button size="sm" variant="danger" onClick={() => void judge(true)}>
          Take it down
        </Button>
      </div>
    </section>
  );
}
