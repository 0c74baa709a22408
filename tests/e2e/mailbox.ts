import type { Studio } from "./studio.ts";

/** The link in the latest mail to an address, from the mailbox of the embedded Firebase. Throws if there is none. */
export async function readLatestLink(
  studio: Studio,
  recipient: string,
  requestType: "PASSWORD_RESET" | "EMAIL_SIGNIN" | "VERIFY_EMAIL",
): Promise<string> {
  const response = await fetch(`${studio.url}/emulator/mailbox.json`);
  const { messages } = (await response.json()) as {
    messages: { recipient: string; requestType: string; link: string; sentAt: string }[];
  };
  const mine = messages
    .filter((message) => message.recipient === recipient && message.requestType === requestType)
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt));
  if (!mine[0]) throw new Error(`No ${requestType} mail to ${recipient}`);
  return mine[0].link;
}
