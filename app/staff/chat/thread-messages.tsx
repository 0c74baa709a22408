import { type Ref, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { MessageList, type MessageListHandle } from "~/chat/message-list";
import type { ChatMessage, ChatModelFacts } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { showErrorToast } from "~/ui/toast";
import { MessageRow } from "./message-row";
import type { Talk } from "./talk";
import { UntoldNote } from "./untold-note";

interface ThreadMessagesProps {
  talk: Talk;
  models: readonly ChatModelFacts[];
  path: readonly ChatMessage[];
  list: Ref<MessageListHandle>;
}

/** The messages of a path; the one in the address is brought into sight, whichever branch it stands on. */
export function ThreadMessages({ talk, models, path, list }: ThreadMessagesProps) {
  const [parameters] = useSearchParams();
  const wanted = parameters.get("message");
  const sought = useRef<string | null>(null);
  const hasMessages = path.length > 0;
  const isShown = path.some(({ id }) => id === wanted);
  useEffect(() => {
    if (!hasMessages) return;
    // Once it was shown, another branch may be chosen.
    if (!isShown && wanted !== null && sought.current !== wanted && talk.read().tree.has(wanted)) {
      talk.show(wanted).catch((error) => showErrorToast("The branch was not kept", problemOf(error).message));
    }
    sought.current = wanted;
  }, [talk, wanted, hasMessages, isShown]);
  return (
    <MessageList label="Thread" ref={list} messages={path} wantedId={wanted} rowStyle="px-3 pb-6 md:px-6">
      {(message) => (
        <>
          <UntoldNote path={path} models={models} messageId={message.id} />
          <MessageRow talk={talk} models={models} message={message} isWanted={message.id === wanted} />
        </>
      )}
    </MessageList>
  );
}
