import { isServerReachable } from "./server-reach";

export const moduleAttempts = 3;
export const moduleFailureEvent = "vitrine:module-failure";
const pauseMs = 1000;

export function pauseBetweenAttempts(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}

/**
 * A part of the page's code did not come, however often it was asked for. The page is loaded anew once, at the
 * destination where one was on the way; the boot guard of the document knows whether that was done. If it was, the
 * failure screen takes the place of the page. Where no server answers, a reload would lose the page to the browser's
 * own error: then it returns, and whoever wanted the code says that there is no connection.
 */
export async function missModule(failure: unknown): Promise<void> {
  if (!(await isServerReachable())) return;
  if (window.vitrineReload?.()) await new Promise(() => {});
  dispatchEvent(new CustomEvent(moduleFailureEvent, { detail: failure }));
}
