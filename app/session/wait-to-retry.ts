export interface RetryWait {
  over: Promise<void>;
  end: () => void;
}

/** Waits before something is tried again: until the time is over, the browser is online again, or somebody ends it. */
export function waitToRetry(ms: number): RetryWait {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), ms);
    end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    addEventListener("online", end);
  });
  return { over, end };
}
