import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { MessageListHandle } from "~/chat/message-list";
import { ModelChoice } from "~/chat/model-choice";
import { lazy } from "~/client/lazy";
import type { ChatModelFacts } from "~/domain/chat/thread";
import { idleMoment } from "~/session/idle-moment";
import { problemOf } from "~/staff/problem-of";
import { showErrorToast } from "~/ui/toast";
import { keepFile } from "./api";
import { EarlyFindField } from "./find/early-find-field";
import { useFindKey } from "./find/use-find-key";
import { LiveAnswers } from "./live-answers";
import { type Composed, MessageComposer } from "./message-composer";
import type { Talk } from "./talk";
import { ThreadBar } from "./thread-bar";
import { ThreadMessages } from "./thread-messages";
import { useTalkState } from "./use-talk";

const loadFindBar = () => import("./find/find-bar");
const FindBar = lazy(loadFindBar);

interface ThreadTalkProps {
  talk: Talk;
  models: readonly ChatModelFacts[];
  listButton: ReactNode;
  onChanged: () => void;
}

/** A thread that is open: what was said, and where more is. */
export function ThreadTalk({ talk, models, listButton, onChanged }: ThreadTalkProps) {
  const { thread, path, coming, isStopping } = useTalkState(talk);
  const [isReached, setReached] = useState(true);
  useEffect(() => talk.onChanged(onChanged), [talk, onChanged]);
  const { modelIds } = thread.settings;
  const list = useRef<MessageListHandle>(null);
  const findField = useRef<HTMLInputElement>(null);
  const find = useFindKey(findField);
  const typedEarly = useRef("");
  useEffect(() => {
    void idleMoment()
      .then(loadFindBar)
      .catch(() => {});
  }, []);

  const send = useCallback(
    async ({ text, files }: Composed) => {
      const { thread: now, path: shown } = talk.read();
      const kept = await Promise.all(files.map((file) => keepFile(now.id, file)));
      const parts = kept.map(({ id, name, mediaType }) => ({
        ...{ type: "file", mediaType, filename: name },
        url: `/api/v1/staff/chats/${now.id}/files/${id}`,
      }));
      const parentId = shown.at(-1)?.id ?? null;
      await talk.ask({ text, files: parts, parentId }, now.settings.modelIds);
    },
    [talk],
  );
  const stop = () =>
    talk.stop().catch((error) => showErrorToast("The answer was not stopped", problemOf(error).message));

  return (
    <>
      <ThreadBar talk={talk} thread={thread} models={models} listButton={listButton} onFind={find.open} />
      {find.isOpen && (
        <Suspense fallback={<EarlyFindField field={findField} typed={typedEarly} />}>
          <FindBar talk={talk} list={list} field={findField} typed={typedEarly} onClose={find.close} />
        </Suspense>
      )}
      <LiveAnswers talk={talk} ids={coming} onReach={setReached} />
      <ThreadMessages talk={talk} models={models} path={path} list={list} />
      <div className="mx-auto w-full max-w-[50rem] px-3 pb-3 md:px-6">
        {!isReached && coming.length > 0 && (
          <p role="status" className="pb-1.5 text-center text-muted text-sm">
            The connection is lost. The answer goes on, and is shown here once it is back.
          </p>
        )}
        <MessageComposer
          draftKey={`chat.${thread.id}`}
          onSend={send}
          onStop={coming.length > 0 ? stop : undefined}
          isStopping={isStopping}
          aside={
            <ModelChoice
              models={models}
              chosen={modelIds}
              hasSecond
              onChange={(chosen) =>
                void talk
                  .set({ settings: { ...thread.settings, modelIds: [...chosen] } })
                  .catch((error) => showErrorToast("The model was not changed", problemOf(error).message))
              }
            />
          }
        />
      </div>
    </>
  );
}
