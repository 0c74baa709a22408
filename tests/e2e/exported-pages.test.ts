import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathRules } from "../../app/domain/access/access.ts";
import { isExported } from "../../app/domain/page/shell.ts";
import { openStudio, type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

/** Pages every person has from the start; `:id` pages of documents are there for any id and say that it is gone. */
const documentPages = ["/assets/:assetId", "/image-gen/:id", "/image-gen/v1/:id"];
const patterns = pathRules
  .filter((rule) => rule.access === "signed-in" && isExported(rule))
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(":") || documentPages.includes(pattern));

test("an exported page asks for its data once at most, for no routes, and comes alive without an error", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  const requests: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\.data$|^\/__manifest/.test(pathname)) requests.push(pathname + search);
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const withData: string[] = [];
  let opened = 0;
  for (const pattern of patterns) {
    requests.length = 0;
    errors.length = 0;
    const path = pattern.replace(/:\w+/, "nothing-here");
    const answer = await page.goto(`${path}?q=harbour&from=a%20friend`);
    if (answer?.status() === 404) continue; // Not built yet.
    opened++;
    expect(await answer?.text(), pattern).not.toMatch(/sample7id|shells\.invalid|\{\{[a-z-]+\}\}/);
    await page.getByRole("button", { name: /^Activity/ }).waitFor();
    await page.locator("main:not(:has(.animate-shimmer))").first().waitFor();
    if (requests.length > 0) withData.push(pattern);
    expect(requests.length, `${pattern}: ${requests}`).toBeLessThanOrEqual(1);
    expect(
      errors.filter((error) => !/status of 404/.test(error)),
      pattern,
    ).toEqual([]);
  }
  expect(opened).toBeGreaterThan(15);
  expect(withData).toEqual(["/subscription", "/image-gen/edit", "/image-gen/v1/edit"]);
}, 120_000);

