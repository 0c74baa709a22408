import { useSearchParams } from "react-router";
import { can } from "~/domain/access/permission";
import { useViewer } from "~/session/use-viewer";
import { AccountView } from "./account-view";
import { GrantForm } from "./grant-form";
import { PlanForm } from "./plan-form";
import { useAccount } from "./use-account";

/** For staff: an account's ledger, and what can be done about it. Which account stands in the address. */
export function StaffSection() {
  const viewer = useViewer();
  const [query, setQuery] = useSearchParams();
  const account = query.get("account") ?? "";
  const { reading, readAgain } = useAccount(account);

  const show = (next: string) => {
    if (next === account) return readAgain();
    setQuery(
      (before) => {
        before.set("account", next);
        return before;
      },
      { preventScrollReset: true },
    );
  };
  const shown = reading.kind === "present" ? reading.account : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <AccountView account={account} reading={reading} onShow={show} onChanged={readAgain} />
      {/* What is typed for one account never goes to another. */}
      {shown && (
        <div
          key={shown.userId}
          className="grid grid-cols-[minmax(0,1fr)] gap-10 border-line border-t pt-8 lg:grid-cols-2"
        >
          {can(viewer, "grant-credits") && <GrantForm account={shown} onGiven={readAgain} />}
          {can(viewer, "set-plans") && <PlanForm account={shown} onSet={readAgain} />}
        </div>
      )}
    </div>
  );
}
