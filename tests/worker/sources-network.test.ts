import { fetch, type Request, Response } from "miniflare";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SourceEvent, sourceEventSchema } from "../../app/domain/facts/source-event.ts";
import { plainPng } from "../fakes/plain-png.ts";
import { addressesInside, namesInside } from "../fixtures/addresses-inside.ts";
import { type StartedStudio, startStudio } from "../setup/start-studio.ts";
import { type Account, newAccount } from "./local-studio.ts";

/*
 * The built worker in workerd with its own resolver, node:dns, and a network that is this file: whatever it asks of the
 * network lands in `answerOutside`. Calls over HTTP and calls dispatched by Miniflare reach the same worker with the same way
 * out. What Cloudflare's own network refuses on top of that is not here.
 */

const ipv4 = "93.184.215.14";
const names = new Map<string, readonly string[]>();
const pages = new Map<string, (request: Request) => Response>();
/** What was asked of the network but for names and the embedded Firebase: its keys, and the account's own controls. */
let asked: string[] = [];
let studio: StartedStudio;
let ada: Account;

beforeAll(async () => {
  studio = await startStudio({}, { hasMaker: false, outbound: answerOutside });
  ada = await newAccount({ url: studio.worker.url }, "ada");
});
afterAll(() => studio?.remove());
beforeEach(() => {
  asked = [];
  pages.clear();
  names.clear();
  for (const [name, addresses] of Object.entries(namesInside)) names.set(name, addresses);
  names.set("shop.com", [ipv4, "2606:2800:21f:cb07:6820:80da:af6b:8b2c"]);
});

async function answerOutside(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const isOwn = url.origin === studio.worker.url.origin;
  if (isOwn && url.pathname.startsWith("/service_accounts/v1/jwk/")) return fetch(url.href);
  // The worker asks the database as itself: with a token it asks for first. No page is read by POST or with credentials.
  const isToken = isOwn && url.pathname === "/token" && request.method === "POST";
  const isDatabase =
    isOwn && url.pathname.startsWith("/v1/projects/") && request.headers.has("authorization");
  if (isToken || isDatabase) return fetch(request);
  if (url.hostname === "cloudflare-dns.com") return answerName(url.searchParams);
  asked.push(url.href);
  return pages.get(url.href)?.(request) ?? new Response("none", { status: 404 });
}

const recordTypes: Record<string, number> = { A: 1, AAAA: 28 };

/** As DNS over HTTPS answers in JSON. */
function answerName(question: URLSearchParams): Response {
  const name = question.get("name") ?? "";
  const type = recordTypes[question.get("type") ?? ""] ?? 0;
  const known = names.get(name);
  const answers = (known ?? []).filter((address) => address.includes(":") === (type === 28));
  return Response.json({
    Status: known ? 0 : 3,
    TC: false,
    RD: true,
    RA: true,
    AD: false,
    CD: false,
    Question: [{ name, type }],
    Answer: answers.map((data) => ({ name, type, TTL: 1, data })),
  });
}

async function read(account: Account, address: string): Promise<SourceEvent[]> {
  const answer = await account.call("/api/v1/sources", { method: "POST", json: { address } });
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split("\n").filter((line) => line !== "");
  return lines.map((line) => sourceEventSchema.parse(JSON.parse(line)));
}
const codes = (events: SourceEvent[]) =>
  events.flatMap((event) => (event.type === "problem" ? event.code : []));
const html = (body: string) => () => new Response(body, { headers: { "Content-Type": "text/html" } });

/** Of the table these are no way in: the page completes them to https://shop.com/. */
const asPeopleWrite = ["//shop.com/", "/shop.com", "shop.com"];

test("a public name is asked for its rules and its page, also where it is written without a scheme", async () => {
  for (const address of asPeopleWrite) {
    asked = [];
    pages.set("https://shop.com/", html("<html lang=en><h1>Oat soap</h1><p>A bar of soap.</p>"));
    const reader = await newAccount({ url: studio.worker.url }, "reader");
    expect(await read(reader, address)).toContainEqual(
      expect.objectContaining({ type: "page", url: "https://shop.com/" }),
    );
    expect(asked).toEqual(["https://shop.com/robots.txt", "https://shop.com/"]);
  }
});

test("no address that is not public is asked for anything", async () => {
  const { hostname, host } = studio.worker.url;
  const inside = addressesInside([hostname]).filter((address) => !asPeopleWrite.includes(address));
  inside.push(`http://${host}/`, `http://${host}/api/v1/user-info`);
  expect(inside.length).toBeGreaterThan(500);
  // An account may have 60 pages read in an hour.
  const shares = Array.from({ length: Math.ceil(inside.length / 50) }, (_, share) =>
    inside.slice(share * 50, (share + 1) * 50),
  );
  const told = await Promise.all(
    shares.map(async (share) => {
      const account = await newAccount({ url: studio.worker.url }, "canary");
      const answers: string[][] = [];
      for (const address of share) answers.push([address, ...(await read(account, address)).map(sayOf)]);
      return answers;
    }),
  );
  const wrong = told.flat().filter(([, problem, done, ...more]) => {
    const isRefused = problem === "address_unreachable" || problem === "address_invalid";
    return !isRefused || done !== "done" || more.length > 0;
  });
  expect(wrong).toEqual([]);
  expect(asked).toEqual([]);
});

