import { missModule, moduleAttempts, pauseBetweenAttempts } from "./miss-module";

/**
 * The `Worker` of pages (see `guardModules` in scripts/vite). A script that did not come is asked for three times, a
 * second apart, and ends as any other part of the page's code that is missing; only where no server answers, whoever
 * started the worker is told.
 */
export class GuardedWorker extends Worker {
  constructor(address: string | URL, options?: WorkerOptions) {
    super(address, options);
    this.addEventListener("error", (event: Event) => {
      // Errors of the worker's own code have a message.
      if (event instanceof ErrorEvent) return;
      event.stopImmediatePropagation();
      void this.#askAgain(address);
    });
  }

  async #askAgain(address: string | URL): Promise<void> {
    for (let attempt = 2; attempt <= moduleAttempts; attempt++) {
      await pauseBetweenAttempts();
      const answer = await fetch(address).catch(() => null);
      if (answer?.ok) break;
    }
    const failure = new Error(`The worker script did not come: ${address}`);
    await missModule(failure);
    this.dispatchEvent(new ErrorEvent("error", { message: failure.message, error: failure }));
  }
}
