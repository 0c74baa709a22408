/** How a deployment sets the browser's document database; the bounds are those of the Firebase SDK. */
export interface DocumentSettings {
  /** How much of the documents a device keeps, in bytes; -1: all of them. */
  cacheSizeBytes: number;
  /** Longest time a proxy lets an answer wait, in seconds; null where the SDK is to find out. */
  longPollingSeconds: number | null;
}

const leastCacheBytes = 1_048_576;
const allKept = -1;
const longPollingBounds = { least: 5, most: 30 };

/** What the SDK takes by itself. */
export const usualDocumentSettings: DocumentSettings = {
  cacheSizeBytes: 41_943_040,
  longPollingSeconds: null,
};

/**
 * Returns the settings if the SDK will keep to them. It checks some of them late and the size of a persistent cache
 * not at all. Throws RangeError, in the SDK's words.
 */
export function checkDocumentSettings(settings: DocumentSettings): DocumentSettings {
  const { cacheSizeBytes, longPollingSeconds } = settings;
  if (!Number.isInteger(cacheSizeBytes) || (cacheSizeBytes < leastCacheBytes && cacheSizeBytes !== allKept)) {
    throw new RangeError(`cacheSizeBytes must be at least ${leastCacheBytes}`);
  }
  if (longPollingSeconds !== null) checkLongPolling(longPollingSeconds);
  return settings;
}

function checkLongPolling(seconds: number): void {
  const refuse = (reason: string) => {
    throw new RangeError(`invalid long polling timeout: ${seconds} (${reason})`);
  };
  if (Number.isNaN(seconds)) refuse("must not be NaN");
  if (seconds < longPollingBounds.least) refuse(`minimum allowed value is ${longPollingBounds.least}`);
  if (seconds > longPollingBounds.most) refuse(`maximum allowed value is ${longPollingBounds.most}`);
}
