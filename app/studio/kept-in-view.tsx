import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMediaQuery } from "~/player/use-media-query";

/** CSS height of what is kept in view, apart from its margins. */
export const smallHeight = "22dvh";
/** The bar of the shell above it, and its margins. */
const besidesPixels = 72;

interface KeptInViewProps {
  isOn: boolean;
  children: (isSmall: boolean) => ReactNode;
}

/**
 * Where one thing stands under the other, what is scrolled away stays in view, small at the top. Its place keeps its
 * height, so nothing moves.
 */
export function KeptInView({ isOn, children }: KeptInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isOneColumn = useMediaQuery("(max-width: 63.99rem)");
  const canShrink = isOn && isOneColumn;
  const [placeHeight, setPlaceHeight] = useState<number | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!canShrink || !element) return setPlaceHeight(null);
    const cover = Math.ceil(innerHeight * (Number.parseInt(smallHeight, 10) / 100)) + besidesPixels;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isAbove = !entry.isIntersecting && entry.boundingClientRect.top < cover;
        setPlaceHeight(isAbove ? entry.boundingClientRect.height : null);
      },
      { rootMargin: `-${cover}px 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canShrink]);

  const isSmall = placeHeight !== null;
  useEffect(() => {
    if (!isSmall) return;
    // What gets the focus is scrolled to below it.
    const { style } = document.documentElement;
    style.scrollPaddingTop = `calc(${smallHeight} + ${besidesPixels}px)`;
    return () => {
      style.scrollPaddingTop = "";
    };
  }, [isSmall]);

  return (
    <div ref={place} className="w-full" style={isSmall ? { height: placeHeight } : undefined}>
      <div
        data-small={isSmall ? "" : undefined}
        className={
          isSmall
            ? "fixed inset-x-0 top-14 z-20 grid place-items-center border-line border-b bg-sunken/95 py-2 backdrop-blur-md"
            : "grid place-items-center"
        }
      >
        {children(isSmall)}
      </div>
    </div>
  );
}