test("a string becomes neither HTML nor a script, and no address but our own a script's", async () => {
  const page = await studio.newPage();
  await page.goto("/login");
  const answers = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      html: () => {
        document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
      },
      adjacent: () => document.body.insertAdjacentHTML("beforeend", "<b>x</b>"),
      frame: () => {
        document.createElement("iframe").srcdoc = "<script>alert(1)</script>";
      },
      elsewhere: () => {
        document.createElement("script").src = "https://evil.example/assets/x.js";
      },
      upload: () => {
        document.createElement("script").src = "/media/assets/a1";
      },
      worker: () => new Worker("blob:https://evil.example/1"),
      code: () => {
        document.createElement("script").text = "alert(1)";
      },
      handler: () => document.body.setAttribute("onclick", "alert(1)"),
      plain: () => {
        document.createElement("div").innerHTML = "words alone";
      },
      own: () => {
        document.createElement("script").src = "/assets/public/x.js";
      },
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} taken`;
      } catch (error) {
        return `${name} ${(error as Error).name}`;
      }
    });
  });
  expect(answers).toEqual([
    ...["html", "adjacent", "frame", "elsewhere", "upload", "worker", "code", "handler"].map(
      (name) => `${name} TypeError`,
    ),
    "plain taken",
    "own taken",
  ]);
});

test("a page whose data cannot be reached says so, and loads by itself once the browser is online", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.route(/\.data(\?|$)/, (route) => route.abort("internetdisconnected"));
  await page.goto("/subscription");
  const offline = page.getByRole("heading", { level: 1, name: "You are offline" });
  await offline.waitFor();
  await page.unroute(/\.data(\?|$)/);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByRole("heading", { level: 1, name: "Plan and credits" }).waitFor();
  await page.getByText("Left to spend").waitFor();
});

test("that the server cannot be reached is not said any more once it is", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto("/image-gen");
  await page.locator("html[data-booted]").waitFor();
  await page.getByLabel("What should the images show?").fill("A lamp on an oak table");
  await page.context().setOffline(true);
  await page.getByLabel("What should the images show?").press("Enter");
  const said = page.getByText("The server cannot be reached.");
  await said.waitFor();
  await page.context().setOffline(false);
  await said.waitFor({ state: "detached" });
  expect(await page.getByLabel("What should the images show?").inputValue()).toBe("A lamp on an oak table");
});

test("documents whose code cannot be loaded are told in plain words, and come once the server is back", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  const [database = ""] = globSync("build/client/assets/public/*.js").filter((path) =>
    readFileSync(path, "utf8").includes("Could not reach Cloud Firestore backend"),
  );
  expect(database).not.toBe("");
  const beyondDocument = new RegExp(`/${basename(database)}$|/mark\\.svg$`);
  await page.route(beyondDocument, (route) => route.abort("internetdisconnected"));
  await page.goto("/image-gen/vibe");
  await page.getByText("Your boards could not be loaded").waitFor();
  await page.getByText("You are offline, or the server cannot be reached.").waitFor();
  await page.unroute(beyondDocument);
  // Where the page has noticed by itself, it is being loaded anew, and there is nobody to tell.
  await page.evaluate(() => dispatchEvent(new Event("online"))).catch(() => {});
  await page.getByText("A board holds what you like").waitFor();
});

const addressesIn = (place: Locator) =>
  place.locator("a:visible").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("on the host of the image area one stays there, also without a request; only the plan is at the main host", async () => {
  const images = await openStudio({ vars: { ALTERNATE_HOST: "localhost", MAIN_HOST: "127.0.0.1" } });
  try {
    const page = await images.newPage();
    await images.signIn(page);
    await page.goto("/videos");
    expect(new URL(page.url()).pathname).toBe("/image-gen");
    await page.getByRole("heading", { level: 1, name: "Create images" }).waitFor({ state: "attached" });
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.getByRole("link", { name: "All", exact: true }).click();
    await page.waitForURL("**/image-gen/all");
    const navigation = page.getByRole("navigation", { name: "Main" });
    await expect.poll(() => addressesIn(navigation)).toEqual(["/image-gen", "/image-gen"]);
    expect(documents).toBe(0);

    const plan = `${images.url.replace("localhost", "127.0.0.1")}/subscription`;
    const header = page.getByRole("banner");
    expect(await header.getByRole("link", { name: /credits left/ }).getAttribute("href")).toBe(plan);
    await header.getByRole("button", { name: /^Account of/ }).click();
    const account = page.getByRole("link", { name: /^Plan and credits/ });
    expect(await account.getAttribute("href")).toBe(plan);
    await header.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    // All that the palette goes to stays; and so does every link of every page of the area.
    await page.keyboard.press("Control+k");
    const commands = page.getByRole("option");
    await commands.first().waitFor();
    const names = await commands.allInnerTexts();
    // What goes to a place is named by its address.
    const places = await page.locator("[role=option][data-value*=' /']").evaluateAll((options) =>
      options.map((option) => ({
        name: (option as HTMLElement).innerText.split("\n")[0] ?? "",
        address: option.getAttribute("data-value")?.split(" ").at(-1),
      })),
    );
    expect(names.join()).not.toMatch(/Home|New video|Videos|Assets/);
    await page.keyboard.press("Escape");
    await commands.first().waitFor({ state: "detached" });
    expect(places.length).toBeGreaterThan(6);
    for (const { name, address } of places) {
      await page.keyboard.press("Control+k");
      await commands.first().waitFor();
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
      await commands.first().waitFor({ state: "detached" });
      await page.waitForURL((url) => url.pathname === address);
      await page.locator("main:not(:has(.animate-shimmer))").first().waitFor();
      expect(new URL(page.url()).pathname, name).toMatch(/^\/image-gen/);
      expect(
        (await addressesIn(page.locator("body"))).filter(
          (address) => address && address !== plan && !/^(\/image-gen|#|https:)/.test(address),
        ),
        name,
      ).toEqual([]);
    }
    // Whoever knows the way out gets there, and has to sign in on that host.
    const elsewhere = await images.newPage();
    await elsewhere.goto(plan);
    expect(new URL(elsewhere.url()).pathname).toBe("/login");
  } finally {
    await images.stop();
  }
});
