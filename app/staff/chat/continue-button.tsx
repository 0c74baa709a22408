import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import { useState } from "react";
import { canContinue } from "~/domain/chat/continued-answer";
import type { ChatMessage, ChatModelFacts } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import type { Talk } from "./talk";
import { useTalkState } from "./use-talk";

interface ContinueButtonProps {
  talk: Talk;
  models: readonly ChatModelFacts[];
  message: ChatMessage;
}

/** Under an answer that broke off and that nothing follows: its model goes on where it ended. */
export function ContinueButton({ talk, models, message: { id, metadata, ...message } }: ContinueButtonProps) {
  const { children, coming } = useTalkState(talk);
  const [isSending, setSending] = useState(false);
  const isOffered = models.some((model) => model.id === metadata.modelId);
  if (!canContinue(metadata.state) || !isOffered || children.has(id)) return null;
  async function goOn() {
    setSending(true);
    try {
      await talk.continueAnswer({ id, metadata, ...message });
    } catch (error) {
      showErrorToast("The answer does not go on", problemOf(error).message);
    }
    setSending(false);
  }
  return (
    <div>
      <Button
        size="sm"
        icon={<ArrowDownToLine className="size-3.5" />}
        loading={isSending}
        disabled={coming.length > 0}
        onClick={() => void goOn()}
      >
        Continue
      </Button>
    </div>
  );
}
