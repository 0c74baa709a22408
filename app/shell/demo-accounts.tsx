import { Fragment } from "react";

const accounts = [
  { who: "User", email: "ada@example.com", password: "vitrine-demo" },
  { who: "Staff", email: "staff@vitrine.example", password: "vitrine-staff" },
];

export interface DemoAccountsProps {
  /** Takes an account over into the form, where there is one. */
  onPick?: (email: string, password: string) => void;
}

/** What can be signed in with on a machine with the embedded Firebase, and where its mail is. */
export default function DemoAccounts({ onPick }: DemoAccountsProps) {
  return (
    <aside className="mt-8 animate-appear rounded-md border border-line border-dashed p-3.5 text-muted text-sm">
      <p>
        This copy runs on your machine with accounts of its own. Mail it sends lands in its{" "}
        <a
          href="/emulator/mailbox"
          target="_blank"
          rel="noreferrer"
          className="text-text underline underline-offset-3"
        >
          mailbox
        </a>
        .
      </p>
      <dl className="mt-2.5 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5">
        {accounts.map(({ who, email, password }) => (
          <Fragment key={email}>
            <dt className="font-[550] text-text">{who}</dt>
            <dd className="min-w-0 font-mono text-xs leading-4">
              <span className="block truncate">{email}</span>
              <span className="block truncate">{password}</span>
            </dd>
            <dd>
              {onPick && (
                <button
                  type="button"
                  onClick={() => onPick(email, password)}
                  aria-label={`Fill in ${email}`}
                  className="h-7 rounded-sm px-2 font-[550] text-text hover:bg-hover"
                >
                  Fill in
                </button>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </aside>
  );
}
