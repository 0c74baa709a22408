import { useEffect, useRef } from "react";
import { classNames } from "~/ui/class-names";

interface PrompterProps {
  /** Each is read in turn; empty ones are not shown. */
  lines: readonly string[];
  isRunning: boolean;
  /** Counts up when it is to begin at the top again. */
  turn: number;
  wordsPerMinute: number;
}

/** What is to be read, scrolling past a mark as fast as it is to be read. It can be scrolled by hand, too. */
export function Prompter({ lines, isRunning, turn, wordsPerMinute }: PrompterProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const words = lines.join(" ").split(/\s+/u).filter(Boolean).length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn begins at the top
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [turn]);
  useEffect(() => {
    if (!isRunning || words === 0) return;
    let frame = 0;
    let beforeMs = performance.now();
    let top = box.current?.scrollTop ?? 0;
    const tick = (nowMs: number) => {
      const [outer, inner] = [box.current, text.current];
      if (!outer || !inner) return;
      const pixelsPerMs = (inner.offsetHeight * wordsPerMinute) / words / 60_000;
      // Somebody scrolled: it goes on from there.
      if (Math.abs(outer.scrollTop - top) > 2) top = outer.scrollTop;
      top += pixelsPerMs * (nowMs - beforeMs);
      beforeMs = nowMs;
      outer.scrollTop = top;
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isRunning, words, wordsPerMinute]);

  return (
    <div className="relative">
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
        aria-label="What is to be read"
        className="h-56 overflow-y-auto rounded-md bg-sunken px-5 [scrollbar-width:none]"
      >
        <div className="h-16" />
        <div ref={text} className="grid gap-6">
          {lines.map((line, index) =>
            line ? (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place
                key={index}
                dir="auto"
                className="wrap-anywhere whitespace-pre-line text-balance font-[550] text-2xl leading-snug"
              >
                {line}
              </p>
            ) : null,
          )}
        </div>
        <div className="h-40" />
      </section>
      <span
        aria-hidden="true"
        className={classNames(
          "pointer-events-none absolute start-1.5 top-18 h-6 w-1 rounded-full transition-colors",
          isRunning ? "bg-danger" : "bg-accent",
        )}
      />
    </div>
  );
}
