import { type FieldsOfKind, isJobOver } from "~/domain/jobs/job";
import type { ClipReport, ClipStart, JobReport, MadeClip } from "~/domain/jobs/job-room";
import { clipDocuments } from "~/stores/assets/clips.server";
import { assetKey } from "~/stores/media/media-keys.server";
import { clipIdOf } from "../result-ids";
import type { JobKind, Transition } from "./job-kind";

export interface ClipNotes {
  clip: MadeClip | null;
}

type Report = ClipReport | Extract<JobReport, { kind: "failed" }>;

export const makeClipKind: JobKind<ClipStart, Report, ClipNotes> = {
  workflow: (settings) => settings.workflows.makeClip,
  begin: () => ({ notes: { clip: null }, change: {} }),

  reduce(report): Transition<ClipNotes> {
    switch (report.kind) {
      case "clip-started":
        return { key: "started", change: { stage: "clip" } };
      case "clip-ready":
        return { key: "ready", change: { stage: "storing" } };
      case "clip-made":
        return { key: "end", change: { state: "done", stage: "done" }, notes: { clip: report.clip } };
      case "failed":
        return { key: "end", change: { state: "failed", error: report.error } };
    }
  },

  fields({ input, modelLabel, creditsReserved }, { event, notes }): FieldsOfKind<"make-clip"> {
    const isOver = isJobOver(event.state);
    return {
      clipRequest: input.request,
      modelLabel,
      assetId: notes.clip?.assetId ?? null,
      creditsReserved,
      creditsSpent: isOver ? (notes.clip ? creditsReserved : 0) : null,
    };
  },
  documents: async (start, { notes }) => (notes.clip ? clipDocuments(start, notes.clip) : []),
  spentCredits: ({ creditsReserved }, { notes }) => (notes.clip ? creditsReserved : 0),
  missingPictures: () => 0,
  leftovers: async ({ jobId, ownerId }, { notes }) =>
    notes.clip ? [] : [assetKey(ownerId, await clipIdOf(jobId))],
  remixed: () => null,
  endsItself: () => true,
  wakesWith: () => "wake",
};
