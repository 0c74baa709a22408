import { type FormEvent, useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import type { CreditAccount } from "~/domain/credits/credit-account";
import { plans } from "~/domain/credits/plan";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { EntryList } from "./entry-list";
import { figure } from "./format";
import { GivenList } from "./given-list";
import { ReservationList } from "./reservation-list";
import { type AccountReading, accountAddress } from "./use-account";

interface AccountViewProps {
  /** As asked for: an address or an id; empty for none. */
  account: string;
  reading: AccountReading;
  onShow: (account: string) => void;
  onChanged: () => void;
}

/** Looks up an account and shows its credits, as its owner sees them and with who gave what. */
export function AccountView({ account, reading, onShow, onChanged }: AccountViewProps) {
  const [typed, setTyped] = useState(account);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setTyped(account), [account]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const asked = typed.trim();
    setProblem(asked ? null : "Type an address or an id.");
    if (asked) onShow(asked);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <form onSubmit={submit} noValidate className="grid gap-3 sm:max-w-lg">
        <h3 className="font-[550]">Look at an account</h3>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField
            label="E-mail or id"
            name="account"
            autoComplete="off"
            spellCheck={false}
            placeholder="name@example.com"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
          />
          <Button type="submit" loading={reading.kind === "loading"}>
            Show
          </Button>
        </div>
        <p role="alert" className="text-danger text-sm empty:hidden">
          {problem ?? (reading.kind === "failed" ? reading.problem : null)}
        </p>
      </form>
      {reading.kind === "loading" && <Skeleton className="h-64" />}
      {reading.kind === "present" && <Account account={reading.account} onChanged={onChanged} />}
    </div>
  );
}

function Account({ account, onChanged }: { account: CreditAccount; onChanged: () => void }) {
  const { userId, email, emailVerified, state, given, subscription, running, page } = account;
  const name = email ?? userId;
  return (
    <section aria-label={`Credits of ${name}`} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="break-all font-[600] text-lg">{name}</span>
          <Badge tone="accent">{plans[state.plan].label}</Badge>
          {email && !emailVerified && <Badge tone="danger">Address not confirmed</Badge>}
        </p>
        <p className="text-muted text-sm">
          Account id <span className="break-all font-mono">{userId}</span> ·{" "}
          {/* A document of its own: this one knows no pages of staff. */}
          <a href={`/content-update-logs?target=ledgers/${userId}`} className="underline underline-offset-2">
            What staff changed
          </a>
        </p>
        <p className="tabular">
          <span className="font-[550]">{figure(state.balance)}</span> to spend,{" "}
          <span className="font-[550]">{figure(state.reserved)}</span> set aside,{" "}
          <span className="font-[550]">{figure(state.usedToday)}</span> of {figure(state.dailyCap)} used today
        </p>
        {subscription && (
          <p className="text-muted text-sm">
            Subscription {subscription.id}: {subscription.status}
            {running > 1 && <span className="text-danger"> · {running} are running</span>}
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <h4 className="mb-1 font-[550]">Received</h4>
          {given.length === 0 ? (
            <p className="text-muted">Nothing yet.</p>
          ) : (
            <GivenList account={account} onChanged={onChanged} />
          )}
        </div>
        <div>
          <h4 className="mb-1 font-[550]">Set aside now</h4>
          {state.reservations.length === 0 ? (
            <p className="text-muted">Nothing.</p>
          ) : (
            <ReservationList reservations={state.reservations} isOwn={false} />
          )}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h4 className="font-[550]">Ledger</h4>
        <EntryList
          page={page}
          readMore={async (query) => (await callApi<CreditAccount>(accountAddress(userId, query))).page}
        />
      </div>
    </section>
  );
}
