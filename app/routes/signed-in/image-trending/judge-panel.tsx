import { useEffect, useState } from "react";
import { callApi } from "~/call-api";
import { getDocuments } from "~/firebase/documents";
import type { PublicImage } from "~/stores/public-image-document";
import { Button } from "~/ui/button";
import { showErrorToast, showToast } from "~/ui/toast";

/** For staff: why it was reported, and the decision. */
export function JudgePanel({ image, onDone }: { image: PublicImage; onDone: () => void }) {
  const [reasons, setReasons] = useState<string[]>([]);
  useEffect(() => {
    Promise.all([import("~/stores/public-images"), getDocuments()])
      .then(([store, documents]) => store.readReports(documents, image.id))
      .then(setReasons)
      .catch((error) => showErrorToast("The reports could not be read", error.message));
  }, [image.id]);

  async function judge(isRemoved: boolean) {
    try {
      const body = { do: "judge", isRemoved };
      await callApi(`/api/v1/public-images/${image.id}`, { method: "POST", body });
      showToast(isRemoved ? "It is not public any more" : "It stays. Its reports are settled");
      onDone();
    } catch (error) {
      showErrorToast("The decision could not be kept", (error as Error).message);
    }
  }

  return (
    <section className="grid gap-3 rounded-md border border-line p-4">
      <h2 className="font-[600] text-sm">For staff</h2>
      {reasons.length > 0 ? (
        <ul className="grid list-disc gap-1 ps-5 text-sm">
          {reasons.map((reason, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
            <li key={index}>{reason}</li>
          ))}
        </ul>
      ) : (
        <p className="text-muted text-sm">Nobody has reported it.</p>
      )}
      <div className="flex gap-2">
        <Button size="sm" onClick={() => void judge(false)}>
          Let it stay
        </Button>
        <Button size="sm" variant="danger" onClick={() => void judge(true)}>
          Take it down
        </Button>
      </div>
    </section>
  );
}
