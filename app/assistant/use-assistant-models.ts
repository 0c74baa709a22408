import { useMemo } from "react";
import type { NamedModel } from "~/chat/model-choice";
import { builtInAssistant } from "~/domain/chat/built-in-assistant";
import { usePageData } from "~/session/page-data";

/** Who can be asked: the models of the catalogue that write, and the built-in assistant after them. */
export function useAssistantModels(): readonly NamedModel[] {
  const scripts = usePageData().studio?.models.scripts;
  return useMemo(
    () => [...(scripts ?? []).filter(({ provider }) => provider !== "built-in"), builtInAssistant],
    [scripts],
  );
}
