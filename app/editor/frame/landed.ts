import { type ComponentType, lazy } from "react";

const files = import.meta.glob([
  "../{add,captions,voice,sound,assistant,versions,comments}/*-panel.tsx",
  "../canvas/canvas-pane.tsx",
  "../timeline/timeline-pane.tsx",
  "../people/people-button.tsx",
]) as Record<string, () => Promise<Record<string, ComponentType>>>;

/** A pane whose file is there; null where it is not. */
export function landed(file: string, name: string): ComponentType | null {
  const load = files[`../${file}.tsx`];
  return load ? lazy(async () => ({ default: (await load())[name] as ComponentType })) : null;
}
