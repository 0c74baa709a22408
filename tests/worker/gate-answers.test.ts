import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { resolve } from "node:path";
import type { Response } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failureMessages } from "../../app/domain/page/failure-messages.ts";
import { type GoogleKeysServer, startGoogleKeysServer } from "../fakes/google-keys-server.ts";
import { staffClaims } from "../fakes/id-tokens.ts";
import { type GateWorker, startGateWorker } from "./gate-worker.ts";

const hiddenPath = "Q7x_hidden-gallery-2MfPz9";
const build = resolve(import.meta.dirname, "../../build");

let google: GoogleKeysServer;
let worker: GateWorker;
let user: { cookie: string };
let staff: { cookie: string };

beforeAll(async () => {
  google = await startGoogleKeysServer();
  worker = await startGateWorker({
    vars: {
      LOCAL: "1",
      GOOGLE_APIS_ORIGIN: google.origin,
      HIDDEN_PATH_TOKEN: hiddenPath,
      ALTERNATE_HOST: "images.test",
      POSTHOG_KEY: "</script><script>alert(1)</script>",
    },
    files: {
      "assets/staff/probe-1.js": "export default 'STAFF-ONLY';",
      "assets/staff/probe-1.css": ".staff-only {}",
    },
  });
  user = { cookie: `authToken=${google.sign()}` };
  staff = { cookie: `authToken=${google.sign(staffClaims)}` };
});
afterAll(async () => {
  await worker?.stop();
  await google?.close();
});

