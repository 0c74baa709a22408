import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ExtraKeyProxy, startExtraKeyProxy } from "../fakes/extra-key-proxy.ts";
import { findBarriers } from "./accessibility.ts";
import { readLatestLink } from "./mailbox.ts";
import { demoUser, openStudio, type Studio } from "./studio.ts";

let proxy: ExtraKeyProxy;
let studio: Studio;
beforeAll(async () => {
  proxy = await startExtraKeyProxy();
  studio = await openStudio({ vars: { GOOGLE_APIS_ORIGIN: proxy.origin } });
  proxy.target = studio.url;
});
afterAll(async () => {
  await studio?.stop();
  await proxy?.close();
});

/** So that only pressing a button is quick. */
const retryLater = { "Retry-After": "600" };
const email = (page: Page) => page.getByLabel("E-mail");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const atPath = (page: Page, path: string) =>
  page.waitForURL((address) => address.pathname + address.search === path);

/** How often words that stand for a moment only came to the page from now on. */
async function countSaid(page: Page, words: string): Promise<() => number> {
  let count = 0;
  page.on("console", (message) => {
    if (message.text() === words) count += 1;
  });
  await page.evaluate((awaited) => {
    const tell = () => document.body.innerText.includes(awaited) && console.info(awaited);
    new MutationObserver(tell).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, words);
  return () => count;
}

test("signing in by e-mail sets the cookies, waits a second, and goes back to where one wanted to go", async () => {
  const page = await studio.newPage();
  await page.goto("/videos?sort=name");
  expect(new URL(page.url()).search).toBe(`?to=${encodeURIComponent("/videos?sort=name")}`);
  await page.getByRole("link", { name: "Use e-mail instead" }).click();
  await email(page).fill(demoUser.email);
  await password(page).fill(demoUser.password);

  const waitsSaid = await countSaid(page, "Getting your things ready");
  const [loggedIn, request] = await Promise.all([
    page.waitForRequest("**/api/v1/users/login/"),
    page.waitForRequest("**/api/v1/user-info/"),
    press(page, "Sign in"),
  ]);
  await expect.poll(waitsSaid).toBeGreaterThan(0);
  await Promise.all([loggedIn.response(), request.response()]);
  // By the browser's clock: here the news of an answer may come late.
  const answeredAt = loggedIn.timing().startTime + loggedIn.timing().responseStart;
  expect(request.timing().startTime - answeredAt).toBeGreaterThan(900);
  expect(request.headers().authorization).toMatch(/^Bearer ey/);
  await atPath(page, "/videos?sort=name");

  const cookies = await page.context().cookies();
  const authToken = cookies.find(({ name }) => name === "authToken");
  expect(authToken).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(cookies.find(({ name }) => name === "userId")).toMatchObject({ httpOnly: false });

  // Whoever is signed in does not have to look at the login page again.
  await page.goto("/login");
  await atPath(page, "/");
});

test("a wrong password and an unknown address say the same, and nothing typed is lost", async () => {
  const page = await studio.newPage();
  const words: string[] = [];
  for (const [address, secret] of [
    [demoUser.email, "not the password"],
    ["nobody@example.com", "not the password"],
  ] as const) {
    await page.goto("/email-login");
    await email(page).fill(address);
    await password(page).fill(secret);
    await press(page, "Sign in");
    const error = page.getByText("do not match an account");
    await error.waitFor();
    words.push((await error.textContent()) ?? "");
    expect(await password(page).inputValue()).toBe(secret);
    expect(await password(page).getAttribute("aria-invalid")).toBe("true");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("password");
  }
  expect(words[0]).toBe(words[1]);

  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("[name=email]")?.value === "nobody@example.com",
  );
  expect(await password(page).inputValue()).toBe("");
});

test("fields are checked when left and when sent, the first wrong one takes the focus, the password can be looked at, and one click sends once", async () => {
  const page = await studio.newPage();
  await page.goto("/email-login");
  await press(page, "Sign in");
  await page.getByText("Enter your e-mail address.").waitFor();
  await page.getByText("Enter your password.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");

  await email(page).fill("ada");
  await email(page).blur();
  await page.getByText("This is not an e-mail address").waitFor();
  await email(page).fill(demoUser.email);
  await expect.poll(() => page.getByText("This is not an e-mail address").count()).toBe(0);

  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("accounts:signInWithPassword")) sent++;
  });
  await password(page).fill(demoUser.password);
  const show = page.getByRole("button", { name: "Show password" });
  await show.click();
  expect(await password(page).getAttribute("type")).toBe("text");
  expect(await show.getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Sign in", exact: true }).dblclick();
  await atPath(page, "/");
  expect(sent).toBe(1);
});

