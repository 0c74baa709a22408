import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Brief } from "~/domain/video/brief";
import type { Alternative, RewriteAnswer, RewriteAsked, RewriteSlot } from "~/domain/video/rewrite";
import { moveNames, whyNoWords } from "~/domain/video/rewrite-move";
import { sayingOf } from "~/domain/video/saying-of";
import type { Script, ScriptScene } from "~/domain/video/script";
import type { CopyTake, Take } from "~/domain/video/take";
import { askForRewrite } from "~/studio/ask-for-rewrite";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import { lengthProblem } from "~/ui/text-limit";

const wishCharacters = 300;

const targetNames = {
  scene: "Scene",
  headline: "Headline",
  body: "Text",
  label: "Label",
  action: "Button",
} as const;
type Target = keyof typeof targetNames;

interface RewritePanelProps {
  brief: Brief;
  script: Script;
  scene: ScriptScene;
  /** Puts the copy into the scene; `offered` are all that were there to choose from. */
  onUse: (words: CopyTake, pictureBrief: string | undefined, offered: CopyTake[]) => void;
}

/** Other copy for the scene or one line of it, asked for as often as wanted, and all that it had before. */
export function RewritePanel({ brief, script, scene, onUse }: RewritePanelProps) {
  const [target, setTarget] = useState<Target>("scene");
  const [wish, setWish] = useState("");
  const [answer, setAnswer] = useState<RewriteAnswer | null>(null);
  const [state, setState] = useState<"resting" | "asking" | { failed: string }>("resting");
  const seen = useRef<string[]>([]);
  const wishId = useId();
  const problem = lengthProblem(wish, wishCharacters);

  async function ask(nextTarget: Target, instruction: string) {
    setState("asking");
    setAnswer(null);
    try {
      const body = requestOf({ brief, script, scene, target: nextTarget, instruction, seen: seen.current });
      const next = await askForRewrite(body);
      seen.current = [
        ...seen.current,
        ...next.alternatives.map((one) => sayingOf(one.lines, nextTarget)),
      ].slice(-60);
      setAnswer(next);
      setState("resting");
    } catch (error) {
      setState({ failed: (error as Error).message });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once when the panel opens, then by hand
  useEffect(() => void ask(target, ""), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!problem) void ask(target, wish);
  }

  function use(chosen: Alternative) {
    const madeBy = answer?.madeBy ?? null;
    const takes = (answer?.alternatives ?? []).map((one) => takeOf(scene, one, target, madeBy));
    const take = takeOf(scene, chosen, target, madeBy);
    onUse(take, chosen.pictureBrief, takes);
  }

  const present = (Object.keys(targetNames) as Target[]).filter(
    (name) => name === "scene" || name === "headline" || name === "body" || scene[name] !== undefined,
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md bg-sunken p-3">
      <SegmentedControl
        label="What to rewrite"
        size="sm"
        segments={present.map((value) => ({ value, label: targetNames[value] }))}
        value={target}
        onChange={(next) => {
          setTarget(next);
          seen.current = [];
          void ask(next, wish);
        }}
      />
      <div aria-live="polite" className="grid gap-2">
        {state === "asking" && (
          <div className="grid gap-2" role="status" aria-label="Looking for other words">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
        {typeof state === "object" && <p className="text-danger text-sm">{state.failed}</p>}
        {state === "resting" && answer?.alternatives.length === 0 && (
          <p className="text-muted text-sm">{whyNoWords[answer.why ?? "nothing-else"]}</p>
        )}
        {answer?.alternatives.map((alternative) => (
          <button
            key={sayingOf(alternative.lines, target)}
            type="button"
            onClick={() => use(alternative)}
            className="grid cursor-default gap-0.5 rounded-md border border-line bg-raised px-3 py-2 text-start transition-colors hover:border-accent"
          >
            <Words words={alternative.lines} />
            {alternative.move && <span className="text-faint text-xs">{moveNames[alternative.move]}</span>}
            {alternative.unbacked.length > 0 && (
              <span className="text-sm text-warning">States what your brief does not.</span>
            )}
          </button>
        ))}
      </div>
      <form onSubmit={submit} className="flex gap-2">
        <label htmlFor={wishId} className="sr-only">
          What should be different
        </label>
        <input
          id={wishId}
          dir="auto"
          value={wish}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? `${wishId}-problem` : undefined}
          onChange={(event) => setWish(event.target.value)}
          placeholder="Shorter, as a question…"
          className="h-8 min-w-0 grow rounded-md border border-line-strong bg-raised px-2.5 text-base outline-none placeholder:text-faint focus-visible:border-accent"
        />
        <Button type="submit" loading={state === "asking"}>
          Others
        </Button>
      </form>
      {problem && (
        <p id={`${wishId}-problem`} className="text-danger text-sm">
          {problem}
        </p>
      )}
      <EarlierCopy scene={scene} onUse={(take) => onUse(take, undefined, [])} />
    </div>
  );
}

function EarlierCopy({ scene, onUse }: { scene: ScriptScene; onUse: (take: CopyTake) => void }) {
  const earlier = (scene.takes ?? []).filter((take): take is CopyTake => take.kind === "words");
  if (earlier.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-default font-[550] text-muted hover:text-text">
        Earlier words ({earlier.length})
      </summary>
      <ul className="mt-2 grid gap-2">
        {earlier.map((take) => (
          <li key={take.id}>
            <button
              type="button"
              onClick={() => onUse(take)}
              className="grid w-full cursor-default gap-0.5 rounded-md border border-line bg-raised px-3 py-2 text-start text-base transition-colors hover:border-accent"
            >
              <Words words={take.lines} />
              <span className="text-faint text-xs">{take.madeBy ?? "Yours"}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Words({ words }: { words: Alternative["lines"] }) {
  const [first = "", ...rest] = [words.headline, words.body, words.spoken, words.label, words.action].filter(
    Boolean,
  );
  return (
    <>
      <span dir="auto" className="whitespace-pre-line font-[550]">
        {first}
      </span>
      {rest.length > 0 && (
        <span dir="auto" className="whitespace-pre-line text-muted text-sm">
          {rest.join(" · ")}
        </span>
      )}
    </>
  );
}

interface Asking {
  brief: Brief;
  script: Script;
  scene: ScriptScene;
  target: Target;
  instruction: string;
  seen: string[];
}

function requestOf({ brief, script, scene, target, instruction, seen }: Asking): RewriteAsked {
  const { role, headline, body, label, action, spoken } = scene;
  return {
    language: script.language,
    tone: brief.tone,
    prompt: brief.prompt,
    scene: {
      role,
      lines: {
        headline,
        body,
        ...(label && { label }),
        ...(action && { action }),
        ...(spoken && { spoken }),
      },
    },
    otherLines: script.scenes
      .filter(({ id }) => id !== scene.id)
      .flatMap((other) => [other.headline, other.body].filter(Boolean)),
    seen,
    target: target === "scene" ? "scene" : "line",
    ...(target !== "scene" && { slot: target }),
    ...(instruction.trim() && { instruction: instruction.trim() }),
  };
}

/** The whole scene as it would be with an alternative in it. */
function takeOf(scene: ScriptScene, { lines }: Alternative, target: Target, madeBy: string | null): CopyTake {
  const slots = ["label", "headline", "body", "action"] as const satisfies RewriteSlot[];
  const words = Object.fromEntries(
    slots.flatMap((slot) => {
      const text = target === "scene" || target === slot ? lines[slot] : scene[slot];
      return text ? [[slot, text]] : [];
    }),
  );
  // What is said follows the words, unless the line has its own.
  const spoken = target === "scene" ? lines.spoken : undefined;
  return { ...stampOf(madeBy), kind: "words", lines: words, ...(spoken && { spoken }) };
}

export function stampOf(madeBy: string | null): Pick<Take, "id" | "keptAt" | "madeBy"> {
  return { id: crypto.randomUUID(), keptAt: new Date().toISOString(), madeBy };
}
