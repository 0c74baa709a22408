import { useCurrentFacts } from "~/session/use-current-facts";
import { OutOfDate } from "./out-of-date";
import { usePublishedWorks } from "./use-published-works";

/** Where others see facts of a product that are otherwise by now: what they see, and the press that brings it up. Nothing else. */
export function OutOfDateWork({ contentId, productId }: { contentId: string; productId: string }) {
  const facts = useCurrentFacts(productId);
  const { published, reload } = usePublishedWorks(productId, facts);
  const differences = published.find((work) => work.contentId === contentId)?.differences ?? [];
  if (differences.length === 0) return null;
  return (
    <OutOfDate
      contentId={contentId}
      productId={productId}
      differences={differences}
      onBroughtUp={async () => reload()}
    />
  );
}
