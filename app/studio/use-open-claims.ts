import { useEffect, useState } from "react";
import type { Fact } from "~/domain/facts/fact";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";

/**
 * How many statements of a published video nothing backs and nobody has accepted; 0 for a draft. What finds them is large, and
 * loaded for published videos alone.
 */
export function useOpenClaims(
  content: Content | null,
  storyboard: Storyboard,
  facts: readonly Fact[],
): number {
  const [count, setCount] = useState(0);
  const isPublished = content?.status === "published";
  const { brief, facts: sheet, acceptedClaims } = content ?? {};
  useEffect(() => {
    if (!isPublished) return setCount(0);
    let isGone = false;
    import("~/stores/content/content-claims").then(
      ({ openClaimsOf }) => {
        if (isGone) return;
        const checked = { storyboard, brief: brief ?? null, facts: sheet, acceptedClaims };
        setCount(openClaimsOf(checked, { stated: facts }).length);
      },
      // The publish form checks again, and says so where it cannot.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isPublished, storyboard, brief, sheet, acceptedClaims, facts]);
  return count;
}
