import Download from "lucide-react/icons/download";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useMemo, useState } from "react";
import { saveFile } from "~/client/save-file";
import type { ChatModelFacts, Thread } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuLabel } from "~/ui/menu";
import { RenameForm } from "~/ui/rename-form";
import { showErrorToast } from "~/ui/toast";
import { SettingsSheet } from "./settings-sheet";
import { formatCost, formatTokens, spentIn } from "./spent";
import type { Talk } from "./talk";
import { threadAsJson, threadAsMarkdown } from "./thread-file";

interface ThreadBarProps {
  talk: Talk;
  thread: Thread;
  models: readonly ChatModelFacts[];
  listButton: ReactNode;
  onFind: () => void;
}

/** The name of a thread, what it cost, its download and its settings. */
export function ThreadBar({ talk, thread, models, listButton, onFind }: ThreadBarProps) {
  const [isNaming, setNaming] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const { tree } = talk.read();
  const spent = useMemo(() => spentIn([...tree.values()]), [tree]);
  const name = thread.title.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "thread";

  function download(kind: "md" | "json") {
    const { tree: now, path } = talk.read();
    const text =
      kind === "json"
        ? threadAsJson({ ...thread, messages: [...now.values()] })
        : threadAsMarkdown(thread.title, path, models);
    const type = kind === "json" ? "application/json" : "text/markdown";
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${name}.${kind}`);
  }

  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-line border-b ps-2 pe-2 md:ps-4">
      {listButton}
      {isNaming ? (
        <div className="min-w-0 grow">
          <RenameForm
            title={thread.title}
            onDone={(title) => {
              setNaming(false);
              if (!title) return;
              talk
                .set({ title })
                .catch((error) => showErrorToast("The name was not changed", problemOf(error).message));
            }}
          />
        </div>
      ) : (
        <h1 tabIndex={-1} className="min-w-0 grow truncate font-[600] outline-none" dir="auto">
          <button type="button" className="max-w-full truncate text-start" onClick={() => setNaming(true)}>
            {thread.title}
          </button>
        </h1>
      )}
      {spent.tokens > 0 && (
        <p className="hidden whitespace-nowrap text-muted text-xs tabular-nums sm:block">
          {formatTokens(spent.tokens)}
          {spent.costUsd !== null && ` · ${formatCost(spent.costUsd)}`}
        </p>
      )}
      <IconButton
        label="Find in this thread"
        shortcut="Mod f"
        icon={<Search className="size-4" />}
        onClick={onFind}
      />
      <Menu trigger={<IconButton label="Download" icon={<Download className="size-4" />} />}>
        <MenuLabel>Download</MenuLabel>
        <MenuItem onSelect={() => download("md")}>Markdown, what is shown</MenuItem>
        <MenuItem onSelect={() => download("json")}>JSON, with all branches</MenuItem>
      </Menu>
      <IconButton
        label="Settings of this thread"
        icon={<SlidersHorizontal className="size-4" />}
        onClick={() => setSetting(true)}
      />
      <SettingsSheet
        open={isSetting}
        settings={thread.settings}
        onClose={() => setSetting(false)}
        onChange={(settings) => talk.set({ settings })}
      />
    </header>
  );
}