test("what is sent before the page is ready is held back, kept out of the address, and then sent; no address outside the site is gone back to", async () => {
  const page = await studio.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/entry\.client/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/email-login?to=//evil.example/x", { waitUntil: "commit" });
  await email(page).fill(demoUser.email);
  await password(page).fill(demoUser.password);
  await press(page, "Sign in");
  expect(page.url()).toBe(`${studio.url}/email-login?to=//evil.example/x`);
  release();
  await atPath(page, "/");
});

test("an account is created after its rules were said, and carries the name", async () => {
  const page = await studio.newPage();
  await page.goto("/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByText("At least 8 characters").waitFor();
  await page.getByLabel("Name").fill("Grace Hopper");
  await email(page).fill("grace@example.com");
  await password(page).fill("short");
  await press(page, "Create account");
  await page.getByText("3 more are needed").waitFor();
  await password(page).fill("long enough now");
  await press(page, "Create account");
  await atPath(page, "/");
  await page.reload();
  await page.getByRole("button", { name: "Account of Grace Hopper" }).waitFor();

  const other = await studio.newPage();
  await other.goto("/email-login?mode=create");
  await email(other).fill("grace@example.com");
  await password(other).fill("long enough too");
  await press(other, "Create account");
  await other.getByText("There is already an account with this e-mail").waitFor();
});

test("a forgotten password is replaced through the mail; asking for an unknown address looks the same", async () => {
  expect(await accepts("signUp", "reset@example.com", "the first password")).toBe(true);
  const fresh = await studio.newPage();
  await fresh.goto("/email-login");
  await fresh.getByRole("link", { name: "Forgot it?" }).click();
  await email(fresh).fill("reset@example.com");
  await press(fresh, "Send reset mail");
  await fresh.getByText("is on its way").waitFor();
  const words = (await fresh.getByText("If there is an account for").textContent()) ?? "";
  await fresh.goto("/email-login?mode=reset");
  await email(fresh).fill("unknown@example.com");
  await press(fresh, "Send reset mail");
  await fresh.getByText(words.replace("reset@example.com", "unknown@example.com")).waitFor();

  await fresh.goto(await readLatestLink(studio, "reset@example.com", "PASSWORD_RESET"));
  await fresh
    .getByLabel(/new password/i)
    .first()
    .fill("the second password");
  await fresh.getByRole("button").first().click();
  await expect
    .poll(() => accepts("signInWithPassword", "reset@example.com", "the second password"))
    .toBe(true);
  expect(await accepts("signInWithPassword", "reset@example.com", "the first password")).toBe(false);
});

test("a sign-in link signs in on the device that asked, once, and comes back to where one wanted to go", async () => {
  const page = await studio.newPage();
  await page.goto("/email-login?mode=link&to=%2Fvideos");
  await email(page).fill("link@example.com");
  await press(page, "Send sign-in link");
  await page.getByText("is on its way").waitFor();
  const link = await readLatestLink(studio, "link@example.com", "EMAIL_SIGNIN");
  await page.goto(link);
  await atPath(page, "/videos");

  const late = await studio.newPage();
  await late.goto(link);
  await email(late).fill("link@example.com");
  await press(late, "Finish signing in");
  await late.getByText("has been used already").waitFor();
});

test("on another device the link asks for the address, and takes no other", async () => {
  const asking = await studio.newPage();
  await asking.goto("/email-login?mode=link");
  await email(asking).fill("elsewhere@example.com");
  await press(asking, "Send sign-in link");
  await asking.getByText("is on its way").waitFor();

  const other = await studio.newPage();
  await other.goto(await readLatestLink(studio, "elsewhere@example.com", "EMAIL_SIGNIN"));
  await email(other).fill("somebody@example.com");
  await press(other, "Finish signing in");
  await expect
    .poll(() => other.getByRole("alert").or(other.locator("[id$=-error]")).allTextContents())
    .not.toEqual([""]);
  await email(other).fill("elsewhere@example.com");
  await press(other, "Finish signing in");
  await atPath(other, "/");
});

test("Google's popup signs in", async () => {
  const page = await studio.newPage();
  await page.goto("/login");
  await page.waitForFunction(() => "gapi" in window);
  const opened = page.waitForEvent("popup");
  await press(page, "Continue with Google");
  const popup = await opened;
  await popup.getByRole("button", { name: /ada@example.com/ }).click();
  await atPath(page, "/");
  await page.getByRole("button", { name: "Account of Ada Moreau" }).waitFor();
});

test("a blocked popup is said in plain words, and the other way stays open", async () => {
  const page = await studio.newPage();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/login");
  await page.waitForFunction(() => "gapi" in window);
  await press(page, "Continue with Google");
  await page.getByText("Your browser blocked the Google window").waitFor();
  expect(await page.getByRole("link", { name: "Use e-mail instead" }).isVisible()).toBe(true);
});

test("when the backend refuses after the identity service accepted, one is signed out and told why", async () => {
  const page = await studio.newPage();
  await page.route("**/api/v1/users/login/", (route) =>
    route.fulfill({
      status: 403,
      contentType: "application/problem+json",
      body: '{"code":"refused","message":"No."}',
    }),
  );
  await page.goto("/email-login");
  await email(page).fill(demoUser.email);
  await password(page).fill(demoUser.password);
  await press(page, "Sign in");
  await page.getByText("the server did not accept this account").waitFor();
  await page.unroute("**/api/v1/users/login/");
  await page.reload();
  await email(page).waitFor();
  expect(new URL(page.url()).pathname).toBe("/email-login");
});

test("a backend that fails is waited out with the sign-in kept, or the wait is given up", async () => {
  const page = await studio.newPage();
  let isDown = true;
  await page.route("**/api/v1/users/login/", (route) =>
    isDown
      ? route.fulfill({
          status: 500,
          contentType: "text/html",
          body: "<h1>Bad gateway</h1>",
          headers: retryLater,
        })
      : route.continue(),
  );
  const signIn = async () => {
    await page.goto("/email-login?to=%2Fvideos");
    await email(page).fill(demoUser.email);
    await password(page).fill(demoUser.password);
    await press(page, "Sign in");
    await page.getByText("The server failed. Your sign-in is kept").waitFor();
  };
  await signIn();
  expect(await findBarriers(page)).toEqual([]);
  // A browser that is slow to forget.
  await page.evaluate(() => {
    const remove = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = function (key) {
      for (let read = 0; read < 40_000; read++) this.get("nothing");
      return remove.call(this, key);
    };
  });
  await press(page, "Cancel");
  // The form, with its button, has stood behind what said so.
  await page.getByText("The server failed").waitFor({ state: "detached" });
  await page.reload();
  expect(await isRemembered(page)).toBe(false);
  await page.waitForSelector("html[data-booted]");
  expect(await page.getByText("The server failed").count()).toBe(0);

  await signIn();
  isDown = false;
  await press(page, "Try again now");
  await atPath(page, "/videos");
});

test("an answer that is no refusal leaves somebody on a page of theirs, and the cookies are set when it passes", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  let refusals = 0;
  await page.route("**/api/v1/users/login/", (route) =>
    refusals++ === 0
      ? route.fulfill({ status: 403, contentType: "text/html", body: "Blocked by a proxy" })
      : route.continue(),
  );
  const renewed = page.waitForResponse((answer) => answer.url().endsWith("/users/login/") && answer.ok());
  await page.goto("/videos");
  await renewed;
  expect(new URL(page.url()).pathname).toBe("/videos");
  await page.getByRole("button", { name: /^Account of/ }).waitFor();
});

