import { useSyncExternalStore } from "react";
import { AnswerFrame } from "~/chat/answer-frame";
import { Markdown } from "~/chat/markdown/markdown";
import type { Talk } from "./talk";
import type { Plan } from "./thread";

/** The answer that is under way, word by word. */
export function ComingAnswer<P extends Plan, Kept extends object>({
  talk,
  by,
}: {
  talk: Talk<P, Kept>;
  by: string;
}) {
  const reply = useSyncExternalStore(talk.subscribe, talk.readReply, talk.readReply);
  return (
    <article aria-label="Answer" className="grid min-w-0 gap-2">
      <AnswerFrame by={by} waiting={reply ? "Working out the changes" : "Reading what you want"}>
        {reply && <Markdown text={reply} isComing />}
      </AnswerFrame>
    </article>
  );
}
