import { EncoderLostError } from "~/export/segments/encoder-lost-error";

/** Waits for an encoder that may fall silent without an error, as graphics processors do where too many encode at once. */
export interface Watchdog {
  /** The encoder has answered. */
  heard(): void;
  /** As the promise; rejects with an EncoderLostError where nothing was heard for the whole patience meanwhile. */
  watch<T>(waiting: Promise<T>): Promise<T>;
}

export function createWatchdog(patienceMs: number): Watchdog {
  let heardMs = performance.now();
  return {
    heard() {
      heardMs = performance.now();
    },
    watch<T>(waiting: Promise<T>): Promise<T> {
      heardMs = performance.now();
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const timer = setInterval(() => {
        if (performance.now() - heardMs > patienceMs) reject(new EncoderLostError({ isSilent: true }));
      }, patienceMs / 4);
      waiting.then(resolve, reject);
      return promise.finally(() => clearInterval(timer));
    },
  };
}

/** For encoders that fail aloud. */
export const noWatchdog: Watchdog = { heard() {}, watch: (waiting) => waiting };
