import type { Response } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathRules } from "../../app/domain/access/access.ts";
import { type GoogleKeysServer, startGoogleKeysServer } from "../fakes/google-keys-server.ts";
import { staffClaims } from "../fakes/id-tokens.ts";
import { type GateWorker, startGateWorker } from "./gate-worker.ts";

/** The specification's paths, written down a second time and not taken from the code. */
const specification = {
  public: ["/login", "/email-login", "/v0/videos/x1", "/v1/videos/x1", "/content/x1", "/pages/x1"],
  user: [
    ..."/ /create /product /url-to-video /main /prompt-to-video /megapot /content/x1/edit /content/x1/share".split(
      " ",
    ),
    ..."/videos /videos/x1 /assets /assets/x1 /subscription /pdp /pdp/create /pdp/project /pdp/project/x1".split(
      " ",
    ),
    ..."/pdp/gallery /image-gen /image-gen/edit /image-gen/x1 /image-gen/all /image-gen/vibe".split(" "),
    ..."/image-gen/inspirations /image-gen/assets /image-gen/trending /image-gen/v1 /image-gen/v1/create".split(
      " ",
    ),
    ..."/image-gen/v1/edit /image-gen/v1/x1 /image-gen/v1/all".split(" "),
  ],
  staff: [
    ..."/remotion-test /layouts-pipeline/x1 /layouts-pipeline/x1/animation /templates-pipeline/x1".split(" "),
    ..."/templates-pipeline/x1/style-config /templates-pipeline/x1/animation /layouts /layouts/progress".split(
      " ",
    ),
    ..."/layouts/search /templates /templates-dashboard /content-update-logs /automated-prompts-testing".split(
      " ",
    ),
    ..."/automated-prompts-testing/x1 /layout-tracker /prod/clients /prod/clients/x1 /prod/pipelines".split(
      " ",
    ),
    ..."/prod/pipelines/x1 /layout-gen /generated-layouts /generated-layouts/x1 /function-calling-report".split(
      " ",
    ),
    ..."/firestore-dashboard /firestore-dashboard/x1/x2 /llm-chat /llm-chat/x1".split(" "),
  ],
};
type Area = keyof typeof specification | "unnamed";
const unnamed = [
  "/nothing",
  "/nothing/at/all",
  "/prod",
  "/v2/videos/x1",
  "/pages",
  "/content",
  "/pages/x1/edit",
  "/admin",
];
const paths: [Area, string][] = [
  ...Object.entries(specification).flatMap(([area, named]) =>
    named.map((path): [Area, string] => [area as Area, path]),
  ),
  ...unnamed.map((path): [Area, string] => ["unnamed", path]),
];

const visitors = {
  anonymous: "nobody",
  "userId cookie alone": "nobody",
  "garbage token": "nobody",
  "expired token": "expired",
  user: "user",
  "user with another's userId cookie": "user",
  "unverified company address": "user",
  "company address by password": "user",
  staff: "staff",
} as const;
type Visitor = keyof typeof visitors;
/** Where staff's pages send those who could be staff: home, with what is missing. */
const homes: Partial<Record<Visitor, string>> = {
  "unverified company address": "/?not-staff=address_not_verified",
  "company address by password": "/?not-staff=other_provider",
};

const spellings = {
  document: (path: string) => `${path}?q=1`,
  data: (path: string) => `${path.endsWith("/") ? `${path}_` : path}.data?q=1`,
  "data with routes": (path: string) => `${path.endsWith("/") ? `${path}_` : path}.data?q=1&_routes=root`,
  "percent-encoded": (path: string) => `${path.replace(/[a-z]/g, percentEncode)}?q=1`,
  "trailing slash": (path: string) => `${path.replace(/\/$/, "")}/?q=1`,
  "upper case": (path: string) => `${path.toUpperCase()}?q=1`,
  "alternate host": (path: string) => `http://images.test${path}?q=1`,
  "data on the alternate host": (path: string) => `http://images.test${path.replace(/\/$/, "/_")}.data?q=1`,
};
type Spelling = keyof typeof spellings;

function percentEncode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

type Outcome = { to: string } | "inside" | "spinner" | "to its plain spelling";

