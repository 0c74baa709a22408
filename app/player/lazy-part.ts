import { type ComponentType, lazy } from "react";

/**
 * A part of the player that is loaded when it is first shown. Where it cannot be had (a lost connection, a new version of the
 * site) it is missing, and the video plays on without it.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })));
}
