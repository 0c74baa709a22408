import { newAccount, setPassword } from "./account";
import type { AccountStore } from "./account-store";
import { normalizeEmail } from "./email-address";
import { hashPassword } from "./passwords";

interface DemoAccount {
  email: string;
  password: string;
  displayName?: string;
  emailVerified?: boolean;
}

/** One user and one member of staff, printed in the README. */
const DEFAULT_DEMO_ACCOUNTS: DemoAccount[] = [
  { email: "ada@example.com", password: "vitrine-demo", displayName: "Ada Moreau", emailVerified: true },
  {
    email: "staff@vitrine.example",
    password: "vitrine-staff",
    displayName: "Sam Okafor",
    emailVerified: true,
  },
];

/** Makes the demo accounts if there is no account yet. `configured` is the DEMO_ACCOUNTS setting. */
export async function seedDemoAccounts(
  accounts: AccountStore,
  configured: string | undefined,
): Promise<void> {
  if (accounts.count() > 0) return;
  const demoAccounts = configured ? (JSON.parse(configured) as DemoAccount[]) : DEFAULT_DEMO_ACCOUNTS;
  for (const { email, password, displayName, emailVerified = false } of demoAccounts) {
    const account = newAccount(Date.now(), { email: normalizeEmail(email), displayName, emailVerified });
    setPassword(account, await hashPassword(password), Date.now());
    accounts.put(account);
  }
}
