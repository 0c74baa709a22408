import { useEffect, useRef } from "react";

/** Stands at the end of a list, and asks for more once when that comes near the window. */
export function ListEnd({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(onReached);
  latest.current = onReached;
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: "1200px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} />;
}
