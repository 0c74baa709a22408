import { type ComponentType, lazy as reactLazy } from "react";
import { isModuleFailure } from "./module-failure";
import { isServerReachable } from "./server-reach";
import { waitForServer } from "./waiting-parts";

/** Dispatched on the window when a person's press wants a part that waits for a connection. */
export const partWaitsEvent = "vitrine:part-waits";

/**
 * React's `lazy` for a part of a page. Where its code does not come because no server answers, it waits behind its
 * `Suspense` until one does, and the rest of the page stays. Where the browser remembers what failed, `loadModule` then
 * loads the page anew.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React types it
export function lazy<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return reactLazy(() => loadPart(load));
}

async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (failure) {
    if (!isModuleFailure(failure)) throw failure;
    if (!(await isServerReachable())) {
      if (navigator.userActivation?.isActive) dispatchEvent(new Event(partWaitsEvent));
      await waitForServer();
    }
    return load();
  }
}
