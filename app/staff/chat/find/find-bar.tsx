import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import GitBranch from "lucide-react/icons/git-branch";
import X from "lucide-react/icons/x";
import { type RefObject, useId, useLayoutEffect } from "react";
import { folded, placesOf } from "~/chat/find/places-of";
import type { MessageListHandle } from "~/chat/message-list";
import { snippetOf } from "~/domain/chat/snippet";
import { problemOf } from "~/staff/problem-of";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuLabel } from "~/ui/menu";
import { showErrorToast } from "~/ui/toast";
import type { Talk } from "../talk";
import { useTalkState } from "../use-talk";
import { findFieldStyle } from "./find-field-style";
import { type FoundInThread, readOf } from "./find-in-thread";
import { useFind } from "./use-find";

interface FindBarProps {
  talk: Talk;
  list: RefObject<MessageListHandle | null>;
  field: RefObject<HTMLInputElement | null>;
  /** What was typed before the bar had loaded; it begins with that. */
  typed: RefObject<string>;
  onClose: () => void;
}

/** Finds words in the thread that is open: Enter goes to the next place, Shift Enter to the one before, Escape closes. */
export default function FindBar({ talk, list, field, typed, onClose }: FindBarProps) {
  const id = useId();
  const { query, setQuery, found, at, step, open } = useFind(talk, list);
  const { here, elsewhere } = found;
  const hasQuery = query.trim() !== "";
  // Before anything else is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken over once
  useLayoutEffect(() => {
    if (typed.current) setQuery(typed.current);
    typed.current = "";
    field.current?.focus();
  }, []);
  return (
    <search
      aria-label="Find in this thread"
      className="flex shrink-0 flex-wrap items-center gap-1 border-line border-b bg-surface px-2 py-1.5 md:px-4"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Find in this thread
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Find in this thread"
        value={query}
        maxLength={200}
        className={findFieldStyle}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          step(event.shiftKey ? -1 : 1);
        }}
      />
      <p role="status" className="min-w-16 px-1.5 text-muted text-sm tabular-nums">
        {hasQuery && (here.length === 0 ? "Not here" : `${at + 1} of ${here.length}`)}
      </p>
      <IconButton
        size="sm"
        label="Previous place"
        shortcut="Shift Enter"
        disabled={here.length === 0}
        icon={<ChevronUp className="size-4" />}
        onClick={() => step(-1)}
      />
      <IconButton
        size="sm"
        label="Next place"
        shortcut="Enter"
        disabled={here.length === 0}
        icon={<ChevronDown className="size-4" />}
        onClick={() => step(1)}
      />
      {elsewhere.length > 0 && (
        <Elsewhere
          talk={talk}
          elsewhere={elsewhere}
          query={query}
          onOpen={(messageId) =>
            void open(messageId).catch((error) =>
              showErrorToast("The branch was not kept", problemOf(error).message),
            )
          }
        />
      )}
      <IconButton
        size="sm"
        label="Close"
        shortcut="Escape"
        className="ms-auto"
        icon={<X className="size-4" />}
        onClick={onClose}
      />
    </search>
  );
}

/** So many messages of other branches are offered. */
const mostOffered = 50;

interface ElsewhereProps {
  talk: Talk;
  elsewhere: FoundInThread["elsewhere"];
  query: string;
  onOpen: (messageId: string) => void;
}

/** Places on branches that are not shown, each of which can be shown. */
function Elsewhere({ talk, elsewhere, query, onOpen }: ElsewhereProps) {
  const isFree = useTalkState(talk).coming.length === 0;
  const times = elsewhere.reduce((sum, one) => sum + one.times, 0);
  return (
    <Menu
      align="start"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          className="max-sm:order-last"
          icon={<GitBranch className="size-3.5" />}
        >
          {times.toLocaleString("en")} in other branches
        </Button>
      }
    >
      <MenuLabel>
        {isFree ? "Show the branch with" : "Once the answer is here, show the branch with"}
      </MenuLabel>
      {elsewhere.slice(0, mostOffered).map(({ message }) => (
        <MenuItem key={message.id} disabled={!isFree} onSelect={() => onOpen(message.id)}>
          {message.role === "user" ? "You: " : ""}
          {shortOf(readOf(message), query)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** What begins a little before the first place, so that it is seen in the width of a menu. */
function shortOf(text: string, query: string): string {
  const [place = 0] = placesOf(text, folded(query));
  const from = text.lastIndexOf(" ", Math.max(0, place - 12)) + 1;
  return `${from > 0 ? "…" : ""}${snippetOf(text.slice(from), query)}`;
}
