import type { UploadRun } from "./upload-state";

/** Why files of a place did not arrive, in whole sentences, where their thumbs have no room for them. */
export function FailedUploads({ runs }: { runs: readonly UploadRun[] }) {
  const failed = runs.filter(({ error }) => error);
  if (failed.length === 0) return null;
  return (
    <ul role="alert" className="grid gap-1 text-danger text-sm">
      {failed.map(({ id, name, error, isFinal }) => (
        <li key={id} className="wrap-anywhere">
          {name}: {error} {isFinal && "It is left out."}
        </li>
      ))}
    </ul>
  );
}
