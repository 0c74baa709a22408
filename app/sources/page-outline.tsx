import ImageIcon from "lucide-react/icons/image";
import { useEffect, useRef } from "react";
import type { OutlinePart } from "~/domain/facts/source-event";
import { classNames } from "~/ui/class-names";

interface PageOutlineProps {
  outline: readonly OutlinePart[];
  /** Places of parts in the outline that hold facts. */
  withFacts: ReadonlySet<number>;
  marked: ReadonlySet<number>;
  /** A part is looked at; null where none is any more. */
  onLookAt: (index: number | null) => void;
}

/** The page as a calm picture: a block for each heading, picture, list and table, in its order. */
export function PageOutline({ outline, withFacts, marked, onLookAt }: PageOutlineProps) {
  const list = useRef<HTMLOListElement>(null);
  const first = marked.size > 0 ? Math.min(...marked) : null;
  useEffect(() => {
    if (first === null || !list.current) return;
    const part = list.current.children[first];
    if (!(part instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = part;
    const box = list.current;
    const isInView =
      offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isInView) box.scrollTo({ top: offsetTop - box.clientHeight / 3 });
  }, [first]);

  return (
    <ol
      ref={list}
      aria-label="Outline of the page"
      className="relative grid max-h-full content-start gap-1 overflow-y-auto p-3"
    >
      {outline.map((part, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page keep their order
          key={index}
          className={classNames(
            "rounded-sm transition-colors",
            marked.has(index) && "bg-accent-soft shadow-[inset_0_0_0_1px_var(--color-accent)]",
          )}
        >
          {withFacts.has(index) ? (
            <button
              type="button"
              onPointerEnter={() => onLookAt(index)}
              onPointerLeave={() => onLookAt(null)}
              onFocus={() => onLookAt(index)}
              onBlur={() => onLookAt(null)}
              className="relative block w-full cursor-default rounded-sm px-2 py-1 text-start"
            >
              <span
                aria-hidden="true"
                className="absolute start-0 top-1/2 size-1 -translate-y-1/2 rounded-full bg-accent"
              />
              <Block part={part} />
            </button>
          ) : (
            <div className="px-2 py-1">
              <Block part={part} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Block({ part: { kind, level, text } }: { part: OutlinePart }) {
  switch (kind) {
    case "heading":
      return (
        <span
          dir="auto"
          className={classNames(
            "line-clamp-2",
            (level ?? 6) <= 1 ? "font-[600] text-sm" : "font-[550] text-xs",
          )}
        >
          {text}
        </span>
      );
    case "picture":
      return (
        <span className="flex h-11 items-center gap-2 rounded-sm bg-neutral-5 px-2 text-2xs text-muted">
          <ImageIcon className="size-4 shrink-0" aria-label="Picture" />
          <span dir="auto" className="truncate">
            {text}
          </span>
        </span>
      );
    case "price":
      return (
        <span className="inline-block rounded-full bg-neutral-5 px-2 font-[550] text-xs">
          <bdi>{text}</bdi>
        </span>
      );
    case "button":
      return (
        <span
          dir="auto"
          className="inline-block max-w-full truncate rounded-sm border border-line-strong px-2 text-xs"
        >
          {text}
        </span>
      );
    case "list":
    case "table":
      return (
        <span
          dir="auto"
          className={classNames(
            "line-clamp-3 ps-2 text-2xs text-muted",
            kind === "list" ? "border-line-strong border-s-2 border-dotted" : "border border-line px-2",
          )}
        >
          {text}
        </span>
      );
    case "text":
      return (
        <span dir="auto" className="line-clamp-2 text-2xs text-muted">
          {text}
        </span>
      );
  }
}