test("signing out clears the cookies, asks to sign in again, and does the same in other tabs", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto("/");
  const other = await page.context().newPage();
  const settled = other.waitForResponse("**/api/v1/user-info/");
  await other.goto("/videos");
  await settled;

  await page.getByRole("button", { name: /^Account of/ }).click();
  await press(page, "Sign out");
  await atPath(page, "/login");
  await atPath(other, "/login?to=%2Fvideos");
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain("authToken");
  await page.goto("/");
  await atPath(page, "/login");
});

describe("somebody who has signed in", () => {
  async function newSignedInPage(): Promise<Page> {
    const page = await studio.newPage();
    await studio.signIn(page);
    return page;
  }

  test("a valid cookie without an identity behind it is cleared", async () => {
    const cookies = await (await newSignedInPage()).context().cookies();
    const other = await studio.newPage();
    await other.context().addCookies(cookies);
    await other.goto("/videos");
    await atPath(other, "/login?to=%2Fvideos&problem=session_ended");
    await other.getByText("Your session has ended").waitFor();
    expect((await other.context().cookies()).filter(({ name }) => name === "authToken")).toEqual([]);
  });

  test("an ended token is renewed behind a spinner and the page comes as it was asked for", async () => {
    const page = await newSignedInPage();
    await endToken(page);
    const answer = await page.goto(`${studio.url}/videos?sort=name`);
    expect(answer?.status()).toBe(401);
    await page.getByRole("heading", { level: 1, name: "Videos" }).waitFor();
    expect(new URL(page.url()).search).toBe("?sort=name");
  });

  test("an ended token says that the network is down, and goes on when it is back", async () => {
    const page = await newSignedInPage();
    await endToken(page);
    await page.route("**/securetoken.googleapis.com/**", (route) => route.abort());
    await page.goto(`${studio.url}/videos`);
    await page.getByText("the server cannot be reached").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.unroute("**/securetoken.googleapis.com/**");
    await press(page, "Try again");
    await page.getByRole("heading", { level: 1, name: "Videos" }).waitFor();
  });
});