describe("files for staff", () => {
  test("staff get them, to keep but not to share", async () => {
    for (const [path, text] of [
      ["probe-1.js", "STAFF-ONLY"],
      ["probe-1.css", "staff-only"],
    ] as const) {
      const file = await worker.fetch(`/assets/staff/${path}`, { headers: staff });
      expect(file.status).toBe(200);
      expect(await file.text()).toContain(text);
      expect(file.headers.get("cache-control")).toMatch(/^private,/);
      const again = await worker.fetch(`/assets/staff/${path}`, {
        headers: { ...staff, "if-none-match": file.headers.get("etag") ?? "" },
      });
      expect(again.status).toBe(304);
    }
    expect((await worker.fetch("/assets/staff/gone.js", { headers: staff })).status).toBe(404);
  });

  const spellings = [
    "/assets/staff/probe-1.js",
    "/assets/staff/probe-1.js?x=1",
    "/assets/st%61ff/probe-1.js",
    "/assets/staff/probe%2D1.js",
    "/assets%2Fstaff%2Fprobe-1.js",
    "/assets/staff%2Fprobe-1.js",
    "/assets/%73taff/%70robe-1.js",
    "/assets//staff/probe-1.js",
    "//assets/staff/probe-1.js",
    "/assets/staff//probe-1.js",
    "/assets/public/../staff/probe-1.js",
    "/assets/public/%2e%2e/staff/probe-1.js",
    "/assets/public/..%2fstaff/probe-1.js",
    "/assets/public\\..\\staff\\probe-1.js",
    "/ASSETS/STAFF/probe-1.js",
    "/assets/staff/probe-1.js/",
    "/assets/staff/probe-1.js.data",
    "/assets/staff/probe-1",
    "http://images.test/assets/staff/probe-1.js",
  ];
  test.each(spellings)("nobody else gets them: %s", async (address) => {
    for (const headers of [{}, user, { cookie: "userId=grace" }, { cookie: "authToken=garbage" }]) {
      for (const method of ["GET", "POST", "PUT"]) {
        let path: string | null = address;
        for (let hop = 0; path !== null && hop < 5; hop++) {
          const answer: Response = await worker.fetch(path, { headers, method });
          expect(await answer.text()).not.toContain("STAFF-ONLY");
          path = answer.headers.get("location");
        }
      }
    }
  });

  test("to others a module is empty, so that the router follows the redirect; a style sheet is not there", async () => {
    for (const headers of [{}, user]) {
      const module = await worker.fetch("/assets/staff/probe-1.js", { headers });
      expect(module.status).toBe(200);
      expect(module.headers.get("content-type")).toBe("text/javascript");
      expect(module.headers.get("cache-control")).toBe("no-store");
      expect(await module.text()).toBe("export default () => null;");
      expect((await worker.fetch("/assets/staff/probe-1.css", { headers })).status).toBe(404);
    }
  });

  test("no public chunk was built from a staff source", async () => {
    const sources = (
      await readdir(resolve(build, "../app/routes/staff"), { recursive: true }).catch(() => [])
    )
      .filter((name) => name.endsWith("route.tsx"))
      .map((name) => `routes/staff/${name.replace(/\.tsx$/, "")}`);
    const { clientManifest } = await readManifest();
    for (const route of Object.values(clientManifest.routes)) {
      const isStaff = sources.includes(route.id);
      if (isStaff) expect(route.module, route.id).toMatch(/^\/assets\/staff\//);
      else expect(route.module, route.id).toMatch(/^\/assets\/public\//);
    }
    for (const source of sources) expect(Object.keys(clientManifest.routes)).toContain(source);
  });
});

interface ClientManifest {
  version: string;
  routes: Record<string, { id: string; module: string }>;
}

async function readManifest(): Promise<{ file: string; clientManifest: ClientManifest }> {
  const assets = await readdir(resolve(build, "client/assets"));
  const file = assets.find((name) => name.startsWith("manifest-")) ?? "";
  const text = await readFile(resolve(build, "client/assets", file), "utf8");
  return { file, clientManifest: JSON.parse(text.replace(/^window\.__reactRouterManifest=|;$/g, "")) };
}

describe("the route manifest", () => {
  test("its file, which names every chunk, is nobody's", async () => {
    const { file } = await readManifest();
    for (const headers of [{}, user, staff]) {
      expect((await worker.fetch(`/assets/${file}`, { headers })).status).toBe(404);
      expect(
        await (await worker.fetch(`/assets/%6danifest${file.slice(8)}`, { headers })).text(),
      ).not.toContain("routes/");
    }
  });

  test("discovery tells everybody where routes are, and holds no code", async () => {
    const { clientManifest } = await readManifest();
    const address = `/__manifest?paths=${encodeURIComponent("/,/layouts,/login")}&version=${clientManifest.version}`;
    for (const host of ["http://vitrine.test", "http://images.test"]) {
      for (const headers of [{}, user, staff]) {
        const answer = await worker.fetch(host + address, { headers });
        expect(answer.status).toBe(200);
        const routes = (await answer.json()) as Record<string, Record<string, unknown>>;
        expect(Object.keys(routes)).toContain("root");
        for (const route of Object.values(routes)) {
          for (const value of Object.values(route).flat()) expect(String(value)).not.toMatch(/[;{}()\s]/);
        }
      }
    }
  });

  test("a chunk of an earlier deployment is plainly not there", async () => {
    const answer = await worker.fetch("/assets/public/route-OLD.js");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toBe("Not found");
  });
});

describe("the hidden path", () => {
  test("shows the gallery to everybody who knows it, and is not to be indexed", async () => {
    for (const address of [`/${hiddenPath}`, `/${hiddenPath}/`, `/${hiddenPath}?x=1`]) {
      for (const headers of [{}, user]) {
        const answer = await worker.fetch(address, { headers });
        expect(answer.status).toBe(200);
        const html = await answer.text();
        expect(html).toContain("Gallery</h1>");
        expect(html).toContain('<meta name="robots" content="noindex"/>');
        // No documents can be reached here: the page stands, and says so.
        expect(html).toContain("The videos could not be loaded");
        expect(html).toContain("The images could not be loaded");
      }
    }
    expect((await worker.fetch(`/${hiddenPath}.data`)).status).toBe(200);
  });

  test("nothing that anybody is sent names it", async () => {
    for (const path of ["/login", "/", "/content/x1", "/nothing", "/__manifest?paths=/nothing"]) {
      for (const headers of [{}, user, staff])
        expect(await (await worker.fetch(path, { headers })).text()).not.toContain(hiddenPath);
    }
  });

  const guesses = [
    hiddenPath.slice(0, -1),
    `${hiddenPath}9`,
    hiddenPath.toLowerCase(),
    hiddenPath.toUpperCase(),
    [...hiddenPath].reverse().join(""),
    "a".repeat(24),
    "A1-_".repeat(64),
    "0123456789abcdef0123456789abcdef",
    "f47ac10b-58cc-4372-a567-0e02b2c3d479",
  ].filter((guess) => guess.length >= 24);
  test.each(guesses)("a guess is plainly not there, for anybody: /%s", async (guess) => {
    for (const address of [
      `/${guess}`,
      `/${guess}/`,
      `/${guess}.data`,
      `/${guess}?x=1`,
      `/%${guess.charCodeAt(0).toString(16)}${guess.slice(1)}`,
    ]) {
      for (const headers of [{}, user, staff]) {
        const answer = await worker.fetch(address, { headers });
        expect(answer.status).toBe(404);
        expect(answer.headers.get("location")).toBeNull();
        expect(await answer.text()).toBe("Not found");
      }
    }
  });

  test("without one set, every token-like path is plainly not there", async () => {
    const plain = await startGateWorker({ vars: { LOCAL: "1", GOOGLE_APIS_ORIGIN: google.origin } });
    expect((await plain.fetch(`/${hiddenPath}`)).status).toBe(404);
    await plain.stop();
  });
});

const longPaths = {
  "a path of 6,000 characters": `/${"a/".repeat(3000)}`,
  "a query of 6,000": `/x?${"q".repeat(6000)}`,
};
const hostilePaths = [
  "//evil.example",
  "//evil.example/%2e%2e",
  "///evil.example",
  "/\\evil.example",
  "/%5Cevil.example",
  "/%5c%5cevil.example",
  "/%09/evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/%0a/evil.example",
  "/%00/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/@evil.example",
  "/:evil.example",
  "/https://evil.example",
  "/%2f%2fevil.example",
  "/%2Fevil.example",
  "/;@evil.example",
  "/%E3%80%82evil.example",
  "/%ff%fe",
  "/%",
  "/x?to=//evil.example",
  "/x?to=https://evil.example&to=/y",
];
test.each([...hostilePaths.map((path) => [path, path]), ...Object.entries(longPaths)])(
  "a stranger is never sent off this site: %s",
  async (_, path) => {
    for (const [address, method] of [
      [path, "GET"],
      [path, "POST"],
      [`${path}.data`, "GET"],
    ] as const) {
      const answer = await worker.fetch(`http://vitrine.test${address}`, { method });
      const location = answer.headers.get("location");
      if (location === null) {
        expect([202, 400, 404]).toContain(answer.status);
        if (answer.status === 202)
          expect(await answer.text()).toMatch(/"redirect","\/login(\?to=%2F(?!%2F)[^"]*)?"/);
        continue;
      }
      const destination = new URL(location, "http://vitrine.test");
      expect(destination.origin).toBe("http://vitrine.test");
      expect(destination.pathname).toBe("/login");
      const to = destination.searchParams.get("to");
      if (to !== null) expect(new URL(to, destination).origin).toBe("http://vitrine.test");
    }
  },
);

describe("a change asked for by another site", () => {
  const evil = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const paths = [
    "/",
    "/_.data",
    "/login",
    "/api/v1/users/logout",
    "/api/v1/jobs",
    "/api/v1/publications/x1/unlock",
    "/nothing",
  ];

  test.each(paths)("is refused: %s", async (path) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const headers of [
        { ...user, ...evil },
        { ...user, origin: "null" },
        { ...user, "sec-fetch-site": "same-site" },
        { authorization: `Bearer ${google.sign()}`, ...evil },
      ]) {
        const answer = await worker.fetch(path, { method, headers });
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ code: "cross_site" });
      }
    }
  });

  test("passes from our own pages, without a browser, and with a bearer token", async () => {
    const own = { origin: "http://vitrine.test", "sec-fetch-site": "same-origin" };
    const bearer = { authorization: `Bearer ${google.sign()}` };
    for (const headers of [{ ...user, ...own }, user, bearer]) {
      expect((await worker.fetch("/api/v1/nothing", { method: "POST", headers })).status).not.toBe(403);
    }
  });

  test("reading is not changing", async () => {
    expect((await worker.fetch("/login", { headers: evil })).status).toBe(200);
    expect((await worker.fetch("/", { headers: { ...user, ...evil } })).status).toBe(200);
  });
});

