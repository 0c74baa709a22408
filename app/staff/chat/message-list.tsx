import { useVirtualizer } from "@tanstack/react-virtual";
import ArrowDown from "lucide-react/icons/arrow-down";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { ChatMessage, ChatModelFacts } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { IconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";
import { MessageRow } from "./message-row";
import type { Talk } from "./talk";

interface MessageListProps {
  talk: Talk;
  models: readonly ChatModelFacts[];
  path: readonly ChatMessage[];
}

const usualHeight = 140;
/** So near to its end the list follows what comes, in pixels. */
const nearEnd = 120;

/** The messages of a path, of which only those in sight are drawn. At its end it follows what comes. */
export function MessageList({ talk, models, path }: MessageListProps) {
  const frame = useRef<HTMLElement>(null);
  const sought = useRef<string | null>(null);
  const [parameters] = useSearchParams();
  const wanted = parameters.get("message");
  const virtual = useVirtualizer({
    count: path.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => path[index]?.id ?? index,
    overscan: 4,
    paddingStart: 24,
    paddingEnd: 32,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
  });
  const hasMessages = path.length > 0;
  const isShown = path.some(({ id }) => id === wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one begins to read is decided once for each place
  useEffect(() => {
    if (!hasMessages) return;
    const index = wanted === null ? -1 : path.findIndex(({ id }) => id === wanted);
    // It stands on a branch that is not shown; once it was, another may be chosen.
    if (index < 0 && wanted !== null && sought.current !== wanted && talk.read().tree.has(wanted)) {
      talk.show(wanted).catch((error) => showErrorToast("The branch was not kept", problemOf(error).message));
    }
    const isFirst = wanted === null || sought.current !== wanted;
    sought.current = wanted;
    if (index >= 0) virtual.scrollToIndex(index, { align: "start" });
    else if (isFirst) virtual.scrollToEnd();
  }, [hasMessages, wanted, isShown]);
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
        <ol className="relative mx-auto w-full max-w-[50rem]" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const message = path[index];
            if (!message) return null;
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0 px-3 pb-6 md:px-6"
                style={{ transform: `translateY(${start}px)` }}
              >
                <MessageRow talk={talk} models={models} message={message} isWanted={message.id === wanted} />
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
