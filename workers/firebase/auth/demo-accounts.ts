import { newAccount, setPassword } from "./account";
import type { AccountStore } from "./account-store";

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
  if (!accounts.isEmpty()) return;
  const demoAccounts = configured ? (JSON.parse(configured) as DemoAccount[]) : DEFAULT_DEMO_ACCOUNTS;
  for (const { email, password, displayName, emailVerified = false } of demoAccounts) {
    const account = newAccount(Date.now(), { email: email.toLowerCase(), displayName, emailVerified });
    await setPassword(account, password, Date.now());
    accounts.put(account);
  }
}
