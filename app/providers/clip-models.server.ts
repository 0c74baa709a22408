import type { ClipModel } from "~/providers/clip-call.server";
import { falClips } from "~/providers/fal.server";
import { googleClips } from "~/providers/google.server";
import { knownClipModel } from "~/providers/known-clip-models";
import { replicateClips } from "~/providers/replicate.server";
import type { ProviderBindings } from "~/settings/provider-settings.server";

/** Longest wait for one answer where no other is set, in milliseconds. */
const usualTimeoutMs = 60_000;

/** Models that make clips, as configured. There is no built-in one: none where nothing is configured. */
export function clipModels({
  fal,
  replicate,
  google,
  overrides,
  timeoutMs = usualTimeoutMs,
}: ProviderBindings): ClipModel[] {
  const offered = (
    provider: string,
    modelIds: readonly string[] | undefined,
    calls: (modelId: string) => ClipModel["calls"],
  ): ClipModel[] =>
    (modelIds ?? []).map((modelId) => {
      const { info, wire } = knownClipModel(provider, modelId, overrides);
      return { ...info, wire, calls: calls(modelId), timeoutMs };
    });
  return [
    ...(fal ? offered("fal", fal.videoModels, falClips(fal)) : []),
    ...(replicate ? offered("replicate", replicate.videoModels, replicateClips(replicate)) : []),
    ...(google ? offered("google", google.videoModels, googleClips(google)) : []),
  ];
}
