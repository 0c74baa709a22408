import { useEffect, useRef, useState } from "react";
import { OutcomeCard } from "~/assistant/outcome-card";
import { Talk, useTalkState } from "~/assistant/talk";
import { TalkPanel } from "~/assistant/talk-panel";
import type { AssistantMessage } from "~/assistant/thread";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { applyBriefStep } from "~/scene/assistant/brief/apply-brief-step";
import {
  type BriefOutline,
  briefOutlineLimits,
  type ComposedBrief,
} from "~/scene/assistant/brief/brief-outline";
import { type BriefPlan, briefPlanSchema } from "~/scene/assistant/brief/brief-step";
import { useLibrary } from "~/session/use-library";
import { Button } from "~/ui/button";
import { SideSheet } from "~/ui/side-sheet";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { type BriefChange, isAsChanged, takingBack } from "./brief-change";
import { BriefProposal, changeTitle } from "./brief-proposal";
import { fieldLabels, type KnownNames, wordsOfField } from "./field-words";
import { isUndoKey } from "./is-undo-key";

type Kept = { change: BriefChange; appliedAt: number };
type BriefTalk = Talk<BriefPlan, Kept>;

interface BriefAssistantProps {
  userId: string;
  /** Names the composer in this tab. */
  place: "home" | "brief";
  open: boolean;
  onClose: () => void;
  brief: ComposedBrief;
  can: Pick<BriefOutline, "tools" | "files" | "languages">;
  onChange: (fields: Partial<ComposedBrief>) => void;
  wishes: readonly string[];
}

const talks = new Map<string, BriefTalk>();

/** The talk of a person at a place; it goes on while its panel is closed. */
function talkAt(place: string, userId: string): BriefTalk {
  const key = `${place}:${userId}`;
  const talk = talks.get(key) ?? new Talk<BriefPlan, Kept>(key, briefPlanSchema);
  talks.set(key, talk);
  return talk;
}

/**
 * The assistant beside a composer. What it proposes is shown first; what was applied is taken back by its button, or by the keys
 * that undo, as long as it stands as it was set.
 */
export function BriefAssistant({
  userId,
  place,
  open,
  onClose,
  brief,
  can,
  onChange,
  wishes,
}: BriefAssistantProps) {
  const talk = talkAt(place, userId);
  const { messages } = useTalkState(talk);
  const { brands } = useUsableBrands();
  const library = useLibrary();
  const [told, setTold] = useState("");
  const names: KnownNames = { templates: [...library.templates.values()], brands };

  const wordsOf = ({ done, plan }: AssistantMessage<BriefPlan, Kept>) =>
    done ?? wordsOfSteps(plan, brief, names);
  const apply = (id: string, change: BriefChange) => {
    const done = wordsOfChange(change.after, names);
    onChange(change.after);
    talk.settle(id, { outcome: "applied", done, change, appliedAt: Date.now() });
    setTold(`Done: ${done.join(", ")}.`);
  };
  const undo = (id: string, change: BriefChange) => {
    const fields = takingBack(brief, change);
    const left = Object.keys(change.after).length - Object.keys(fields).length;
    onChange(fields);
    talk.settle(id, { outcome: "open" });
    setTold(left > 0 ? "Taken back, but for what you changed since." : "Taken back.");
  };

  const [lastApplied] = messages
    .flatMap((message) => (message.from === "assistant" && message.outcome === "applied" ? [message] : []))
    .toSorted((one, other) => (other.appliedAt ?? 0) - (one.appliedAt ?? 0));
  const latest = useRef({ brief, lastApplied, undo });
  latest.current = { brief, lastApplied, undo };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { brief, lastApplied, undo } = latest.current;
      if (!lastApplied?.change || !isUndoKey(event, "prompt" in lastApplied.change.after)) return;
      if (!isAsChanged(brief, lastApplied.change)) return;
      event.preventDefault();
      undo(lastApplied.id, lastApplied.change);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <SideSheet
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title="Assistant"
        scrollsItself
        startsIn="textarea"
      >
        <TalkPanel
          talk={talk}
          placeholder="Shorter, more playful, for Reels"
          wishes={wishes}
          subject={() => ({
            brief: {
              ...brief,
              ...can,
              prompt: brief.prompt.slice(0, briefOutlineLimits.promptCharacters),
              templates: names.templates
                .map(({ id, name }) => ({ id, name }))
                .slice(0, briefOutlineLimits.templates),
              brands: names.brands.map(({ id, name }) => ({ id, name })).slice(0, briefOutlineLimits.brands),
            },
          })}
          announce={setTold}
          wordsOf={wordsOf}
        >
          {(message) => {
            const { id, outcome, plan, change } = message;
            if (outcome === "open") {
              return (
                <BriefProposal
                  before={brief}
                  after={plan.steps.reduce(applyBriefStep, brief)}
                  names={names}
                  onApply={(made) => apply(id, made)}
                  onDismiss={() => talk.settle(id, { outcome: "dismissed" })}
                />
              );
            }
            return (
              <OutcomeCard title={changeTitle} message={message}>
                {outcome === "applied" && change ? (
                  <Button size="sm" className="justify-self-start" onClick={() => undo(id, change)}>
                    Undo
                  </Button>
                ) : (
                  <Button
                    size="sm"
                    className="justify-self-start"
                    onClick={() => talk.settle(id, { outcome: "open" })}
                  >
                    Offer it again
                  </Button>
                )}
              </OutcomeCard>
            );
          }}
        </TalkPanel>
      </SideSheet>
    </>
  );
}

function wordsOfChange(after: Partial<ComposedBrief>, names: KnownNames): string[] {
  const fields = Object.keys(after) as (keyof ComposedBrief)[];
  return fields.map((field) =>
    field === "prompt" ? "Other words" : `${fieldLabels[field]}: ${wordsOfField(field, after, names)}`,
  );
}

function wordsOfSteps({ steps }: BriefPlan, brief: ComposedBrief, names: KnownNames): string[] {
  const after = steps.reduce(applyBriefStep, brief);
  const fields = (Object.keys(after) as (keyof ComposedBrief)[]).filter(
    (field) => after[field] !== brief[field],
  );
  return wordsOfChange(Object.fromEntries(fields.map((field) => [field, after[field]])), names);
}
