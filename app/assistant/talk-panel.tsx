import Eraser from "lucide-react/icons/eraser";
import { type ReactNode, useEffect, useRef } from "react";
import { Composer } from "~/chat/composer";
import { MessageList } from "~/chat/message-list";
import { labelOf, ModelChoice } from "~/chat/model-choice";
import { IconButton } from "~/ui/icon-button";
import { showUndoToast } from "~/ui/toast";
import { AnswerRow } from "./answer-row";
import { ComingAnswer } from "./coming-answer";
import { Suggestions } from "./suggestions";
import { type About, type Talk, useTalkState } from "./talk";
import { type AssistantMessage, mostKept, type Plan, type ThreadMessage } from "./thread";
import { useAssistantModels } from "./use-assistant-models";

const listPadding = { start: 12, end: 8 };

interface TalkPanelProps<P extends Plan, Kept extends object> {
  talk: Talk<P, Kept>;
  placeholder: string;
  /** Wishes that can be asked by one press. */
  wishes: readonly string[];
  /** What is talked about, as it stands when somebody asks. */
  subject: () => Omit<About, "modelId">;
  /** What can be done here besides, before anything was said. */
  intro?: ReactNode;
  /** The same afterwards, as a button. */
  aside?: ReactNode;
  /** Says something to who does not see it. */
  announce: (words: string) => void;
  /** What an answer did, in words; where nothing is kept of it, what it would do. */
  wordsOf: (message: AssistantMessage<P, Kept>) => readonly string[];
  /** What an answer would do, or did. */
  children: (message: AssistantMessage<P, Kept>) => ReactNode;
}

/** A talk with the assistant. What it proposes is shown first, and changes nothing by itself. */
export function TalkPanel<P extends Plan, Kept extends object>({
  talk,
  placeholder,
  wishes,
  subject,
  intro,
  aside,
  announce,
  wordsOf,
  children,
}: TalkPanelProps<P, Kept>) {
  const { messages, draft, modelId, isAsking, comingId } = useTalkState(talk);
  const models = useAssistantModels();
  const chosen = models.find(({ id }) => id === modelId) ?? models[0];
  const last = messages.at(-1);
  const about = (askedId = chosen?.id ?? "") => ({ ...subject(), modelId: askedId }) as About;
  const ask = (wish: string) => void talk.ask(wish, about());

  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (wasAsking.current && !isAsking && last?.from === "assistant") {
      announce(last.plan.reply || "The assistant has answered.");
    }
    wasAsking.current = isAsking;
  }, [announce, isAsking, last]);

  const suggestions = (isRow: boolean) => (
    <Suggestions wishes={wishes} isRow={isRow} isDisabled={isAsking} onAsk={ask} />
  );
  // An answer takes the row in which it came, so that the list goes on following its end.
  const rows: (ThreadMessage<P, Kept> | { id: string; from: "coming" })[] = comingId
    ? [...messages, { id: comingId, from: "coming" }]
    : messages;
  const isEmpty = rows.length === 0;
  return (
    <div className="flex min-h-0 grow flex-col">
      {isEmpty ? (
        <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto overscroll-contain px-4 pt-3 pb-4">
          <p className="text-muted text-sm">
            Say what should change. You see it before anything happens, and can undo it.
          </p>
          {suggestions(false)}
          {intro}
        </div>
      ) : (
        <MessageList
          label="Talk"
          messages={rows}
          // What is offered is prepared by its row: all of them stay.
          overscan={mostKept}
          padding={listPadding}
          rowStyle="px-4 pb-4 text-sm"
        >
          {(message) =>
            message.from === "coming" ? (
              <ComingAnswer talk={talk} by={labelOf(models, chosen?.id ?? null)} />
            ) : (
              <AnswerRow
                message={message}
                models={models}
                canAskAgain={message === last && !isAsking && models.length > 1}
                wordsOf={wordsOf}
                onAskAgain={(askedId) => void talk.askAgain(message.id, about(askedId))}
              >
                {children}
              </AnswerRow>
            )
          }
        </MessageList>
      )}
      <div className="grid shrink-0 gap-2 px-3 pt-1 pb-3 text-sm">
        {!isEmpty && suggestions(true)}
        <Composer
          label="What should change"
          placeholder={placeholder}
          text={draft}
          onText={(text) => talk.setDraft(text)}
          mostCharacters={2000}
          tooLongHint="Say it in fewer words."
          onSend={() => ask(draft)}
          onStop={isAsking ? () => talk.stop() : undefined}
          aside={
            <>
              <ModelChoice
                models={models}
                chosen={chosen ? [chosen.id] : []}
                onChange={([id]) => id && talk.setModel(id)}
              />
              {!isEmpty && aside}
              {!isEmpty && (
                <IconButton
                  size="sm"
                  label="Clear the talk"
                  icon={<Eraser className="size-4" />}
                  onClick={() => showUndoToast("The talk was cleared", talk.clear())}
                />
              )}
            </>
          }
        />
      </div>
    </div>
  );
}
