import { memo, useState } from "react";
import { Said } from "~/chat/said";
import type { ChatMessage, ChatModelFacts } from "~/domain/chat/thread";
import { textOf } from "~/domain/chat/thread-tree";
import { problemOf } from "~/staff/problem-of";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { Answer } from "./answer";
import { ContinueButton } from "./continue-button";
import { MessageActions } from "./message-actions";
import { MessageEditor } from "./message-editor";
import { MessageFiles } from "./message-files";
import type { Talk } from "./talk";
import { useMessage, useTalkState } from "./use-talk";

interface MessageRowProps {
  talk: Talk;
  models: readonly ChatModelFacts[];
  message: ChatMessage;
  /** Whether it is the one a search led to. */
  isWanted: boolean;
}

/** A message of a path; answers that were asked for side by side stand side by side. */
export const MessageRow = memo(({ talk, models, message, isWanted }: MessageRowProps) => {
  const { pairId, parentId } = message.metadata;
  const siblings = useTalkState(talk).children.get(parentId ?? "") ?? [];
  const pair = pairId === null ? [] : siblings.filter((other) => other.metadata.pairId === pairId);
  const mark = isWanted ? "rounded-md ring-2 ring-accent ring-offset-8 ring-offset-surface" : "";
  if (message.role === "user") {
    return (
      <div className={mark}>
        <Question talk={talk} models={models} message={message} />
      </div>
    );
  }
  if (pair.length < 2) {
    return (
      <div className={mark}>
        <Given talk={talk} models={models} message={message} />
      </div>
    );
  }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {pair.map((one) => (
        <div
          key={one.id}
          className={`min-w-0 rounded-md border p-3 ${one.id === message.id ? "border-accent" : "border-line"}`}
        >
          <Given talk={talk} models={models} message={one} />
          {one.id !== message.id && one.metadata.state !== "streaming" && (
            <Button
              size="sm"
              className="mt-2"
              onClick={() =>
                void talk
                  .show(one.id)
                  .catch((error) => showErrorToast("The choice was not kept", problemOf(error).message))
              }
            >
              Go on with this one
            </Button>
          )}
        </div>
      ))}
    </div>
  );
});

function Question({ talk, models, message }: Omit<MessageRowProps, "isWanted">) {
  const { unsent } = useTalkState(talk);
  const mine = unsent?.messageId === message.id ? unsent : null;
  // Drawn anew after an edit was refused, it is edited still.
  const [isEdited, setEdited] = useState(mine !== null);
  const text = textOf(message);
  return (
    <article
      aria-label="You"
      data-message={message.id}
      className="group/message grid justify-items-end gap-1"
    >
      <MessageFiles message={message} />
      {isEdited ? (
        <MessageEditor
          text={mine?.text ?? text}
          problem={mine?.problem}
          label="Send"
          onCancel={() => {
            talk.forgetEdit(message.id);
            setEdited(false);
          }}
          onSave={async (next) => {
            await talk.editQuestion(message, next);
            setEdited(false);
          }}
        />
      ) : (
        <Said text={text} />
      )}
      {!isEdited && (
        <MessageActions talk={talk} models={models} message={message} onEdit={() => setEdited(true)} />
      )}
    </article>
  );
}

function Given({ talk, models, message: stored }: Omit<MessageRowProps, "isWanted">) {
  const [isEdited, setEdited] = useState(false);
  const message = useMessage(talk, stored);
  return (
    <article aria-label="Answer" data-message={message.id} className="group/message grid min-w-0 gap-2">
      {isEdited ? (
        <MessageEditor
          text={textOf(message)}
          label="Keep as another answer"
          onCancel={() => setEdited(false)}
          onSave={async (next) => {
            await talk.editAnswer(message, next);
            setEdited(false);
          }}
        />
      ) : (
        <Answer talk={talk} models={models} message={message} />
      )}
      {!isEdited && <ContinueButton talk={talk} models={models} message={message} />}
      {!isEdited && (
        <MessageActions talk={talk} models={models} message={message} onEdit={() => setEdited(true)} />
      )}
    </article>
  );
}
