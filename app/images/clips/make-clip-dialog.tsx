import { useState } from "react";
import { ApiError, callApi } from "~/call-api";
import { creditWords } from "~/domain/credit-words";
import type { ImageModelInfo } from "~/domain/image-model";
import { type ImageRatio, imageRatios, imageRequestLimits } from "~/domain/image-request";
import type { ClipRequest } from "~/domain/make-images";
import { useCredits } from "~/session/use-credits";
import type { Image } from "~/stores/image-document";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { showToast } from "~/ui/toast";

interface MakeClipDialogProps {
  userId: string;
  image: Image;
  /** Those that can begin with an image; at least one. */
  models: readonly ImageModelInfo[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sets an image in motion with a video model. What was typed stays when it is refused. */
export function MakeClipDialog({ userId, image, models, open, onOpenChange }: MakeClipDialogProps) {
  const balance = useCredits(userId)?.balance ?? null;
  const [modelId, setModelId] = useState(models[0]?.id ?? "");
  const model = models.find(({ id }) => id === modelId) ?? models[0];
  const [prompt, setPrompt] = useState("");
  const [chosenSeconds, setSeconds] = useState<number | null>(null);
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!model) return null;

  const lengths = model.clipSeconds ?? [];
  const seconds = lengths.find((length) => length === chosenSeconds) ?? lengths[0] ?? 5;
  const isShort = balance !== null && balance < model.creditsPerResult;
  /** Another request is another clip: it gets a key of its own. */
  const change = (apply: () => void) => {
    apply();
    setKey(crypto.randomUUID());
    setProblem(null);
  };

  const send = async () => {
    setIsSending(true);
    setProblem(null);
    const request: ClipRequest = {
      modelId: model.id,
      prompt: prompt.trim(),
      sourceAssetId: image.id,
      ratio: nearestRatio(image, model.ratios),
      seconds,
      seed: null,
    };
    try {
      await callApi("/api/v1/clips", { method: "POST", body: { idempotencyKey, request } });
      setKey(crypto.randomUUID());
      onOpenChange(false);
      showToast("The clip is being made. It will be among your assets.");
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "The clip could not be started. Try again.");
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Make a clip" size="sm">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextArea
          label="What moves"
          hint="Such as: the camera circles slowly, steam rises."
          value={prompt}
          maxLength={imageRequestLimits.promptCharacters}
          error={problem}
          onChange={(event) => change(() => setPrompt(event.target.value))}
        />
        <Select
          label="Model"
          choices={models.map(({ id, label, creditsPerResult }) => ({
            value: id,
            label,
            detail: creditWords(creditsPerResult),
          }))}
          value={model.id}
          onChange={(id) => change(() => setModelId(id))}
        />
        {lengths.length > 1 && (
          <SegmentedControl
            label="Length"
            showLabel
            segments={lengths.map((length) => ({ value: String(length), label: `${length} s` }))}
            value={String(seconds)}
            onChange={(length) => change(() => setSeconds(Number(length)))}
          />
        )}
        <div className="grid gap-1.5">
          <Button type="submit" variant="primary" loading={isSending} disabled={isShort}>
            Make clip · {creditWords(model.creditsPerResult)}
          </Button>
          <p className="text-muted text-sm">
            {isShort ? `You have ${creditWords(balance)}.` : "What fails costs nothing."}
          </p>
        </div>
      </form>
    </Dialog>
  );
}

/** Of the ratios a model makes, the one nearest to the image's own shape. */
function nearestRatio({ width, height }: Image, ratios: readonly string[]): ImageRatio {
  const offered = imageRatios.filter((ratio) => ratios.includes(ratio));
  const away = (ratio: ImageRatio) => {
    const [across = 1, down = 1] = ratio.split(":").map(Number);
    return Math.abs(Math.log((across * height) / (down * width)));
  };
  return offered.toSorted((one, other) => away(one) - away(other))[0] ?? "16:9";
}
