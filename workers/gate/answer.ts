import { failureMessages } from "~/domain/page/failure-messages";
import { problem } from "~/server/http/problem.server";
import type { Passage } from "./gate";
import { plainScreen } from "./plain-screen";

const messages: Record<string, string> = {
  bad_path: "The address of this request is not well formed. Check it and try again.",
  not_found: "There is nothing at this address.",
  sign_in_required: "Sign in and send the request again.",
  token_expired: "Your sign-in has expired. Refresh it and send the request again.",
  staff_only: "This is for staff only.",
  view_as_read_only:
    "You view an account as staff in this browser: nothing can be changed. End the view first, then do it as yourself.",
  view_as_over: "Looking at the account is over. Load the page again: you are yourself then.",
  cross_site: "This request came from another site. Do it from a page of this one.",
  identity_unavailable: "Sign-in cannot be checked at the moment. Try again in a minute.",
};

/**
 * What the gate answers by itself; `null` lets the request on to the router. Redirects of data requests, the
 * spinner shell and the failure screen go to the router too: the root route's middleware answers in its encoding.
 */
export function answerAtGate(
  request: Request,
  { decision, isData }: Passage,
  requestId: string,
): Response | null {
  switch (decision.kind) {
    case "pass":
    case "refresh":
    case "unavailable":
      return null;
    case "redirect":
      return isData
        ? null
        : new Response(null, {
            status: 302,
            headers: { Location: decision.location, "Cache-Control": "no-store" },
          });
    case "refuse":
      if (decision.code === "not_found") {
        return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
      }
      if (decision.code === "bad_path" && opensPage(request)) return badPathPage(requestId);
      return problem(decision.status, decision.code, messages[decision.code] ?? decision.code, requestId);
  }
}

/** Programs ask for no pages. */
const opensPage = ({ method, headers }: Request) =>
  method === "GET" && (headers.get("Accept") ?? "").includes("text/html");

function badPathPage(requestId: string): Response {
  const page = plainScreen({
    title: "This address is not well formed",
    tips: ["Check the end of the address", "Open the link once more where you found it"],
    links: [{ address: "/", words: failureMessages.home }],
    requestId,
  });
  return new Response(page, {
    status: 400,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
