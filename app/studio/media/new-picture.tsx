import { useRef, useState } from "react";
import { callApi } from "~/client/call-api";
import { formatCredits } from "~/domain/credits/format-credits";
import { describeReturned } from "~/domain/image/describe-missing";
import type { NewPictureAnswer, NewPictureAsked } from "~/domain/video/new-picture";
import { scriptLimits } from "~/domain/video/script";
import { setPictureBrief } from "~/scene/edit-storyboard";
import { copyOfScene, setPicture } from "~/scene/edit-takes";
import { mediaOfAsset } from "~/scene/media-of-asset";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { usePicturePrice } from "~/session/use-picture-price";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { newMark } from "../new-mark";
import type { ChangeVideo } from "../scenes/scene-task";

interface NewPictureProps {
  scene: Scene;
  storyboard: Storyboard;
  contentId: string;
  onChange: ChangeVideo;
}

/** Makes a new picture from what it is to show. Each one takes the scene's place; those of before are kept. */
export function NewPicture({ scene, storyboard, contentId, onChange }: NewPictureProps) {
  const [prompt, setPrompt] = useState(() => firstPrompt(scene));
  const [state, setState] = useState<
    { kind: "making" } | { kind: "resting"; note: string | null } | { kind: "failed"; message: string }
  >({ kind: "resting", note: null });
  const price = usePicturePrice();
  const madeBy = useRef<string | null>(null);
  /** Kept while the answer is not known: pressed again after a lost answer, it is the same picture. */
  const key = useRef<{ prompt: string; id: string; seed: number } | null>(null);

  async function make() {
    if (key.current?.prompt !== prompt) {
      key.current = { prompt, id: crypto.randomUUID(), seed: Math.floor(Math.random() * 2 ** 32) };
    }
    const { id, seed } = key.current;
    setState({ kind: "making" });
    try {
      const body: NewPictureAsked = {
        idempotencyKey: id,
        contentId,
        sceneId: scene.id,
        prompt,
        seed,
        format: storyboard.format,
      };
      const answer = await callApi<NewPictureAnswer>("/api/v1/pictures", { method: "POST", body });
      key.current = null;
      madeBy.current = answer.madeBy;
      const { asset } = answer;
      const picture = mediaOfAsset(asset);
      onChange((current) =>
        picture && current.scenes.some((other) => other.id === scene.id)
          ? setPictureBrief(setPicture(current, scene.id, picture, newMark), scene.id, prompt)
          : current,
      );
      const { creditsReturned } = answer;
      setState({ kind: "resting", note: describeReturned([{ ...asset.report, creditsReturned }]) });
    } catch (error) {
      setState({ kind: "failed", message: (error as Error).message });
    }
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (state.kind !== "making" && prompt.trim()) void make();
      }}
    >
      <TextArea
        dir="auto"
        label="What it shows"
        value={prompt}
        limit={scriptLimits.pictureBriefCharacters}
        onChange={(event) => setPrompt(event.target.value)}
        error={state.kind === "failed" ? state.message : null}
        hint={madeBy.current ? `The last one was made by ${madeBy.current}.` : undefined}
      />
      {state.kind === "resting" && state.note && (
        <p role="status" className="text-pretty text-muted text-sm">
          {state.note}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        loading={state.kind === "making"}
        disabled={!prompt.trim()}
        className="justify-self-start"
      >
        {madeBy.current ? "Make another" : "Make a picture"}
        {price !== null && ` · ${formatCredits(price)}`}
      </Button>
    </form>
  );
}

function firstPrompt(scene: Scene): string {
  const media = scene.slots.picture;
  const alt = media?.kind === "picture" ? media.alt : "";
  const { headline = "", body = "" } = copyOfScene(scene);
  const prompt = scene.pictureBrief || alt || [headline, body].filter(Boolean).join(". ");
  return prompt.slice(0, scriptLimits.pictureBriefCharacters);
}
