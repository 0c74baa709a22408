import { scriptCredits } from "~/domain/credits/prices";
import { isSubjectMissing } from "~/domain/image/picture-report";
import type { FieldsOfKind } from "~/domain/jobs/job";
import type { JobReport, VideoReport, VideoStart } from "~/domain/jobs/job-room";
import type { IncompletePicture } from "~/domain/jobs/kinds/video";
import type { Script } from "~/domain/video/script";
import type { JobKind, Transition } from "./job-kind";

export interface VideoNotes {
  /** What was written, or what was approved. */
  script: Script | null;
  approved: boolean;
  /** How many pictures were made by the job itself; absent before the first. */
  picturesMade?: number;
  incompletePictures?: IncompletePicture[];
}

type Report = VideoReport | Extract<JobReport, { kind: "failed" }>;

const noParts = { partsDone: 0, partsTotal: 0 };

export const makeVideoKind: JobKind<VideoStart, Report, VideoNotes> = {
  workflow: (settings) => settings.workflows.makeVideo,
  begin: ({ given }) => ({
    notes: { script: given?.script ?? null, approved: given !== undefined },
    change: {},
  }),

  reduce(report, { event, notes }, start): Transition<VideoNotes> {
    switch (report.kind) {
      case "writing":
        return { key: "writing", change: { stage: "writing" } };
      case "written":
        return {
          key: "written",
          change: { state: "waiting", stage: "approval" },
          notes: { script: report.script, approved: false },
        };
      case "pictures":
        return {
          key: "pictures",
          change: { stage: "pictures", partsDone: report.partsGiven ?? 0, partsTotal: report.partsTotal },
        };
      case "picture-made":
        return {
          key: `picture ${report.sceneId}`,
          change: { partsDone: event.partsDone + 1 },
          notes: {
            ...notes,
            picturesMade: (notes.picturesMade ?? 0) + (report.isNew ? 1 : 0),
            incompletePictures: [...(notes.incompletePictures ?? []), ...incompletePicture(report, start)],
          },
        };
      case "storyboard":
        return { key: "storyboard", change: { stage: "storyboard", ...noParts } };
      case "done":
        return { key: "done", change: { state: "done", stage: "done", contentId: report.contentId } };
      case "failed":
        return { key: "failed", change: { state: "failed", error: report.error } };
    }
  },

  fields({ input, creditsPerPicture }, { event, notes }): FieldsOfKind<"make-video"> {
    const { script, incompletePictures } = notes;
    return { brief: input.brief, script, creditsPerPicture, contentId: event.contentId, incompletePictures };
  },
  documents: async () => [],
  spentCredits(
    { creditsPerPicture, creditsReserved },
    { event, notes: { picturesMade = 0, incompletePictures = [] } },
  ) {
    const returned = incompletePictures.reduce((sum, { creditsReturned }) => sum + creditsReturned, 0);
    const credits = scriptCredits + picturesMade * creditsPerPicture - returned;
    return event.state === "done" ? Math.min(creditsReserved ?? 0, credits) : 0;
  },
  missingPictures: (_start, { notes: { incompletePictures = [] } }) =>
    incompletePictures.filter(({ creditsReturned }) => creditsReturned > 0).length,
  leftovers: async () => [],
  remixed: () => null,
  // In its last stage the workflow takes back the content it made.
  endsItself: (stage) => stage === "storyboard",
  wakesWith: ({ approved }) => (approved ? "approval" : "wake"),
};

function incompletePicture(
  { sceneId, isNew, report = null }: Extract<VideoReport, { kind: "picture-made" }>,
  { creditsPerPicture }: VideoStart,
): IncompletePicture[] {
  if (!report || !isSubjectMissing(report)) return [];
  return [{ sceneId, missing: report.missing, creditsReturned: isNew ? creditsPerPicture : 0 }];
}
