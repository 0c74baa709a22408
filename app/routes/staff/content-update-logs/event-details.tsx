import { useState } from "react";
import { Link } from "react-router";
import { callApi } from "~/client/call-api";
import { can } from "~/domain/access/permission";
import { type AuditEvent, whyNotReverted } from "~/domain/audit/audit-event";
import type { FieldChange } from "~/domain/audit/patch";
import { useViewer } from "~/session/use-viewer";
import { FieldDifference } from "~/staff/field-difference";
import { ReasonDialog } from "~/staff/reason-dialog";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast";
import { OutcomeBadge } from "./log-columns";
import { actorName, describeAction, formatTime } from "./log-row";
import { toldValue } from "./told-value";

interface EventDetailsProps {
  event: AuditEvent;
  /** The log is narrowed to what was pressed. */
  onNarrow: () => void;
  onReverted: () => void;
}

/** Documents that are listed; a release writes dozens. */
const mostTargets = 12;

/** All that is known of an event: who, when, for which request, what it changed; and the way back. */
export function EventDetails({ event, onNarrow, onReverted }: EventDetailsProps) {
  const viewer = useViewer();
  const [isReverting, setReverting] = useState(false);
  const why = whyNotReverted(event);
  const { context, details, reason, patch, targets } = event;

  async function revert(given: string) {
    await callApi(`/api/v1/staff/audit-events/${event.id}/revert`, {
      method: "POST",
      body: { reason: given },
    });
    showToast("Put back, as a change of its own");
    onReverted();
  }

  return (
    <section aria-label={describeAction(event.action)} className="grid min-w-0 gap-4">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm [&>dd]:wrap-anywhere [&>dt]:text-muted">
        <dt>What</dt>
        <dd>
          {describeAction(event.action)} <span className="font-mono text-muted text-xs">{event.action}</span>
        </dd>
        <dt>When</dt>
        <dd>
          <time dateTime={event.at}>{formatTime(event.at)}</time>
        </dd>
        <dt>Who</dt>
        <dd>
          <FilterLink name="who" value={event.actor.id} onPress={onNarrow}>
            {actorName(event)}
          </FilterLink>{" "}
          <span className="text-muted">
            {[event.actor.type, event.actor.role].filter(Boolean).join(", ")}
          </span>
        </dd>
        <dt>Of</dt>
        <dd className="grid">
          {targets.slice(0, mostTargets).map((target) => (
            <FilterLink key={target} name="target" value={target} onPress={onNarrow}>
              <span className="font-mono text-xs">{target}</span>
            </FilterLink>
          ))}
          {targets.length > mostTargets && (
            <span className="text-muted">and {targets.length - mostTargets} more, in the download</span>
          )}
        </dd>
        <dt>Outcome</dt>
        <dd>
          <OutcomeBadge outcome={event.outcome} />
        </dd>
        {reason && (
          <>
            <dt>Reason</dt>
            <dd dir="auto">{reason}</dd>
          </>
        )}
        {context.requestId && (
          <>
            <dt>Request</dt>
            <dd>
              <FilterLink name="request" value={context.requestId} onPress={onNarrow}>
                <span className="font-mono text-xs">{context.requestId}</span>
              </FilterLink>{" "}
              {context.route && <span className="font-mono text-muted text-xs">{context.route}</span>}
            </dd>
          </>
        )}
        {Object.entries(details)
          .filter(([, value]) => value !== null && value !== "")
          .map(([name, value]) => (
            <Detail key={name} name={name} value={String(value)} />
          ))}
      </dl>
      {patch.length > 0 && <Changes patch={patch} />}
      {can(viewer, "revert-changes") && (
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-3">
          <Button size="sm" disabled={why !== null} onClick={() => setReverting(true)}>
            Put back as it was before
          </Button>
          {why && <p className="text-muted text-sm">{why}</p>}
        </div>
      )}
      <ReasonDialog
        open={isReverting}
        title="Put this change back?"
        description="It becomes a new change of its own. Where something was changed since, nothing is put back."
        confirmLabel="Put back"
        onConfirm={revert}
        onClose={() => setReverting(false)}
      />
    </section>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </>
  );
}

/** What changed, document by document. */
function Changes({ patch }: { patch: readonly FieldChange[] }) {
  const targets = [...new Set(patch.map(({ target }) => target))];
  return targets.map((target) => {
    const changes = patch.filter((change) => change.target === target);
    return (
      <div key={target} className="grid min-w-0 gap-2">
        {targets.length > 1 && <h3 className="wrap-anywhere font-mono text-sm">{target}</h3>}
        <FieldDifference
          patch={Object.fromEntries(
            changes.map(({ field, before, after }) => [
              field,
              { before: toldValue(before), after: toldValue(after) },
            ]),
          )}
        />
      </div>
    );
  });
}

function FilterLink({
  name,
  value,
  onPress,
  children,
}: {
  name: "who" | "target" | "request";
  value: string;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <Link
      to={`?${new URLSearchParams({ [name]: value })}`}
      onClick={onPress}
      className="underline decoration-line-strong underline-offset-2"
    >
      {children}
    </Link>
  );
}