describe("what a stranger sends", () => {
  /** Sends the beginning of a large body and waits for the status of an answer, which needs none of the rest. */
  function beginUpload(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(worker.url.port), "127.0.0.1", () => {
        socket.write(`POST ${path} HTTP/1.1\r\nHost: vitrine.test\r\nContent-Length: 40000000\r\n`);
        socket.write(`Content-Type: application/json\r\n\r\n{"password":"`);
      });
      socket.on("error", reject);
      socket.once("data", (data) => {
        resolve(String(data).split(" ")[1] ?? "");
        socket.destroy();
      });
    });
  }

  test.each([
    ["/api/v1/jobs", "401"],
    ["/api/v1/assets", "401"],
    ["/api/v1/users/login", "401"],
    ["/api/v1/staff/grants", "401"],
    ["/api/v1/publications/x1/unlock", "413"],
    ["/api/v1/users/logout", "204"],
    ["/api/v1/billing/webhook", "404"],
    ["/login", "405"],
    ["/videos", "302"],
  ])("is answered before it has come: %s", async (path, status) => {
    expect(await beginUpload(path)).toBe(status);
  });
});

describe("headers", () => {
  const addresses: [string, () => Record<string, string>][] = [
    ["/login", () => ({})],
    ["/", () => user],
    ["/", () => ({})],
    ["/nothing", () => user],
    ["/_.data", () => user],
    ["/_.data", () => ({})],
    ["/__manifest", () => ({})],
    ["/api/v1/user-info/", () => ({})],
    ["/assets/staff/probe-1.js", () => ({})],
    ["/assets/staff/probe-1.js", () => staff],
    ["/aaaaaaaaaaaaaaaaaaaaaaaaaaaa", () => ({})],
    ["/%00", () => ({})],
  ];
  test.each(addresses)("every answer of the worker carries them: %s", async (path, headers) => {
    const answer = await worker.fetch(path, { headers: headers() });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(answer.headers.get("x-request-id")).toMatch(/\S{8,}/);
    expect(answer.headers.get("cache-control")).not.toBeNull();
    if (answer.headers.get("content-type")?.startsWith("text/html")) {
      expect(answer.headers.get("content-security-policy")).toContain("object-src 'none'");
    }
  });

  test("over https browsers are told to stay there", async () => {
    expect(
      (await worker.fetch("https://vitrine.test/login")).headers.get("strict-transport-security"),
    ).toMatch(/max-age=\d{8}/);
    expect((await worker.fetch("/login")).headers.get("strict-transport-security")).toBeNull();
  });

  const nonceOf = (answer: Response) =>
    /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const documents: [string, () => Record<string, string>][] = [
    ["/login", () => ({})],
    ["/login/", () => ({})],
    ["/email-login", () => ({})],
    ["/LOGIN", () => ({})],
    ["/", () => user],
    ["/nothing", () => user],
  ];
  test.each(documents)(
    "every script of a document carries its nonce, a new one each time: %s",
    async (path, headers) => {
      const nonces = new Set<string>();
      for (let i = 0; i < 3; i++) {
        const answer = await worker.fetch(path, { headers: headers() });
        const html = await answer.text();
        const nonce = nonceOf(answer) ?? "";
        expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
        const scripts = html.match(/<script\b[^>]*>/g) ?? [];
        expect(scripts.length).toBeGreaterThan(2);
        for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
        for (const [, other] of html.matchAll(/nonce="([^"]+)"/g)) expect(other).toBe(nonce);
        expect(html).not.toMatch(/<[^>]+\son\w+=/);
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(3);
    },
  );

  test("an exported page carries this deployment's settings, which cannot end their element", async () => {
    const html = await (await worker.fetch("/login")).text();
    const settings = /<script[^>]*id="client-settings"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(JSON.parse(settings)).toMatchObject({
      embeddedFirebase: true,
      posthog: { key: "</script><script>alert(1)</script>" },
    });
  });

  test("only the bare player may be framed by other sites", async () => {
    const ancestors = async (path: string) =>
      /frame-ancestors [^;]*/.exec(
        (await worker.fetch(path, { headers: user })).headers.get("content-security-policy") ?? "",
      )?.[0];
    for (const path of ["/v0/videos/x1", "/v0/videos/x1/", "/V0/Videos/x1"])
      expect(await ancestors(path)).toBe("frame-ancestors *");
    for (const path of [
      "/",
      "/login",
      "/v1/videos/x1",
      "/content/x1",
      "/pages/x1",
      "/v0/videos",
      "/v0/videos/x1/edit",
      "/nothing/v0/videos/x1",
    ]) {
      expect(await ancestors(path), path).toBe("frame-ancestors 'self'");
    }
  });
});

describe("a deployment with settings that cannot be used", () => {
  let misconfigured: GateWorker;
  beforeAll(async () => {
    misconfigured = await startGateWorker({
      vars: { HIDDEN_PATH_TOKEN: "too-short-a-secret", FIREBASE_API_KEY: "" },
    });
  });
  afterAll(() => misconfigured?.stop());

  test.each(["/", "/login", "/content/x1", "/nothing"])("shows the failure screen for %s", async (path) => {
    const answer = await misconfigured.fetch(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
    for (const words of [
      failureMessages.title,
      failureMessages.refresh,
      failureMessages.home,
      ...failureMessages.tips,
    ])
      expect(html).toContain(words);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("x-request-id")).toMatch(/\S{8,}/);
    expect(html).toContain(answer.headers.get("x-request-id"));
    // What is wrong is for the operator.
    expect(html).not.toMatch(/HIDDEN_PATH|API_KEY|too-short/);
  });

  test.each(["/api/v1/user-info/", "/api/v1/nothing", "/media/assets/x1", "/_.data", "/videos.data"])(
    "tells programs by a code: %s",
    async (path) => {
      const answer = await misconfigured.fetch(path);
      expect(answer.status).toBe(500);
      expect(await answer.json()).toMatchObject({ code: "settings_invalid", status: 500 });
    },
  );
});

describe("a deployment", () => {
  let production: GateWorker;
  beforeAll(async () => {
    production = await startGateWorker({
      vars: { GOOGLE_APIS_ORIGIN: google.origin, FIREBASE_API_KEY: "key" },
    });
  });
  afterAll(() => production?.stop());

  test.each([
    "/emulator/mailbox",
    "/emulator/auth/handler",
    "/emulator/auth/iframe",
    "/identitytoolkit.googleapis.com/v1/accounts:signUp",
    "/securetoken.googleapis.com/v1/token",
    "/google.firestore.v1.Firestore/Listen/channel",
    "/v1/projects/demo-vitrine/databases/(default)/documents:commit",
    "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  ])("has no local Firebase: %s", async (path) => {
    for (const method of ["GET", "POST"]) {
      const answer = await production.fetch(path, { method });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toMatch(/^\/login/);
    }
  });

  test("does not take its keys from the address a local machine would", async () => {
    const hits = google.hits;
    const answer = await production.fetch("/nothing", { headers: user });
    expect([302, 503]).toContain(answer.status);
    expect(google.hits).toBe(hits);
  });

  test("tells browsers of Google's addresses instead of its own", async () => {
    const answer = await production.fetch("/login");
    expect(answer.headers.get("content-security-policy")).toContain("https://*.googleapis.com");
    expect(answer.headers.get("content-encoding")).not.toBe("identity");
    expect(await answer.text()).toContain('"embeddedFirebase":false');
  });
});
