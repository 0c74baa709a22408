import { type RefObject, useEffect, useState } from "react";

/** Whether an element is in view or within a margin (CSS length) of it. */
export function useInView(ref: RefObject<Element | null>, margin = "0px"): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isInView;
}
