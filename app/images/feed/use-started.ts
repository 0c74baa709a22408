import { useState } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import type { StartedGeneration } from "./shown-generation";

const most = 20;

/** What was taken while this page stands, for the feed to show before its documents are heard of. */
export function useStarted(models: readonly ImageModelInfo[]) {
  const [started, setStarted] = useState<readonly StartedGeneration[]>([]);
  const add = ({ jobId, request }: { jobId: string; request: ImageRequest }) => {
    const modelLabel = models.find(({ id }) => id === request.modelId)?.label ?? request.modelId;
    setStarted((all) => [...all.slice(-most), { jobId, request, modelLabel, startedMs: Date.now() }]);
  };
  return { started, add };
}