function expectedOutcome(area: Area, path: string, visitor: Visitor, spelling: Spelling): Outcome {
  const who = visitors[visitor];
  const signedIn = who === "user" || who === "staff";
  if (spelling.includes("alternate host") && signedIn && !/^\/image-gen(\/|$)/.test(path))
    return { to: "/image-gen" };
  // The platform finds the file of an exported page by itself and asks for it by its plain address.
  const isExported = path === "/login" || path === "/email-login";
  if (isExported && spelling === "percent-encoded") return "to its plain spelling";
  if (area === "public") return "inside";
  if (who === "expired") return "spinner";
  if (who === "nobody") {
    const asked = spelling.startsWith("data")
      ? path
      : (spellings[spelling](path).replace("http://images.test", "").split("?")[0] ?? "");
    return { to: `/login?to=${encodeURIComponent(`${asked}?q=1`)}` };
  }
  return area === "staff" && who !== "staff" ? { to: homes[visitor] ?? "/" } : "inside";
}

async function outcomeOf(response: Response): Promise<Outcome | string> {
  const location = response.headers.get("location");
  if (response.status === 307 && /^\/(email-)?login\/\?q=1$/.test(location ?? ""))
    return "to its plain spelling";
  if (location !== null)
    return response.status === 302 ? { to: location } : `${response.status} to ${location}`;
  const body = await response.text();
  if (response.status === 202) return { to: readRedirectOfData(body) };
  if (response.status === 401) return body.includes("token_expired") ? "spinner" : "401";
  // A page whose documents cannot be reached here fails, but it was reached, and the worker answered for it.
  const failedInside = [500, 503].includes(response.status) && response.headers.has("x-request-id");
  return failedInside || [200, 404].includes(response.status) ? "inside" : String(response.status);
}

/** A redirect in the router's encoding of data: a flat list in which `_2: 3` means key at 2, value at 3. */
function readRedirectOfData(body: string): string {
  const flat: unknown[] = JSON.parse(body);
  expect(flat[0]).toEqual(["SingleFetchRedirect", 1]);
  const [, index] =
    Object.entries(flat[1] as Record<string, number>).find(
      ([key]) => flat[Number(key.slice(1))] === "redirect",
    ) ?? [];
  return String(flat[index ?? -1]);
}

let google: GoogleKeysServer;
let worker: GateWorker;
let cookies: Record<Visitor, string>;

beforeAll(async () => {
  google = await startGoogleKeysServer();
  worker = await startGateWorker({
    vars: { LOCAL: "1", GOOGLE_APIS_ORIGIN: google.origin, ALTERNATE_HOST: "images.test" },
  });
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const ada = google.sign();
  cookies = {
    anonymous: "",
    "userId cookie alone": "userId=grace",
    "garbage token": "userId=grace; authToken=eyJhbGciOiJub25lIn0.e30.",
    "expired token": `authToken=${google.sign({ ...staffClaims, iat: hourAgo - 3600, auth_time: hourAgo - 3600, exp: hourAgo })}`,
    user: `userId=ada; authToken=${ada}`,
    "user with another's userId cookie": `userId=grace; authToken=${ada}`,
    "unverified company address": `authToken=${google.sign({ ...staffClaims, email_verified: false })}`,
    "company address by password": `authToken=${google.sign({ ...staffClaims, firebase: { sign_in_provider: "password" } })}`,
    staff: `userId=grace; authToken=${google.sign(staffClaims)}`,
  };
});
afterAll(async () => {
  await worker?.stop();
  await google?.close();
});

test("the access table names the specification's pages, and nothing else", () => {
  const areas = { public: "public", user: "signed-in", staff: "staff" } as const;
  for (const [area, named] of Object.entries(areas)) {
    const pages = pathRules.filter((rule) => rule.kind === "page" && rule.access === named);
    const examples = pages.map(({ pattern }) => pattern.replace(":documentId", "x2").replace(/:\w+/g, "x1"));
    expect(examples.sort()).toEqual([...specification[area as keyof typeof specification]].sort());
  }
});

test.each(Object.keys(spellings) as Spelling[])("every path, every visitor: %s", async (spelling) => {
  const questions = paths.flatMap(([area, path]) =>
    (Object.keys(visitors) as Visitor[]).map((visitor) => ({ area, path, visitor })),
  );
  const wrong: unknown[] = [];
  const ask = async () => {
    for (let question = questions.pop(); question; question = questions.pop()) {
      const { area, path, visitor } = question;
      const address = spellings[spelling](path);
      const response = await worker.fetch(address, { headers: { cookie: cookies[visitor] } });
      const [expected, got] = [expectedOutcome(area, path, visitor, spelling), await outcomeOf(response)];
      if (JSON.stringify(got) !== JSON.stringify(expected)) wrong.push({ address, visitor, expected, got });
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  expect(wrong).toEqual([]);
});
