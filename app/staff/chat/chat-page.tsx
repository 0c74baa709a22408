import PanelLeft from "lucide-react/icons/panel-left";
import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { builtInAssistant } from "~/domain/chat/built-in-assistant";
import { type ThreadSettings, usualSettings } from "~/domain/chat/thread";
import { IconButton } from "~/ui/icon-button";
import { actOnDesk } from "./api";
import { NewThread } from "./new-thread";
import { tellOtherTabs } from "./other-tabs";
import { ThreadPane } from "./thread-pane";
import { ThreadView } from "./thread-view";
import { useThreads } from "./use-threads";

interface ChatPageProps {
  threadId: string | null;
}

/** Threads at the side, and one of them. On a phone one at a time. */
export function ChatPage({ threadId }: ChatPageProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const { list, problem, reload } = useThreads(query);
  const [parameters] = useSearchParams();
  const isNew = parameters.has("new");
  const [isListAsked, setListAsked] = useState(false);
  const isListOpen = isListAsked || (threadId === null && !isNew);

  const begin = useCallback(
    async (id: string, settings: Partial<ThreadSettings>) => {
      const modelId = list?.models[0]?.id ?? builtInAssistant.id;
      await actOnDesk({
        ...{ do: "begin", threadId: id },
        settings: { ...usualSettings, modelIds: [modelId], ...settings },
      });
      tellOtherTabs(id);
      reload();
    },
    [list, reload],
  );
  const open = useCallback((id: string) => navigate(`/llm-chat/${id}`), [navigate]);

  const listButton = (
    <IconButton
      className="md:hidden"
      label="Threads"
      icon={<PanelLeft className="size-4" />}
      onClick={() => setListAsked(true)}
    />
  );
  return (
    <main className="flex h-[calc(100dvh-7.5rem)] min-h-96 md:h-[calc(100dvh-3.5rem)]">
      <ThreadPane
        list={list}
        problem={problem}
        query={query}
        onQuery={setQuery}
        openId={threadId}
        isOpenOnPhones={isListOpen}
        onClose={() => setListAsked(false)}
        onChanged={reload}
      />
      <div className={`min-w-0 grow flex-col ${isListOpen ? "hidden md:flex" : "flex"}`}>
        {threadId ? (
          <ThreadView
            key={threadId}
            threadId={threadId}
            list={list}
            onChanged={reload}
            listButton={listButton}
          />
        ) : (
          <NewThread models={list?.models ?? null} listButton={listButton} onBegin={begin} onOpen={open} />
        )}
      </div>
    </main>
  );
}
