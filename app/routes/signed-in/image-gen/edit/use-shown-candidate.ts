import { useEffect, useMemo, useState } from "react";
import { type EditDraft, emptyDraft } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { openingShare } from "~/image-editor/opening-share";
import type { CompareWay } from "~/image-editor/stage-scene";
import { acceptCandidate, discardCandidates } from "~/images/edit/candidate-actions";
import type { Image } from "~/stores/images/image-document";
import { useLoadedImage } from "./loaded-images";
import type { PictureSteps } from "./picture-steps";

interface ShownCandidateOptions {
  assetId: string;
  size: Size;
  draft: EditDraft;
  staged: readonly Image[] | null;
  onOpen: (assetId: string) => void;
  steps: PictureSteps;
  onAccept: (image: Image) => void;
  onDiscard: (images: readonly Image[]) => void;
}

/** The candidate that is looked at, how it is compared, and what may be done with it. */
export function useShownCandidate(options: ShownCandidateOptions) {
  const { assetId, size, draft, staged, onOpen, steps, onAccept, onDiscard } = options;
  const [shownId, setShownId] = useState<string | null>(null);
  const [way, setWay] = useState<CompareWay>("slider");
  const [share, setShare] = useState(0.5);
  const [isHeld, setHeld] = useState(false);
  const image = staged?.find(({ id }) => id === shownId) ?? null;
  const loading = useLoadedImage(image?.id ?? null);
  const shown = useMemo(
    () => (image && loading.kind === "present" ? { image, picture: loading.picture } : null),
    [image, loading],
  );

  const show = (next: Image | null) => {
    setHeld(false);
    setShownId(next?.id ?? null);
    // From one to the next the slider stays where it was put.
    if (next && shownId === null) setShare(next.operation === "fill" ? openingShare(size, draft) : 0.5);
  };

  // One that comes in is shown at once; those that were there when the page was opened wait to be chosen.
  const newest = staged?.[0] ?? null;
  const newestId = newest?.id ?? null;
  const [seenId, setSeenId] = useState<string | null | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown is what comes in, as things are by then
  useEffect(() => {
    if (staged === null || newestId === seenId) return;
    setSeenId(newestId);
    const isNew = seenId !== undefined && !staged.slice(1).some(({ id }) => id === newestId);
    if (isNew && newest !== null && newestId !== shownId) show(newest);
  }, [staged, newestId, seenId, shownId]);

  return {
    id: image?.id ?? null,
    /** Null while none is looked at or its image is not there yet. */
    shown,
    way,
    setWay,
    share,
    setShare,
    isHeld,
    setHeld,
    show,
    step: (by: 1 | -1) => {
      const all = staged ?? [];
      if (all.length === 0) return;
      const at = all.findIndex(({ id }) => id === shownId);
      show(all[at < 0 ? 0 : (at + by + all.length) % all.length] ?? null);
    },
    accept: () => {
      if (!image) return;
      steps.accepted(image, assetId);
      acceptCandidate(image, () => steps.undoOf(image.id, emptyDraft)?.());
      onAccept(image);
      onOpen(image.id);
    },
    discard: (those: readonly Image[] = image ? [image] : []) => {
      if (those.length === 0) return;
      const rest = staged?.filter((other) => !those.includes(other)) ?? [];
      // The way back brings it among the others again, not onto the canvas.
      setSeenId(rest[0]?.id ?? null);
      show(those.length === 1 ? (rest[0] ?? null) : null);
      discardCandidates(those);
      onDiscard(those);
    },
  };
}

export type ShownCandidate = ReturnType<typeof useShownCandidate>;
