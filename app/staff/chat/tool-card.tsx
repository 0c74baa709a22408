import Wrench from "lucide-react/icons/wrench";
import { useState } from "react";
import { reasonLimits, reasonSchema } from "~/domain/audit/reason";
import { deskTools, isDeskTool } from "~/domain/chat/desk-tools";
import type { ChatMessage, MessagePart } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { Badge, type Tone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { Talk } from "./talk";

interface ToolCardProps {
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
  "output-denied": { label: "Refused", tone: "neutral" },
};

/** A call of a tool: what it is given, what it answered, and whether it may run at all. */
export function ToolCard({ talk, message, part }: ToolCardProps) {
  const name = part.type.slice("tool-".length);
  const tool = isDeskTool(name) ? deskTools[name] : null;
  const approval = part.approval as { id: string; approved?: boolean; reason?: string } | undefined;
  const isRefused = approval?.approved === false;
  const state = states[isRefused ? "output-denied" : String(part.state)];
  const error = part.state === "output-error" ? String(part.errorText) : null;
  return (
    <section
      aria-label={`Tool: ${tool?.title ?? name}`}
      className="grid gap-2 rounded-md border border-line bg-raised px-3 py-2.5 text-sm"
    >
      <header className="flex flex-wrap items-center gap-2">
        <Wrench className="size-4 text-faint" aria-hidden="true" />
        <span className="font-[550]">{tool?.title ?? name}</span>
        {state && <Badge tone={state.tone}>{state.label}</Badge>}
      </header>
      <Input input={part.input} />
      {part.state === "approval-requested" && approval && (
        <Approval
          act={tool?.act || "Run it"}
          onAllow={(reason) => talk.settle(message, approval.id, reason)}
          onRefuse={() => talk.settle(message, approval.id, null)}
        />
      )}
      {approval?.reason && <p className="text-muted">Allowed: {approval.reason}</p>}
      {error && <p className="text-danger">{error}</p>}
      {part.output !== undefined && (
        <details>
          <summary className="cursor-default text-muted">What it answered</summary>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
            tabIndex={0}
            className="mt-1.5 max-h-72 overflow-auto rounded-md bg-sunken p-2.5 font-mono text-xs"
          >
            {JSON.stringify(part.output, null, 2)}
          </pre>
        </details>
      )}
    </section>
  );
}

function Input({ input }: { input: unknown }) {
  if (typeof input !== "object" || input === null) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      {Object.entries(input).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {typeof value === "string" ? value || "—" : JSON.stringify(value)}
          </dd>
        </div>
      ))}
    </dl>
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
