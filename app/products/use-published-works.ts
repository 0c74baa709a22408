import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import type { FactDifference } from "~/domain/products/fact-differences";

/** A published work of a product, and what others see of it otherwise than the product says now. */
interface PublishedWork {
  contentId: string;
  title: string;
  differences: FactDifference[];
}

/** A published page of a product. */
export interface PublishedPage {
  pageId: string;
  title: string;
  differences: FactDifference[];
}

/** What is published of a product, asked anew when `changed` is another; nothing while that is not known, as offline. */
export function usePublishedWorks(productId: string, changed: unknown) {
  const [published, setPublished] = useState<PublishedWork[]>([]);
  const [pages, setPages] = useState<PublishedPage[]>([]);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the product and another attempt ask anew
  useEffect(() => {
    let isOver = false;
    callApi<{ works: PublishedWork[]; pages: PublishedPage[] }>(
      `/api/v1/products/${productId}/published`,
    ).then(
      ({ works, pages }) => {
        if (isOver) return;
        setPublished(works);
        setPages(pages);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [productId, changed, attempt]);
  return { published, pages, reload: () => setAttempt((count) => count + 1) };
}
