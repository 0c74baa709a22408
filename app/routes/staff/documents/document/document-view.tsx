import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { can } from "~/domain/access/permission";
import { idOf } from "~/domain/documents/document-access";
import type { DocumentDetail, DocumentRow } from "~/domain/documents/document-answers";
import { toTaggedFields } from "~/domain/documents/tagged-json";
import { useViewer } from "~/session/use-viewer";
import { ChangeDifference } from "~/staff/documents/change-difference";
import { ChangesList } from "~/staff/documents/changes-list";
import {
  collectionAddress,
  documentAddress,
  newChangeId,
  sendChanges,
} from "~/staff/documents/documents-api";
import { FieldsEditor } from "~/staff/documents/fields-editor";
import { offerUndo } from "~/staff/documents/offer-undo";
import { ReasonDialog } from "~/staff/reason-dialog";
import { StaffPage } from "~/staff/staff-page";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { SelectionBar } from "~/ui/selection-bar";
import { Tabs } from "~/ui/tabs";
import { BackLinksPane } from "./back-links-pane";
import { BelowPane } from "./below-pane";
import { DocumentActions } from "./document-actions";
import { JsonPane } from "./json-pane";
import { useDraft, wholeJson } from "./use-draft";

interface DocumentViewProps {
  document: DocumentRow;
  mode: DocumentDetail["mode"];
  collections: readonly string[];
  isLive: boolean;
  onLive: (isLive: boolean) => void;
  onWritten: () => void;
  /** What went wrong when it was read again. */
  problem: string | null;
}

const tabs = ["fields", "json", "below", "links", "changes"] as const;
type Tab = (typeof tabs)[number];

export function DocumentView({
  document,
  mode,
  collections,
  isLive,
  onLive,
  onWritten,
  problem,
}: DocumentViewProps) {
  const viewer = useViewer();
  const draft = useDraft(document);
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((each) => each === query.get("view")) ?? "fields";
  const [isReviewing, setReviewing] = useState(false);
  const { path, updateTime, createTime } = document;
  const isReadOnly = mode === "read" || !can(viewer, "change-documents");
  const isDirty = draft.changes.length > 0 || draft.invalid.size > 0;
  const names = path.split("/");

  async function save(reason: string) {
    const id = newChangeId();
    const answer = await sendChanges({
      changeId: id,
      actId: id,
      act: "edit",
      reason,
      changes: [{ kind: "set", path, fields: toTaggedFields(draft.fields), unchangedSince: draft.baseTime }],
    });
    draft.reset();
    onWritten();
    if (answer.writtenAt) offerUndo("Saved", [answer.changeId], onWritten);
  }

  return (
    <StaffPage
      title={idOf(path)}
      description={
        <>
          <Link to={collectionAddress(names[0] ?? "")} className="underline">
            {names[0]}
          </Link>
          {names.slice(1, -1).map((name, at) => (
            <span key={names.slice(0, at + 2).join("/")}>
              {" / "}
              <Link
                to={
                  at % 2 === 0
                    ? documentAddress(names.slice(0, at + 2).join("/"))
                    : collectionAddress(names.slice(0, at + 2).join("/"))
                }
                className="underline"
              >
                {name}
              </Link>
            </span>
          ))}
          {" · made "}
          <time dateTime={createTime}>{createTime}</time>
          {" · changed "}
          <time dateTime={updateTime}>{updateTime}</time>
        </>
      }
      actions={
        <>
          {isReadOnly && <Badge>Read only</Badge>}
          <Button
            size="sm"
            icon={isLive ? <Pause className="size-3.5" /> : <Play className="size-3.5" />}
            onClick={() => onLive(!isLive)}
          >
            {isLive ? "Pause" : "Go live"}
          </Button>
          <DocumentActions document={document} isReadOnly={isReadOnly} isDirty={isDirty} />
        </>
      }
    >
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem} What you see may be out of date.
        </p>
      )}
      {draft.isOvertaken && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-3 rounded-md bg-danger-soft px-3 py-2 text-sm"
        >
          <span>
            Somebody else has changed this document since you began. What you typed cannot be saved over it.
          </span>
          <Button size="sm" onClick={draft.reset}>
            Discard mine and show theirs
          </Button>
        </div>
      )}
      <Tabs<Tab>
        label="Views of the document"
        value={tab}
        onChange={(next) =>
          setQuery(
            (before) => {
              before.set("view", next);
              return before;
            },
            { replace: true, preventScrollReset: true },
          )
        }
        tabs={[
          {
            value: "fields",
            label: "Fields",
            content: (
              <FieldsEditor
                key={`${draft.baseTime} ${draft.round}`}
                fields={draft.fields}
                stored={draft.base}
                // Until the JSON can be read, a field changed here would be undone by it.
                isReadOnly={isReadOnly || draft.invalid.has(wholeJson)}
                onChange={draft.change}
                onInvalid={draft.setInvalid}
              />
            ),
          },
          {
            value: "json",
            label: "JSON",
            keepMounted: true,
            content: (
              <JsonPane
                key={draft.round}
                fields={draft.fields}
                isReadOnly={isReadOnly}
                onChange={draft.change}
                onInvalid={(isInvalid) => draft.setInvalid(wholeJson, isInvalid)}
              />
            ),
          },
          {
            value: "below",
            label: "Below",
            content: <BelowPane path={path} collections={collections} isReadOnly={isReadOnly} />,
          },
          { value: "links", label: "Links", content: <BackLinksPane path={path} /> },
          { value: "changes", label: "Changes", content: <ChangesList path={path} onUndone={onWritten} /> },
        ]}
      />
      {isDirty && (
        <SelectionBar label="Changes not saved">
          <span className="px-2 text-sm" role="status">
            {draft.invalid.size > 0
              ? `Correct ${[...draft.invalid]
                  .slice(0, 2)
                  .map((path) => (path === wholeJson ? "JSON" : path))
                  .join(", ")}`
              : `${draft.changes.length} ${draft.changes.length === 1 ? "change" : "changes"} not saved`}
          </span>
          <Button size="sm" variant="ghost" onClick={draft.reset}>
            Discard
          </Button>
          <Button
            size="sm"
            variant="primary"
            disabled={draft.invalid.size > 0 || draft.isOvertaken}
            onClick={() => setReviewing(true)}
          >
            Review and save
          </Button>
        </SelectionBar>
      )}
      <ReasonDialog
        open={isReviewing}
        size="lg"
        title={`Change ${path}?`}
        description="This is all that will differ. It is written only where the document still is as you read it, and can be taken back for 30 days."
        confirmLabel="Save"
        onConfirm={save}
        onClose={() => setReviewing(false)}
      >
        <ChangeDifference changes={draft.changes} />
      </ReasonDialog>
    </StaffPage>
  );
}
