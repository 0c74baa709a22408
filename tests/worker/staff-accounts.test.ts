import { beforeAll, expect, test } from "vitest";
import { type Account, accountOf, type LocalStudio, shareLocalStudio, signInStaff } from "./local-studio";

let studio: Pick<LocalStudio, "url">;
let staff: Account;
const password = "a long password";

beforeAll(async () => {
  studio = await shareLocalStudio();
  staff = await signInStaff(studio);
});

async function identity(method: string, body: object): Promise<{ idToken: string; localId: string }> {
  const answer = await fetch(
    new URL(`/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, studio.url),
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    },
  );
  expect(answer.status).toBe(200);
  return (await answer.json()) as { idToken: string; localId: string };
}

/** Signs in at the product with what the identity service says of an account now. */
async function signIn(email: string): Promise<Account> {
  const { localId, idToken } = await identity("signInWithPassword", { email, password });
  const account = accountOf(studio, localId, idToken);
  expect((await account.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
  return account;
}

test("credits, plans and taking back go by the account's id alone", async () => {
  const email = `hal-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await identity("signUp", { email, password });
  const { userId } = await signIn(email);
  const post = async (path: string, json: object) => {
    const answer = await staff.call(`/api/v1/staff/${path}`, { method: "POST", json });
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };
  const grant = { credits: 100, reason: "gift", note: "Thanks", lastDay: null, why: "They asked" };
  const give = (to: object) => post("grants", { idempotencyKey: crypto.randomUUID(), ...grant, ...to });
  expect(await give({ email })).toMatchObject({ status: 400 });
  expect(await give({ userId: "nobody" })).toMatchObject({ status: 404, code: "account_missing" });
  expect(await post("plans", { email, plan: "studio", why: "Paid by invoice" })).toMatchObject({
    status: 400,
  });
  expect(await give({ userId, why: " " })).toMatchObject({ status: 400 });
  expect(await post("plans", { userId, plan: "free" })).toMatchObject({ status: 400 });
  expect(await post("plans", { userId, plan: "free", why: "As it was" })).toMatchObject({ status: 200 });
  expect(await give({ userId })).toMatchObject({ status: 201, balance: 1100 });

  const account = await staff.call(`/api/v1/staff/clients/${userId}`);
  const { given } = (await account.json()) as {
    given: { id: number; note: string; canBeTakenBack: boolean }[];
  };
  expect(given.map(({ note, canBeTakenBack }) => [note === "Thanks", canBeTakenBack])).toContainEqual([
    true,
    true,
  ]);
  const [mistake, monthly] = [true, false].map((of) => given.find((one) => one.canBeTakenBack === of)?.id);
  const back = (grantId: unknown, reason: string) => post("take-backs", { userId, grantId, reason });
  expect(await back(mistake, " ")).toMatchObject({ status: 400 });
  expect(await back(monthly, "Mistake")).toMatchObject({ status: 404, code: "grant_missing" });
  const taken = { status: 200, taken: 100, missing: 0, balance: 1000 };
  expect(await back(mistake, "Mistake")).toMatchObject(taken);
  expect(await back(mistake, "Mistake")).toMatchObject(taken);
});
