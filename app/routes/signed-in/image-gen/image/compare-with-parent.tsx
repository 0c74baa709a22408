import { CompareView } from "~/images/compare-view";
import { comparedPair } from "~/images/compared-pair";
import { useAsset } from "~/images/use-asset";
import type { Image } from "~/stores/images/image-document";
import { Skeleton } from "~/ui/skeleton";

interface CompareWithParentProps {
  userId: string;
  image: Image;
  parentId: string;
}

/** The image and what it was made from, on one another or side by side. */
export function CompareWithParent({ userId, image, parentId }: CompareWithParentProps) {
  const reading = useAsset(userId, parentId);
  if (reading.kind === "loading") return <Skeleton className="aspect-square w-full" />;
  if (reading.kind === "failed" || !reading.value) {
    return <p className="text-center text-muted">The picture it was made from is gone.</p>;
  }
  const before = { ...reading.value, label: "Before" };
  return <CompareView pair={comparedPair(before, { ...image, label: "After" })} />;
}
