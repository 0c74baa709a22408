import { useVirtualizer } from "@tanstack/react-virtual";
import ArrowDown from "lucide-react/icons/arrow-down";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";

/** What the list is asked for by others. */
export interface MessageListHandle {
  /** What scrolls, with the rows that are drawn. */
  frame: HTMLElement | null;
  /** The first message that is in sight; null where there is none. */
  firstInSight: () => string | null;
  /** Scrolls to a row and then to a place in it, which can be measured once the row is drawn. */
  bring: (rowId: string, place: () => DOMRect | null) => void;
}

interface MessageListProps<Message extends { id: string }> {
  label: string;
  ref?: Ref<MessageListHandle>;
  messages: readonly Message[];
  /** One to begin reading at; null: the end. */
  wantedId?: string | null;
  /** So many are drawn on either side of those in sight. */
  overscan?: number;
  /** Space around the list, in pixels. */
  padding?: { start: number; end: number };
  /** The style of a row, which holds the space after it. */
  rowStyle: string;
  children: (message: Message) => ReactNode;
}

const usualHeight = 140;
const usualPadding = { start: 24, end: 32 };
/** So near to its end the list follows what comes, in pixels. */
const nearEnd = 120;
/** A place that is brought into sight stands so far from the edges, in pixels. */
const sightMargin = 24;
const mostFramesToPlace = 90;

/** Messages, of which only those in sight are drawn. At its end it follows what comes; scrolled away it stays where it is. */
export function MessageList<Message extends { id: string }>({
  label,
  ref,
  messages,
  wantedId = null,
  overscan = 4,
  padding = usualPadding,
  rowStyle,
  children,
}: MessageListProps<Message>) {
  const frame = useRef<HTMLElement>(null);
  const sought = useRef<string | null>(null);
  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualHeight,
    // Where one begins at the end, the first messages are not drawn on the way.
    initialOffset: () => (wantedId === null ? messages.length * usualHeight : 0),
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan,
    paddingStart: padding.start,
    paddingEnd: padding.end,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
  });
  const hasMessages = messages.length > 0;
  const isShown = messages.some(({ id }) => id === wantedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one begins to read is decided once for each place
  useEffect(() => {
    if (!hasMessages) return;
    const index = wantedId === null ? -1 : messages.findIndex(({ id }) => id === wantedId);
    const isFirst = wantedId === null || sought.current !== wantedId;
    sought.current = wantedId;
    if (index >= 0) virtual.scrollToIndex(index, { align: "start" });
    else if (isFirst) virtual.scrollToEnd();
  }, [hasMessages, wantedId, isShown]);
  const bringing = useRef(0);
  useEffect(() => () => cancelAnimationFrame(bringing.current), []);
  useImperativeHandle(ref, () => ({
    frame: frame.current,
    firstInSight: () => {
      const top = frame.current?.scrollTop ?? 0;
      const row = virtual.getVirtualItems().find(({ end }) => end > top);
      return messages[row?.index ?? -1]?.id ?? null;
    },
    bring(rowId, place) {
      cancelAnimationFrame(bringing.current);
      const index = messages.findIndex(({ id }) => id === rowId);
      if (index < 0) return;
      if (!place()) virtual.scrollToIndex(index, { align: "start" });
      // Rows are measured when they are drawn, and may move the place once more.
      let framesInSight = 0;
      let framesLeft = mostFramesToPlace;
      const look = () => {
        const box = frame.current?.getBoundingClientRect();
        const found = place();
        if (box && found) {
          const isInSight = found.top >= box.top + sightMargin && found.bottom <= box.bottom - sightMargin;
          framesInSight = isInSight ? framesInSight + 1 : 0;
          const away = found.top - box.top - box.height / 3;
          if (!isInSight) virtual.scrollToOffset((frame.current?.scrollTop ?? 0) + away);
        }
        framesLeft -= 1;
        if (framesInSight < 3 && framesLeft > 0) bringing.current = requestAnimationFrame(look);
      };
      look();
    },
  }));
  const isAway = hasMessages && !virtual.isAtEnd(nearEnd);

  return (
    <div className="relative min-h-0 grow">
      <section
        ref={frame}
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain outline-none [overflow-anchor:none]"
      >
        <ol
          aria-label={label}
          className="relative mx-auto w-full max-w-[50rem]"
          style={{ height: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const message = messages[index];
            if (!message) return null;
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={classNames("absolute inset-x-0 top-0", rowStyle)}
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(message)}
              </li>
            );
          })}
        </ol>
      </section>
      {isAway && (
        <IconButton
          label="To the end"
          className="absolute end-1/2 bottom-2 translate-x-1/2 rounded-full! border border-line bg-raised! shadow-raised"
          icon={<ArrowDown className="size-4" />}
          onClick={() => virtual.scrollToEnd({ behavior: "smooth" })}
        />
      )}
    </div>
  );
}
