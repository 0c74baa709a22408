import type { ReactNode } from "react";
import { ToolCard } from "~/chat/tool-card";
import type { Tone } from "~/ui/badge";
import type { AssistantMessage, Plan } from "./thread";

const outcomes: Record<string, { label: string; tone: Tone }> = {
  applied: { label: "Applied", tone: "success" },
  linked: { label: "Linked version made", tone: "success" },
  dismissed: { label: "Dismissed", tone: "neutral" },
};

interface OutcomeCardProps {
  title: string;
  message: Pick<AssistantMessage<Plan, object>, "outcome" | "done">;
  /** What can be done about it. */
  children: ReactNode;
}

/** What became of something that was proposed. */
export function OutcomeCard({ title, message: { outcome, done }, children }: OutcomeCardProps) {
  return (
    <ToolCard title={title} state={outcomes[outcome] ?? null}>
      {done && (
        <ul className="grid gap-0.5 text-muted">
          {done.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {children}
    </ToolCard>
  );
}