test("nor is it by a call that Miniflare dispatches to the worker, past its port", async () => {
  const { miniflare, name, url } = studio.worker;
  const worker = await miniflare.getWorker(name);
  for (const address of ["http://169.254.169.254/", "http://private.inside.net/", "http://shop.com/"]) {
    const answer = await worker.fetch(new URL("/api/v1/sources", url).href, {
      method: "POST",
      headers: { Authorization: `Bearer ${ada.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ address }),
    });
    expect(await answer.text()).toContain("address_unreachable");
  }
  expect(asked).toEqual(["http://shop.com/robots.txt", "http://shop.com/"]);
});

const sayOf = (event: SourceEvent) => (event.type === "problem" ? event.code : event.type);

test.each([
  ["a private address", ["10.0.0.1"]],
  ["a public and a private address", [ipv4, "10.0.0.1"]],
  ["a public and a private address of the other kind", [ipv4, "fd00::1"]],
  ["no address", []],
])("a name with %s is asked for nothing", async (_, addresses) => {
  names.set("shop.com", addresses);
  expect(codes(await read(ada, "http://shop.com/"))).toEqual(["address_unreachable"]);
  expect(asked).toEqual([]);
});

test("of a name that leads inside once it was asked, nothing is told", async () => {
  names.set("changing.com", [ipv4]);
  pages.set("http://changing.com/", () => {
    names.set("changing.com", ["10.0.0.1"]);
    return html("<html lang=en><title>Secret</title><h1>Secret</h1>")();
  });
  const events = await read(ada, "http://changing.com/");
  expect(events.map(sayOf)).toEqual(["address_unreachable", "done"]);
  expect(asked).toEqual(["http://changing.com/robots.txt", "http://changing.com/"]);
});

test("a name that leads inside after the site's rules were read is not asked for the page", async () => {
  names.set("changing.com", [ipv4]);
  pages.set("http://changing.com/robots.txt", () => {
    names.set("changing.com", ["10.0.0.1"]);
    return new Response("");
  });
  expect(codes(await read(ada, "http://changing.com/next"))).toEqual(["address_unreachable"]);
  expect(asked).toEqual(["http://changing.com/robots.txt"]);
});

const shopPage = `<!doctype html><html lang=en><head><title>Oat soap</title>
<link rel="stylesheet" href="https://cdn.shop.com/cdn/shop/a.css"><link rel="stylesheet" href="/closed/b.css"></head>
<body><main><h1>Oat soap</h1><p>A bar of soap, baked slowly in Bristol.</p>
<img src="https://cdn.shop.com/whole.png" alt="The bar"><img src="/range.png" alt="The box">
<img src="https://pictures.inside.net/a.png" alt="The inside"><img src="/moved.png" alt="The moved">
</main></body></html>`;
const png = plainPng(1200, 900);
const asPng = (status: number, body: Uint8Array) =>
  new Response(body, { status, headers: { "Content-Type": "image/png" } });

test("pictures are measured by their first bytes, where they are public at every hop", async () => {
  names.set("cdn.shop.com", [ipv4]);
  names.set("pictures.inside.net", ["192.168.0.1"]);
  let range: string | null = null;
  pages.set("https://shop.com/products/oat-soap", html(shopPage));
  pages.set("https://cdn.shop.com/whole.png", () => asPng(200, png));
  pages.set("https://shop.com/range.png", (request) => {
    range = request.headers.get("range");
    return asPng(206, png.subarray(0, 100));
  });
  pages.set("https://shop.com/moved.png", () => Response.redirect("https://pictures.inside.net/a.png", 302));
  const events = await read(ada, "https://shop.com/products/oat-soap");
  const sizes = new Map<string, (number | null)[]>();
  for (const event of events)
    if (event.type === "picture") sizes.set(event.picture.alt, [event.picture.width, event.picture.height]);
  expect(Object.fromEntries(sizes)).toEqual({
    "The bar": [1200, 900],
    "The box": [1200, 900],
    "The inside": [null, null],
    "The moved": [null, null],
  });
  expect(range).toBe("bytes=0-65535");
  expect(asked.filter((address) => address.includes("inside.net"))).toEqual([]);
});

test("the documents that tell more are read with the page, where their site lets them be", async () => {
  names.set("cdn.shop.com", [ipv4]);
  pages.set("https://shop.com/robots.txt", () => new Response("User-agent: *\nDisallow: /closed/"));
  pages.set("https://shop.com/products/oat-soap", html(shopPage));
  pages.set("https://shop.com/products/oat-soap.js", () =>
    Response.json({
      id: 1,
      title: "Oat soap",
      vendor: "Lumi",
      handle: "oat-soap",
      variants: [{ id: 2, title: "Default Title", price: 650, available: true }],
    }),
  );
  const bob = await newAccount({ url: studio.worker.url }, "bob");
  const events = await read(bob, "https://shop.com/products/oat-soap");
  const maker = events.flatMap((event) =>
    event.type === "fact" && event.fact.kind === "brand" ? event.fact : [],
  );
  expect(JSON.stringify(maker)).toContain("Lumi");
  expect(asked).toEqual(
    expect.arrayContaining(["https://shop.com/products/oat-soap.js", "https://cdn.shop.com/cdn/shop/a.css"]),
  );
  expect(asked).not.toContain("https://shop.com/closed/b.css");
});
