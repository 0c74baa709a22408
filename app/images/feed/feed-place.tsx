import { type ReactNode, useEffect, useRef, useState } from "react";

interface FeedPlaceProps {
  /** Of the job; the address of the feed may name it. */
  id: string;
  label: string;
  /** Drawn while the place is near the window. Says when there is nothing to show, and when there is again. */
  children: (onGone: (isGone: boolean) => void) => ReactNode;
}

/** About as tall as most are, until it was drawn once. */
const usualHeightPx = 340;

/**
 * The place of one entry of the feed. Only what is within a screen and a half of the window is drawn and listened to; a
 * place further away is empty and as tall as it was. What has nothing to show takes no place, and goes on listening.
 */
export function FeedPlace({ id, label, children }: FeedPlaceProps) {
  const element = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [isGone, setGone] = useState(false);
  const [heightPx, setHeightPx] = useState(usualHeightPx);
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (!latest) return;
        if (!latest.isIntersecting && place.childElementCount > 0)
          setHeightPx(latest.boundingClientRect.height);
        setNear(latest.isIntersecting);
      },
      { rootMargin: "150% 0px" },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const isDrawn = isNear || isGone;
  return (
    <article
      ref={element}
      id={`generation-${id}`}
      aria-label={label}
      hidden={isGone}
      style={isDrawn ? undefined : { height: heightPx }}
      className="grid content-start gap-3 [[hidden]]:hidden"
    >
      {isDrawn && children(setGone)}
    </article>
  );
}
