import type { PictureImporting } from "~/rows/pictures/use-cell-pictures";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";

const picturesOf = (count: number) => (count === 1 ? "1 picture" : `${count.toLocaleString()} pictures`);

/** Which pictures that cells name are not here yet, and the way to them. */
export function PictureNote({ importing }: { importing: PictureImporting }) {
  const { waitingCount, failedCount, unmatchedNames, progress } = importing;
  const [firstName] = unmatchedNames;
  if (progress) {
    return (
      <Strip>
        <p role="status" className="flex items-center gap-2">
          <Spinner className="size-3.5" />
          <span className="tabular">
            Fetching pictures: {progress.done.toLocaleString()} of {progress.of.toLocaleString()}
          </span>
        </p>
        <Button size="sm" variant="ghost" onClick={importing.stop}>
          Stop
        </Button>
      </Strip>
    );
  }
  if (waitingCount + failedCount > 0) {
    return (
      <Strip>
        <p>
          {waitingCount > 0 &&
            `${picturesOf(waitingCount)} ${waitingCount === 1 ? "is" : "are"} still at ${waitingCount === 1 ? "its address" : "their addresses"}. `}
          {failedCount > 0 && `${picturesOf(failedCount)} could not be fetched.`}
        </p>
        <Button size="sm" onClick={() => importing.start()}>
          {waitingCount > 0 ? `Fetch ${picturesOf(waitingCount + failedCount)}` : "Try again"}
        </Button>
      </Strip>
    );
  }
  if (!firstName) return null;
  return (
    <Strip>
      <p className="min-w-0 truncate">
        {unmatchedNames.length === 1
          ? `No file of yours is called “${firstName}”. Upload it to your assets, and it is found by its name.`
          : `${unmatchedNames.length.toLocaleString()} pictures, such as “${firstName}”, are no files of yours. Upload them to your assets, and they are found by their names.`}
      </p>
    </Strip>
  );
}

function Strip({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-10 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b bg-sunken px-4 py-1.5 text-sm">
      {children}
    </div>
  );
}
