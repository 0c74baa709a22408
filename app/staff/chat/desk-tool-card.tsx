import { useState } from "react";
import { ToolCard } from "~/chat/tool-card";
import { reasonLimits, reasonSchema } from "~/domain/audit/reason";
import { canContinue } from "~/domain/chat/continued-answer";
import { deskTools, isDeskTool } from "~/domain/chat/desk-tools";
import type { ChatMessage, MessagePart } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import type { Tone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { Talk } from "./talk";

interface DeskToolCardProps {
  talk: Talk;
  message: ChatMessage;
  part: MessagePart;
}

const states: Readonly<Record<string, { label: string; tone: Tone }>> = {
  "input-streaming": { label: "Being written", tone: "neutral" },
  "input-available": { label: "Runs", tone: "neutral" },
  "approval-requested": { label: "Waits for you", tone: "warning" },
  "approval-responded": { label: "Runs", tone: "neutral" },
  "output-available": { label: "Done", tone: "success" },
  "output-error": { label: "Failed", tone: "danger" },
  left: { label: "Not run to its end", tone: "neutral" },
  "output-denied": { label: "Refused", tone: "neutral" },
};

/** A call of a tool of the desk, which may wait for a person and a reason. */
export function DeskToolCard({ talk, message, part }: DeskToolCardProps) {
  const name = part.type.slice("tool-".length);
  const tool = isDeskTool(name) ? deskTools[name] : null;
  const approval = part.approval as { id: string; approved?: boolean; reason?: string } | undefined;
  const isRefused = approval?.approved === false;
  // An answer that broke off runs nothing any more.
  const isLeft = canContinue(message.metadata.state) && /^(input|approval)-/.test(String(part.state));
  const state = isRefused ? "output-denied" : isLeft ? "left" : String(part.state);
  return (
    <ToolCard
      title={tool?.title ?? name}
      state={states[state] ?? null}
      input={part.input}
      error={part.state === "output-error" ? String(part.errorText) : null}
      output={part.output}
    >
      {part.state === "approval-requested" && approval && (
        <Approval
          act={tool?.act || "Run it"}
          onAllow={(reason) => talk.settle(message, approval.id, reason)}
          onRefuse={() => talk.settle(message, approval.id, null)}
        />
      )}
      {approval?.reason && <p className="text-muted">Allowed: {approval.reason}</p>}
    </ToolCard>
  );
}

interface ApprovalProps {
  act: string;
  onAllow: (reason: string) => Promise<void>;
  onRefuse: () => Promise<void>;
}

/** Stands before a tool that reads or changes somebody's data. */
function Approval({ act, onAllow, onRefuse }: ApprovalProps) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function settle(work: () => Promise<void>) {
    setSending(true);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error).message);
      setSending(false);
    }
  }
  function allow() {
    const parsed = reasonSchema.safeParse(reason);
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message ?? null);
    void settle(() => onAllow(parsed.data));
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        allow();
      }}
    >
      <TextField
        label="Why"
        hint="Kept in the log with what is read."
        limit={reasonLimits.most}
        value={reason}
        error={problem}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(null);
        }}
      />
      <footer className="flex flex-wrap gap-2">
        <Button size="sm" type="submit" variant="primary" loading={isSending}>
          {act}
        </Button>
        <Button size="sm" disabled={isSending} onClick={() => void settle(onRefuse)}>
          Refuse
        </Button>
      </footer>
    </form>
  );
}
