import { useEffect, useMemo, useState } from "react";
import { ToolCard } from "~/chat/tool-card";
import { sameData } from "~/domain/data/same-data";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import type { VideoPlan } from "~/scene/assistant/step";
import { formatSeconds } from "~/scene/describe-move";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import type { Storyboard } from "~/scene/storyboard";
import { videoSeconds } from "~/scene/video-length";
import { Still } from "~/studio/stills/still";
import { useStills } from "~/studio/stills/use-stills";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";

import { type Proposal, preparePlan, type StepSources } from "./prepare-plan";

interface ProposalCardProps {
  plan: VideoPlan;
  sources: StepSources;
  /** Counts what was applied of the talk: what is still offered is prepared anew on that. */
  round: number;
  /** Only the owner can make a work beside this one. */
  canLink: boolean;
  /** Given what was done, in words. */
  onApplied: (done: string[]) => void;
  onLink: (proposal: Proposal, done: string[]) => Promise<void>;
  onDismiss: () => void;
}

/** Scenes shown before and after; more are counted. */
const mostShown = 4;

/** What a plan would do, prepared and drawn; nothing is changed until somebody says so. */
export function ProposalCard({
  plan,
  sources,
  round,
  canLink,
  onApplied,
  onLink,
  onDismiss,
}: ProposalCardProps) {
  const editor = useEditorCommands();
  const role = useEditor((state) => state.role);
  const [proposal, setProposal] = useState<Proposal | { message: string } | null>(null);
  const [isLinking, setIsLinking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Prepared for a plan from the video as it is then; what else changes meanwhile is merged when it is applied.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sources are another object with every change of the video.
  useEffect(() => {
    const controller = new AbortController();
    setProposal(null);
    preparePlan(plan, editor.read().storyboard, sources, controller.signal).then(
      (prepared) => !controller.signal.aborted && setProposal(prepared),
      (error: Error) => !controller.signal.aborted && setProposal({ message: error.message }),
    );
    return () => controller.abort();
  }, [plan, editor, attempt, round]);

  if (!proposal) {
    return (
      <ToolCard title="Edit the video" state={{ label: "Being prepared", tone: "neutral" }}>
        <div className="grid gap-2" role="status" aria-label="Preparing the changes">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-24" />
        </div>
      </ToolCard>
    );
  }
  if ("message" in proposal) {
    return (
      <ToolCard title="Edit the video" state={{ label: "Failed", tone: "danger" }} error={proposal.message}>
        <Button size="sm" className="justify-self-start" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      </ToolCard>
    );
  }
  const { before, after, steps, failed, prefersLink } = proposal;
  const done = steps.map(({ words }) => words);
  const words = done.join(", ");
  const apply = () => {
    editor.change(words.slice(0, 120), (current) => mergeStoryboards(before, after, current).storyboard);
    editor.announce(`Done: ${words}.`);
    onApplied(done);
  };
  const link = async () => {
    setIsLinking(true);
    await onLink(proposal, done).finally(() => setIsLinking(false));
  };
  const canEdit = role === "owner" || role === "edit";
  return (
    <ToolCard
      title="Edit the video"
      state={
        steps.length > 0
          ? { label: "Waits for you", tone: "warning" }
          : {
              label: failed.every(({ isSoAlready }) => isSoAlready) ? "Nothing to do" : "Not done",
              tone: "neutral",
            }
      }
    >
      {steps.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {steps.map(({ words: one, notes }) => (
            <li key={one} className="grid gap-0.5">
              <span className="font-[550]">{one}</span>
              {notes.map((note) => (
                <span key={note} className="text-muted">
                  {note}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {failed.map(({ words: one, message }) => (
            <li key={one} className="rounded-md bg-warning-soft px-3 py-2">
              <span className="font-[550]">{one}.</span> {message}
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && <Difference before={before} after={after} />}
      <div className="flex flex-wrap gap-2">
        {steps.length > 0 && canEdit && (
          <Button size="sm" variant={prefersLink && canLink ? "secondary" : "primary"} onClick={apply}>
            {prefersLink ? "Change this video" : "Apply"}
          </Button>
        )}
        {steps.length > 0 && canLink && (
          <Button
            size="sm"
            variant={prefersLink ? "primary" : "secondary"}
            loading={isLinking}
            onClick={() => void link()}
          >
            Make a linked version
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          {steps.length > 0 ? "Dismiss" : "Close"}
        </Button>
      </div>
    </ToolCard>
  );
}

/** The scenes that change, as they are and as they would be. */
function Difference({ before, after }: { before: Storyboard; after: Storyboard }) {
  const library = useEditor((state) => state.library);
  const both = useMemo(() => [before, after] as const, [before, after]);
  const stills = useStills(both, library);
  const isRestyled = !sameData(withoutScenes(before), withoutScenes(after));
  const changed = after.scenes.filter((scene) => {
    const was = before.scenes.find(({ id }) => id === scene.id);
    return isRestyled || !was || !sameData(was.slots, scene.slots) || !sameData(was.elements, scene.elements);
  });
  const [secondsBefore, secondsAfter] = [videoSeconds(before, library), videoSeconds(after, library)];
  return (
    <div className="grid gap-2">
      {Math.abs(secondsBefore - secondsAfter) > 0.05 && (
        <p className="text-muted text-sm tabular-nums">
          {formatSeconds(secondsBefore)} → {formatSeconds(secondsAfter)}
        </p>
      )}
      {changed.length > 0 && (
        <ul aria-label="Scenes before and after" className="grid grid-cols-2 gap-2">
          {changed.slice(0, mostShown).map((scene) => (
            <li key={scene.id} className="grid grid-cols-2 items-end gap-1 rounded-md bg-sunken p-1.5">
              <Still
                stills={stills}
                index={0}
                {...(before.scenes.some(({ id }) => id === scene.id) && { sceneId: scene.id })}
                format={before.format}
                className="rounded-sm opacity-60"
              />
              <Still
                stills={stills}
                index={1}
                sceneId={scene.id}
                format={after.format}
                className="rounded-sm"
              />
            </li>
          ))}
        </ul>
      )}
      {changed.length > mostShown && (
        <p className="text-muted text-sm">And {changed.length - mostShown} more scenes.</p>
      )}
    </div>
  );
}

function withoutScenes({ scenes: _, ...rest }: Storyboard) {
  return rest;
}
