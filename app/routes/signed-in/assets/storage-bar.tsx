import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import { callApi } from "~/client/call-api";
import type { StorageState } from "~/domain/credits/storage-quota";
import { formatBytes } from "~/domain/text/format-bytes";
import { ProgressBar } from "~/ui/progress-bar";

const calmMs = 1_500;

/** How much of the plan's storage is used; asked again when `refreshKey` changes, and when somebody comes back to the tab. */
export function StorageBar({ refreshKey }: { refreshKey: number }) {
  const [storage, setStorage] = useState<StorageState | null>(null);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const comeBack = () => document.visibilityState === "visible" && setReturns((times) => times + 1);
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say when it may have changed
  useEffect(() => {
    const gone = new AbortController();
    // While many files arrive one after another, it is asked for once they pause.
    const timer = setTimeout(
      () =>
        callApi<StorageState>("/api/v1/assets/storage", { signal: gone.signal }).then(setStorage, () => {}),
      storage ? calmMs : 0,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [refreshKey, returns]);
  // Without an answer there is nothing to say: the files themselves do not depend on it.
  if (!storage) return null;
  const { usedBytes, quotaBytes } = storage;
  const share = Math.min(1, usedBytes / quotaBytes);
  return (
    <div className="grid gap-1.5 text-sm">
      <ProgressBar
        label="Storage"
        value={share}
        detail={`${formatBytes(usedBytes)} of ${formatBytes(quotaBytes)}`}
      />
      {share > 0.9 && (
        <p className="text-muted">
          Nearly full. Empty the trash, or{" "}
          <Link to={href("/subscription")} className="underline">
            take a larger plan
          </Link>
          .
        </p>
      )}
    </div>
  );
}
