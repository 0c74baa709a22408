import { useId, useRef, useState } from "react";
import { callApi } from "~/client/call-api";
import { formatCredits } from "~/domain/credits/format-credits";
import { describeMissing, describeReturned } from "~/domain/image/describe-missing";
import type { Format } from "~/domain/video/format";
import type { NewPictureAnswer, NewPictureAsked } from "~/domain/video/new-picture";
import { type ScriptScene, scriptLimits } from "~/domain/video/script";
import type { PictureTake } from "~/domain/video/take";
import { usePicturePrice } from "~/session/use-picture-price";
import { Button } from "~/ui/button";
import { lengthProblem } from "~/ui/text-limit";
import { showErrorToast } from "~/ui/toast";
import { stampOf } from "./rewrite-panel";
import { inPlace } from "./script-line";

interface ScenePictureProps {
  jobId: string;
  scene: ScriptScene;
  format: Format;
  onDescribe: (pictureBrief: string) => void;
  /** Null goes back to having one made on approval. */
  onPicture: (picture: PictureTake | null) => void;
}

/** What the picture of a scene shows; it can be seen before anything else is made, and made again until it fits. */
export function ScenePicture({ jobId, scene, format, onDescribe, onPicture }: ScenePictureProps) {
  const id = useId();
  const [making, setMaking] = useState(false);
  /** What the last picture was to show and does not, and what came back for it. */
  const [note, setNote] = useState<string | null>(null);
  const price = usePicturePrice();
  const problem = lengthProblem(scene.pictureBrief.trim(), scriptLimits.pictureBriefCharacters);
  /** Kept while the answer is not known: pressed again after a lost answer, it is the same picture. */
  const pending = useRef<{ prompt: string; key: string; seed: number } | null>(null);
  const pictures = (scene.takes ?? []).filter((take): take is PictureTake => take.kind === "picture");
  const chosen = pictures.find(({ assetId }) => assetId === scene.pictureAssetId);

  async function make() {
    const prompt = scene.pictureBrief.trim();
    if (prompt === "" || problem) return document.getElementById(id)?.focus();
    if (pending.current?.prompt !== prompt) {
      pending.current = { prompt, key: crypto.randomUUID(), seed: Math.floor(Math.random() * 2 ** 32) };
    }
    const { key, seed } = pending.current;
    setMaking(true);
    setNote(null);
    try {
      const body: NewPictureAsked = { idempotencyKey: key, jobId, sceneId: scene.id, prompt, seed, format };
      const answer = await callApi<NewPictureAnswer>("/api/v1/pictures", { method: "POST", body });
      pending.current = null;
      const { asset, madeBy, creditsReturned } = answer;
      const missing = asset.report?.missing;
      onPicture({
        ...stampOf(madeBy),
        kind: "picture",
        assetId: asset.id,
        alt: asset.alt,
        ...(missing && { missing }),
      });
      setNote(describeReturned([{ missing, creditsReturned }]));
    } catch (error) {
      showErrorToast("The picture could not be made", (error as Error).message);
    } finally {
      setMaking(false);
    }
  }

  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 text-sm">
        <label htmlFor={id} className="text-muted">
          Picture
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={1}
          aria-invalid={problem !== null || undefined}
          value={scene.pictureBrief}
          onChange={(event) => onDescribe(event.target.value.replaceAll("\n", " "))}
          className={inPlace}
        />
        <Button size="sm" variant="ghost" loading={making} onClick={() => void make()}>
          {pictures.length > 0 ? "Another" : "See it"}
          {price !== null && ` · ${formatCredits(price)}`}
        </Button>
      </div>
      {problem && <p className="text-danger text-sm">{problem}</p>}
      <p role="status" className="text-pretty text-muted text-sm empty:hidden">
        {note ?? (chosen?.missing && describeMissing(chosen.missing))}
      </p>
      {pictures.length > 0 && (
        <ul className="flex gap-2 overflow-x-auto p-0.5">
          {pictures.map((picture) => {
            const isChosen = picture.assetId === scene.pictureAssetId;
            return (
              <li key={picture.id} className="shrink-0">
                <button
                  type="button"
                  aria-pressed={isChosen}
                  aria-label={isChosen ? "This picture is used" : "Use this picture"}
                  onClick={() => onPicture(isChosen ? null : picture)}
                  className="block cursor-default overflow-hidden rounded-sm outline-2 outline-transparent outline-offset-1 transition-[outline-color] hover:outline-line-strong aria-pressed:outline-accent"
                >
                  <img
                    src={`/media/assets/${picture.assetId}`}
                    alt={picture.alt}
                    loading="lazy"
                    style={{ aspectRatio: format.replace(":", " / ") }}
                    className="h-28 bg-sunken object-cover"
                  />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
