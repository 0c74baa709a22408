import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import { formatCredits } from "~/domain/credits/format-credits";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { type ImageRatio, imageRatios, imageRequestLimits } from "~/domain/image/image-request";
import { clipAddress, sendClip } from "~/images/clips/send-clip";
import { useCredits } from "~/session/use-credits";
import type { Image } from "~/stores/images/image-document";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { showLinkToast } from "~/ui/toast";
import { type ClipDraft, forgetClipDraft, keepClipDraft, newClipDraft, readClipDraft } from "./clip-draft";

interface MakeClipDialogProps {
  userId: string;
  image: Image;
  /** Those that can begin with an image; at least one. */
  models: readonly ImageModelInfo[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sets an image in motion with a video model. What was typed stays, also when it is refused or the page is left. */
export function MakeClipDialog({ userId, image, models, open, onOpenChange }: MakeClipDialogProps) {
  const balance = useCredits(userId)?.balance ?? null;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => newClipDraft(image.id));
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useUnreachedMessage(problem, () => setProblem(null));
  // What is kept in this browser can only be read after the page has come alive.
  useEffect(() => setDraft(readClipDraft(userId, image.id)), [userId, image.id]);
  const model = models.find(({ id }) => id === draft.modelId) ?? models[0];
  if (!model) return null;

  const lengths = model.clipSeconds ?? [];
  const seconds = lengths.find((length) => length === draft.seconds) ?? lengths[0] ?? 5;
  const isShort = balance !== null && balance < model.creditsPerResult;
  /** Another request is another clip: it gets a key of its own. */
  const change = (changes: Partial<ClipDraft>) => {
    const next = { ...draft, ...changes, key: crypto.randomUUID() };
    setDraft(next);
    keepClipDraft(userId, next);
    setProblem(null);
  };

  const send = async () => {
    setIsSending(true);
    setProblem(null);
    try {
      keepClipDraft(userId, draft);
      const { jobId } = await sendClip(
        {
          modelId: model.id,
          prompt: draft.prompt.trim(),
          sourceAssetId: image.id,
          ratio: nearestRatio(image, model.ratios),
          seconds,
          seed: null,
        },
        draft.key,
      );
      forgetClipDraft(userId, image.id);
      setDraft(newClipDraft(image.id));
      onOpenChange(false);
      showLinkToast("The clip is being made", "Watch it", () => void navigate(clipAddress(jobId)));
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
          value={draft.prompt}
          limit={imageRequestLimits.promptCharacters}
          error={problem}
          onChange={(event) => change({ prompt: event.target.value })}
        />
        <Select
          label="Model"
          choices={models.map(({ id, label, creditsPerResult }) => ({
            value: id,
            label,
            detail: formatCredits(creditsPerResult),
          }))}
          value={model.id}
          onChange={(id) => change({ modelId: id })}
        />
        {lengths.length > 1 && (
          <SegmentedControl
            label="Length"
            showLabel
            segments={lengths.map((length) => ({ value: String(length), label: `${length} s` }))}
            value={String(seconds)}
            onChange={(length) => change({ seconds: Number(length) })}
          />
        )}
        <div className="grid gap-1.5">
          <Button type="submit" variant="primary" loading={isSending} disabled={isShort}>
            Make clip · {formatCredits(model.creditsPerResult)}
          </Button>
          <p className="text-muted text-sm">
            {isShort ? `You have ${formatCredits(balance)}.` : "What fails costs nothing."}
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
