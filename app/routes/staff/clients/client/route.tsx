import { useState } from "react";
import { Link, useParams } from "react-router";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { isMasked, type TypedText, withTyped } from "~/domain/clients/typed-text";
import { pageTitle } from "~/shell/page-title";
import { StaffPage, StaffPageSkeleton } from "~/staff/staff-page";
import { usePolled } from "~/staff/use-polled";
import { ErrorState } from "~/ui/error-state";
import type { Route } from "./+types/route";
import { ClientActions } from "./client-actions";
import { GrantsPanel } from "./grants-panel";
import { Health } from "./health";
import { JobsPanel } from "./jobs-panel";
import { LedgerPanel } from "./ledger-panel";
import { LimitsPanel } from "./limits-panel";
import { NotesPanel } from "./notes-panel";
import { OwnAccountNote } from "./own-account";
import { WorksPanel } from "./works-panel";

const title = "Client";
const lookEveryMs = 15_000;
/** Each as long as its panels are: one that is short leaves no hole beside one that is long. */
const stack = "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4";
export const handle = { place: "Clients", reads: "/api/v1/staff/clients/:clientId" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** One account: how it is, what it made and spent, and what staff can do for it. */
export default function Client() {
  const { clientId = "" } = useParams();
  return <ClientOf key={clientId} clientId={clientId} />;
}

function ClientOf({ clientId }: { clientId: string }) {
  /** Shown for a reason, until the page is left. */
  const [revealed, setRevealed] = useState<TypedText>({ works: [], entries: [] });
  const {
    answer: read,
    problem,
    retry,
  } = usePolled<ClientDetail>(`/api/v1/staff/clients/${encodeURIComponent(clientId)}`, lookEveryMs);
  const answer = read && withTyped(read, revealed);
  if (problem && !answer) {
    const isMissing = problem.status === 404;
    return (
      <StaffPage title={title}>
        <ErrorState
          title={isMissing ? "There is no such account" : "The account could not be read"}
          onRetry={isMissing ? undefined : retry}
          requestId={isMissing ? null : problem.requestId}
          action={
            <Link to="/prod/clients" className="underline">
              All clients
            </Link>
          }
        >
          {isMissing ? "Check its id, or look for it in the list." : problem.message}
        </ErrorState>
      </StaffPage>
    );
  }
  if (!read || !answer) return <StaffPageSkeleton title={title} />;
  const { client } = answer;
  return (
    <StaffPage
      title={client.email ?? client.name ?? client.id}
      description={
        <>
          <Link to="/prod/clients" className="underline">
            All clients
          </Link>
          {client.name && ` · ${client.name}`} · <code className="select-all text-xs">{client.id}</code>
          {client.email && !answer.emailVerified && (
            <span className="text-warning"> · address not confirmed</span>
          )}
          {" · "}
          <Link
            to={`/content-update-logs?${new URLSearchParams({ target: `users/${client.id}` })}`}
            className="underline"
          >
            What staff changed
          </Link>
        </>
      }
      actions={
        <ClientActions
          detail={answer}
          isMasked={isMasked(read, revealed)}
          onReveal={setRevealed}
          onDone={retry}
        />
      }
    >
      <OwnAccountNote clientId={client.id} />
      <Health detail={answer} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <div className={stack}>
          <LimitsPanel detail={answer} onDone={retry} />
          <JobsPanel detail={answer} />
        </div>
        <div className={stack}>
          <NotesPanel detail={answer} onDone={retry} />
          <GrantsPanel detail={answer} onDone={retry} />
          <LedgerPanel detail={answer} />
          <WorksPanel detail={answer} />
        </div>
      </div>
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} />;
}