test("an address of the company that is not verified is told so, once, and can be verified", async () => {
  const page = await studio.newPage();
  await page.goto("/email-login?mode=create&to=%2Flayouts");
  await page.getByLabel("Name").fill("Hedy Lamarr");
  await email(page).fill("hedy@vitrine.example");
  await password(page).fill("long enough now");
  await press(page, "Create account");
  await page.getByText("it is not verified yet").waitFor();
  await atPath(page, "/");
  expect(await findBarriers(page)).toEqual([]);
  await press(page, "Send the mail");
  await page.getByText("The mail is on its way").waitFor();
  expect(await readLatestLink(studio, "hedy@vitrine.example", "VERIFY_EMAIL")).toContain("oobCode=");
  await page.reload();
  await page.waitForSelector("html[data-booted]");
  expect(await page.getByText("it is not verified yet").count()).toBe(0);
});

test("an ended token of somebody who is no longer signed in leads to the login page", async () => {
  const page = await studio.newPage();
  await page.context().addCookies([
    { name: "authToken", value: endedToken("nobody"), url: studio.url },
    { name: "userId", value: "nobody", url: studio.url },
  ]);
  await page.goto("/videos?sort=name");
  await atPath(page, `/login?to=${encodeURIComponent("/videos?sort=name")}`);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});

test("the login pages have no barriers, light and dark, wide and narrow", async () => {
  const page = await studio.newPage();
  const ready = page
    .getByText("This copy runs on your machine")
    .or(page.getByRole("link", { name: /sign in/i }))
    .first();
  const modes = ["create", "reset", "link"].map((mode) => `/email-login?mode=${mode}`);
  for (const path of ["/login", "/email-login", ...modes]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    await ready.waitFor();
    expect(await findBarriers(page), path).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findBarriers(page), `${path}, dark and narrow`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
});

test("the login pages are ready with 131 kB of compressed scripts, and identity comes after", async () => {
  const measure = async (path: string) => {
    const page = await studio.newPage();
    const addresses: string[] = [];
    page.on("request", (request) => {
      // The list of demo accounts is loaded by copies on embedded defaults alone.
      const isCounted = request.resourceType() === "script" && !request.url().includes("/demo-accounts-");
      if (isCounted) addresses.push(request.url());
    });
    const document = await page.goto(path, { waitUntil: "networkidle" });
    const html = (await document?.text()) ?? "";
    const sizes = await Promise.all(
      addresses.map(async (address) => ({ address, kilobytes: await compressedKilobytes(address) })),
    );
    const sum = (isCounted: (address: string) => boolean) =>
      sizes.reduce((total, { address, kilobytes }) => total + (isCounted(address) ? kilobytes : 0), 0);
    const first = sum((address) => html.includes(new URL(address).pathname));
    expect(first).toBeGreaterThan(60);
    expect(first).toBeLessThanOrEqual(131);
    expect(sum(() => true)).toBeLessThanOrEqual(165);
    expect(html).not.toContain("/identity-");
  };
  await Promise.all(["/login", "/email-login"].map(measure));
});

/** Whether the browser still knows somebody, whom the next page would sign in without being asked. */
function isRemembered(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result
            .transaction("firebaseLocalStorage")
            .objectStore("firebaseLocalStorage");
          const reading = store.getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.some((key) => String(key).startsWith("firebase:authUser")));
          };
        };
      }),
  );
}

/** Whether the accounts take a password: `signUp` for a new account, `signInWithPassword` for one that is there. */
async function accepts(method: string, address: string, secret: string): Promise<boolean> {
  const response = await fetch(
    `${studio.url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: address, password: secret, returnSecureToken: true }),
    },
  );
  return response.ok;
}

/** Replaces the cookie of a signed-in context by the same person's token of two hours ago. */
async function endToken(page: Page): Promise<void> {
  const cookies = await page.context().cookies(studio.url);
  const userId = cookies.find(({ name }) => name === "userId")?.value ?? "";
  await page.context().addCookies([{ name: "authToken", value: endedToken(userId), url: studio.url }]);
}

function endedToken(userId: string): string {
  const then = Math.floor(Date.now() / 1000) - 7200;
  return proxy.sign({ sub: userId, user_id: userId, auth_time: then, iat: then, exp: then + 3600 });
}

async function compressedKilobytes(address: string): Promise<number> {
  return gzipSync(await (await fetch(address)).text()).length / 1000;
}
