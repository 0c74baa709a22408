import type { Delivery, SignUp } from "~/domain/pages/page-mails";
import { askPublic, PublicFetchError } from "~/server/http/fetch-public.server";
import { resolveHost } from "~/server/http/resolve-host.server";
import type { Settings } from "~/settings/settings.server";
import { signDelivery } from "./sign-delivery";

interface Order {
  url: string;
  secret: string;
  /** Stays the same when it is sent again. */
  id: string;
  pageId: string;
  signUp: SignUp;
  isTest?: boolean;
}

/** Sends one sign-up to the address its owner set; taken is what is answered with a status of success. */
export async function deliver(settings: Settings, order: Order): Promise<Delivery> {
  const { url, secret, id, pageId, signUp, isTest = false } = order;
  const type = isTest ? "newsletter.test" : "newsletter.signed-up";
  const body = JSON.stringify({ id, type, pageId, consent: true, ...signUp });
  const seconds = Math.floor(Date.now() / 1000);
  const { alternateHost, mainHost, pageHosts } = settings.access;
  try {
    const answer = await askPublic(url, {
      ownHosts: [alternateHost ?? [], mainHost ?? [], ...pageHosts.keys()].flat(),
      mostBytes: 64 * 1024,
      timeoutMs: 10_000,
      resolve: resolveHost,
      localOrigin: settings.localFetchOrigin,
      post: {
        body,
        headers: {
          "Content-Type": "application/json",
          "Vitrine-Timestamp": String(seconds),
          "Vitrine-Signature": await signDelivery(secret, seconds, body),
        },
      },
    });
    await answer.body.cancel().catch(() => {});
    if (answer.status >= 200 && answer.status < 300) return { isDelivered: true };
    return {
      isDelivered: false,
      message: `It answered with ${answer.status}. Check the address and what receives it.`,
    };
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    const isSlow = error.code === "address_too_slow";
    return {
      isDelivered: false,
      message: isSlow
        ? "It did not answer within ten seconds. Check what receives it."
        : "It could not be reached. Check the address.",
    };
  }
}
