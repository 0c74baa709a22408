import WandSparkles from "lucide-react/icons/wand-sparkles";
import { useCallback, useEffect, useRef, useState } from "react";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { Brief } from "~/domain/video/brief";
import type { RewriteSlot } from "~/domain/video/rewrite";
import type { Take } from "~/domain/video/take";
import { replaceScene } from "~/scene/edit-storyboard";
import { bringBack, copyOfScene, setCopy } from "~/scene/edit-takes";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { showUndoToast } from "~/ui/toast";
import { newMark } from "../new-mark";
import { askForCopy, type OfferedCopy } from "./ask-for-copy";
import { CopyChoice } from "./copy-choice";
import type { ChangeVideo } from "./scene-task";
import { TakesList } from "./takes-list";

interface CopyTaskProps {
  scene: Scene;
  storyboard: Storyboard;
  work: { brief: Brief | null };
  slot: RewriteSlot | "scene";
  onChange: ChangeVideo;
}

type Answer =
  | { kind: "asking" }
  | { kind: "failed"; message: string }
  | { kind: "present"; offered: OfferedCopy };

const wishes = ["Shorter", "Number first", "As a question", "In two lines"];
const targetNames: Record<RewriteSlot | "scene", string> = {
  scene: "The whole scene",
  label: "Line above",
  headline: "Headline",
  body: "Text",
  action: "Button",
  spoken: "What is said",
};

/** Three other ways to say a scene or one line of it, and every one it ever had. */
export function CopyTask({ scene, storyboard, work, slot: asked, onChange }: CopyTaskProps) {
  const [target, setTarget] = useState(asked);
  const [wish, setWish] = useState("");
  const [answer, setAnswer] = useState<Answer>({ kind: "asking" });
  const request = useRef<AbortController | null>(null);
  const latest = useRef({ scene, storyboard, brief: work.brief, offered: [] as string[] });
  latest.current = { ...latest.current, scene, storyboard, brief: work.brief };

  const ask = useCallback(async (nextTarget: RewriteSlot | "scene", instruction: string) => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setAnswer({ kind: "asking" });
    const { scene, storyboard, brief, offered: seen } = latest.current;
    const about = { scene, storyboard, brief, target: nextTarget, instruction, seen };
    try {
      const offered = await askForCopy(about, controller.signal);
      if (controller.signal.aborted) return;
      latest.current.offered = [...seen, ...offered.choices.map(({ text }) => text)].slice(-60);
      setAnswer({ kind: "present", offered });
    } catch (error) {
      if (!controller.signal.aborted) setAnswer({ kind: "failed", message: (error as Error).message });
    }
  }, []);

  useUnreachedMessage(answer.kind === "failed" ? answer.message : null, () => void ask(target, wish));
  useEffect(() => {
    void ask(asked, "");
    return () => request.current?.abort();
  }, [ask, asked]);

  const replaced = () => showUndoToast("Words replaced", () => onChange((now) => replaceScene(now, scene)));
  const present = copyOfScene(scene);
  const targets = (["scene", "headline", "body", "label", "action", "spoken"] as const).filter(
    (name) => name === "scene" || present[name],
  );
  const takes = scene.takes?.filter((take) => take.kind === "words") ?? [];
  return (
    <div className="grid gap-6">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(target, wish);
        }}
      >
        <Select
          label="Rewrite"
          value={target}
          onChange={(next) => {
            setTarget(next);
            void ask(next, wish);
          }}
          choices={targets.map((value) => ({
            value,
            label: targetNames[value],
            ...(value === "scene" ? {} : { detail: present[value] as string }),
          }))}
        />
        <div className="grid gap-2">
          <TextField
            label="What should change"
            placeholder="Mention the price"
            dir="auto"
            value={wish}
            limit={300}
            onChange={(event) => setWish(event.target.value)}
          />
          <div className="flex flex-wrap gap-1.5">
            {wishes.map((one) => (
              <Button
                key={one}
                size="sm"
                onClick={() => {
                  setWish(one);
                  void ask(target, one);
                }}
              >
                {one}
              </Button>
            ))}
          </div>
        </div>
        <Button
          type="submit"
          loading={answer.kind === "asking"}
          icon={<WandSparkles className="size-4" aria-hidden="true" />}
          className="justify-self-start"
        >
          {answer.kind === "present" ? "Three more" : "Write three"}
        </Button>
      </form>
      <section aria-label="Alternatives" aria-busy={answer.kind === "asking"} className="grid gap-2">
        {answer.kind === "asking" && [0, 1, 2].map((index) => <Skeleton key={index} className="h-20" />)}
        {answer.kind === "failed" && (
          <p role="alert" className="text-danger text-sm">
            {answer.message}
          </p>
        )}
        {answer.kind === "present" && (
          <>
            {answer.offered.choices.length === 0 && (
              <p className="text-muted text-sm">{answer.offered.none}</p>
            )}
            {answer.offered.choices.map((choice) => (
              <CopyChoice
                key={choice.text}
                words={choice.shown}
                unbacked={choice.unbacked}
                note={choice.move}
                onChoose={() => {
                  const { choices, madeBy } = answer.offered;
                  const words = choices.map((other) => other.words);
                  onChange((current) => setCopy(current, scene.id, choice.words, newMark, { words, madeBy }));
                  replaced();
                }}
              />
            ))}
            {answer.offered.choices.length > 0 && (
              <p className="text-faint text-xs">Written by {answer.offered.madeBy}.</p>
            )}
          </>
        )}
      </section>
      <TakesList
        title="What it said before"
        takes={takes as Take[]}
        onChoose={(take) => {
          onChange((current) => bringBack(current, scene.id, take, newMark));
          replaced();
        }}
      />
    </div>
  );
}
