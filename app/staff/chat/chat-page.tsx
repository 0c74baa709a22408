import PanelLeft from "lucide-react/icons/panel-left";
import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { usualSettings } from "~/domain/chat/thread";
import { useFilters } from "~/staff/use-filters";
import { IconButton } from "~/ui/icon-button";
import { actOnDesk } from "./api";
import { NewThread } from "./new-thread";
import { tellOtherTabs } from "./other-tabs";
import { ThreadPane } from "./thread-pane";
import { ThreadView } from "./thread-view";
import { useThreadAddress } from "./use-thread-address";
import { useThreads } from "./use-threads";

const searched = ["q"] as const;

interface ChatPageProps {
  threadId: string | null;
}

/** Threads at the side, and one of them. On a phone one at a time. */
export function ChatPage({ threadId }: ChatPageProps) {
  const navigate = useNavigate();
  const addressOf = useThreadAddress();
  const { values, set } = useFilters(searched);
  const { list, problem, reload } = useThreads(values.q);
  const [parameters] = useSearchParams();
  const isNew = parameters.has("new");
  const [isListAsked, setListAsked] = useState(false);
  const isListOpen = isListAsked || (threadId === null && !isNew);

  const begin = useCallback(
    async (id: string, modelIds: string[]) => {
      await actOnDesk({ do: "begin", threadId: id, settings: { ...usualSettings, modelIds } });
      tellOtherTabs(id);
      reload();
    },
    [reload],
  );
  const open = useCallback((id: string) => navigate(addressOf(id)), [navigate, addressOf]);

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
        query={values.q}
        onQuery={(q) => set({ q }, true)}
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
          <NewThread
            models={list?.models ?? null}
            problem={problem}
            listButton={listButton}
            onBegin={begin}
            onOpen={open}
          />
        )}
      </div>
    </main>
  );
}
