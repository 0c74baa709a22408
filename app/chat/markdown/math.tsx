import { useEffect, useRef, useState } from "react";

interface MathProps {
  tex: string;
  isDisplay: boolean;
}

/** A formula as MathML, which the browser sets itself. Until its code is here, and where it cannot be read, its source. */
export function Formula({ tex, isDisplay }: MathProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSet, setSet] = useState(false);
  useEffect(() => {
    let isGone = false;
    void import("temml").then(({ default: temml }) => {
      if (isGone || !place.current) return;
      try {
        temml.render(tex, place.current, {
          displayMode: isDisplay,
          throwOnError: true,
          trust: false,
          maxExpand: 200,
          maxSize: [20, 200],
        });
        setSet(true);
      } catch {
        setSet(false);
      }
    });
    return () => {
      isGone = true;
    };
  }, [tex, isDisplay]);
  return (
    <span data-formula className={isDisplay ? "my-2 block overflow-x-auto py-1 text-center" : undefined}>
      <span ref={place} hidden={!isSet} />
      {!isSet && <code className="font-mono text-[0.92em]">{tex}</code>}
    </span>
  );
}
