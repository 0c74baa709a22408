import { describe, expect, test } from "vitest";
import { parseSignInRequest, SignInRequestError, underTheAppsName } from "./sign-in-request";

function handlerUrl(changes: Record<string, string | null> = {}, origin = "http://127.0.0.1:9099"): URL {
  const url = new URL("/emulator/auth/handler", origin);
  const parameters: Record<string, string | null> = {
    apiKey: "key",
    appName: "[DEFAULT]",
    authType: "signInViaPopup",
    providerId: "github.com",
    redirectUrl: "http://localhost:5173/login?to=%2F",
    eventId: "42",
    ...changes,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null) url.searchParams.set(name, value);
  }
  return url;
}

const problemOf = (url: URL): string => {
  try {
    parseSignInRequest(url);
    return "none";
  } catch (error) {
    if (error instanceof SignInRequestError) return error.message;
    throw error;
  }
};

test("the SDK's address is read", () => {
  const request = parseSignInRequest(handlerUrl());
  expect(request).toMatchObject({
    provider: "GitHub",
    operation: "signIn",
    isPopup: true,
    echo: { apiKey: "key", appName: "[DEFAULT]", type: "signInViaPopup", eventId: "42", tenantId: null },
  });
  expect(request.redirectUrl.href).toBe("http://localhost:5173/login?to=%2F");
});

test.each([
  [{ apiKey: null }, "apiKey"],
  [{ providerId: null }, "providerId"],
  [{ appName: null }, "appName"],
  [{ authType: null }, "authType"],
  [{ authType: "verifyApp" }, "no SDK sends: verifyApp"],
  [{ redirectUrl: null }, "redirectUrl"],
  [{ redirectUrl: "nowhere" }, "not an address"],
  [{ redirectUrl: "javascript:alert(1)" }, "not a web address"],
  [{ redirectUrl: "https://evil.example/" }, "asked for by evil.example"],
  [{ redirectUrl: "http://localhost.evil.example/" }, "asked for by localhost.evil.example"],
])("wrong parameters %o are told", (changes, problem) => {
  expect(problemOf(handlerUrl(changes))).toContain(problem);
});

test("an app that is served under the same origin need not be on a loopback name", () => {
  const url = handlerUrl({ redirectUrl: "http://studio.test:8787/" }, "http://studio.test:8787");
  expect(problemOf(url)).toBe("none");
});

describe("a redirect goes on under the name of this machine that the app has", () => {
  const continued = (redirectUrl: string, authType = "signInViaRedirect") => {
    const url = handlerUrl({ redirectUrl, authType });
    return underTheAppsName(url, parseSignInRequest(url))?.host ?? null;
  };
  test.each([
    ["another name", "http://localhost:5173/", "localhost:9099"],
    ["the same name", "http://127.0.0.1:5173/", null],
    ["an address this service does not listen on", "http://[::1]:5173/", null],
  ])("%s", (_, redirectUrl, expected) => {
    expect(continued(redirectUrl)).toBe(expected);
  });
  test("a popup stays: it reports to its opener", () => {
    expect(continued("http://localhost:5173/", "linkViaPopup")).toBeNull();
  });
});
