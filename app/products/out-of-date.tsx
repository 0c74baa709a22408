import { useState } from "react";
import type { FactDifference } from "~/domain/products/fact-differences";
import { useLibrary } from "~/session/use-library";
import { Button } from "~/ui/button";
import { showErrorToast, showToast } from "~/ui/toast";
import { bringUpWorks } from "./bring-up-works";

interface OutOfDateProps {
  contentId: string;
  productId: string;
  differences: readonly FactDifference[];
  onBroughtUp: () => Promise<void>;
}

/** What others see of the product that is otherwise by now, and the press that brings it up. */
export function OutOfDate({ contentId, productId, differences, onBroughtUp }: OutOfDateProps) {
  const [isBusy, setBusy] = useState(false);
  const library = useLibrary();

  async function bringUp() {
    setBusy(true);
    try {
      const works = await bringUpWorks(productId, { contentIds: [contentId] }, library);
      const held = works.find(({ kind }) => kind === "held-up");
      if (held) {
        showErrorToast(
          "The video was not brought up to date",
          `It would say “${held.statement}”, which nothing backs. Accept it or change it, then try again.`,
        );
      } else showToast("Others see today's facts now");
      await onBroughtUp();
    } catch (error) {
      showErrorToast("The video was not brought up to date", (error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-label="Out of date" className="grid gap-3 rounded-md bg-warning-soft px-3.5 py-3">
      <ul className="grid gap-1">
        {differences.map(({ factId, shown, now }) => (
          <li key={factId} className="break-words">
            Others see {shown}; it is {now} now.
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" loading={isBusy} onClick={() => void bringUp()}>
        Bring it up to date
      </Button>
    </section>
  );
}
