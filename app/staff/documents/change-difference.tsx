import { changePath, changeText, type ValueChange } from "~/domain/documents/difference";
import { FieldDifference } from "~/staff/field-difference";

const most = 60;

/** What a change would do to a document, field by field. */
export function ChangeDifference({ changes }: { changes: readonly ValueChange[] }) {
  return (
    <div className="max-h-[50dvh] overflow-y-auto">
      <h3 className="sr-only">What differs</h3>
      <FieldDifference
        patch={Object.fromEntries(
          changes.slice(0, most).map((change) => [changePath(change.path), changeText(change)]),
        )}
      />
      {changes.length > most && (
        <p className="pt-3 text-muted text-sm">and {changes.length - most} more fields</p>
      )}
    </div>
  );
}
