import { useChat } from "@ai-sdk/react";
import type { UIMessage } from "ai";
import { useEffect, useMemo } from "react";
import { AnswerTransport } from "~/chat/answer-stream";
import type { ChatMessage, MessageMetadata } from "~/domain/chat/thread";
import { answerAddress } from "./api";
import type { Talk } from "./talk";

type Streamed = UIMessage<MessageMetadata>;

interface LiveAnswersProps {
  talk: Talk;
  ids: readonly string[];
  onReach: (isReached: boolean) => void;
}

/** Reads the answers that are on their way, wherever the list is scrolled to. It shows nothing itself. */
export function LiveAnswers({ talk, ids, onReach }: LiveAnswersProps) {
  const threadId = talk.read().thread.id;
  const transport = useMemo(
    () => new AnswerTransport<Streamed>({ addressOf: answerAddress(threadId), onReach }),
    [threadId, onReach],
  );
  return ids.map((id) => <LiveAnswer key={id} id={id} talk={talk} transport={transport} />);
}

/** Drawn so often at most: a model may be faster than anybody reads. */
const drawnEveryMs = 33;

function LiveAnswer({
  id,
  talk,
  transport,
}: {
  id: string;
  talk: Talk;
  transport: AnswerTransport<Streamed>;
}) {
  const { messages } = useChat<Streamed>({
    id,
    transport,
    resume: true,
    throttle: drawnEveryMs,
    onFinish({ message, isAbort }) {
      if (isAbort) return;
      if (message.metadata) talk.tellLive(message as ChatMessage);
      void talk.finish(id);
    },
  });
  const message = messages.at(-1);
  useEffect(() => {
    // Read from its beginning, an answer that goes on says once more how it ended before.
    if (message?.metadata?.state !== "streaming" || !talk.read().coming.includes(id)) return;
    talk.tellLive(message as ChatMessage);
  }, [message, talk, id]);
  return null;
}
