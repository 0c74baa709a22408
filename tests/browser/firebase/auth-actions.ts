import type { Page } from "playwright-core";

/** What tests of Auth do over and over, in a tab of the harness or against the service. */

const PASSWORD = "correct horse";

/** The code an SDK call fails with, or "no error". */
export function errorCode(
  page: Page,
  action: "create" | "sign-in",
  email: string,
  password = PASSWORD,
): Promise<string> {
  return page.evaluate(
    async ([kind, person, secret]) => {
      const { auth, identity } = window.sdk;
      const call = kind === "create" ? auth.createUserWithEmailAndPassword : auth.signInWithEmailAndPassword;
      return call(identity, person, secret).then(
        () => "no error",
        (error: { code: string }) => error.code,
      );
    },
    [action, email, password] as const,
  );
}

/** The code that renewing the person's token fails with, or "no error". */
export function renewalCode(page: Page): Promise<string> {
  return page.evaluate(() =>
    window.sdk.identity.currentUser!.getIdToken(true).then(
      () => "no error",
      (error: { code: string }) => error.code,
    ),
  );
}

/** The link in the latest message to an address. */
export async function latestLink(origin: string, recipient: string): Promise<string> {
  const response = await fetch(`${origin}/emulator/mailbox.json?to=${encodeURIComponent(recipient)}`);
  const { messages } = (await response.json()) as { messages: { link: string }[] };
  if (!messages[0]) throw new Error(`No message to ${recipient}`);
  return messages[0].link;
}
