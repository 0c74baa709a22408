import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbeddedFirebase } from "../../scripts/embedded-firebase.mjs";

/** What happens to servers on a state folder that is taken, left by a killed one, or damaged. */

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-state-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  }
  await rm(folder, { recursive: true, force: true });
});

function start(script: string, ...parameters: string[]): ChildProcess {
  const path = resolve(import.meta.dirname, "../../scripts", script);
  const child = spawn(process.execPath, [path, ...parameters], {
    env: { ...process.env, VITRINE_STATE: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return child;
}

/** How a command ends, and what it complains of. */
async function run(script: string, ...parameters: string[]): Promise<{ code: number | null; said: string }> {
  const child = start(script, ...parameters);
  const [said] = await Promise.all([text(child.stderr!), text(child.stdout!), once(child, "exit")]);
  return { code: child.exitCode, said };
}

/** The embedded Firebase as a process of its own, once it says where it is. */
async function startFirebase(port: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = start("firebase.mjs", "--data", folder, "--port", port);
  let said = "";
  for await (const chunk of child.stdout!) {
    said += chunk;
    const origin = /is at (http:\S+)/.exec(said)?.[1];
    if (origin) return { child, origin };
  }
  throw new Error(`It did not start: ${await text(child.stderr!)}`);
}

const servers = [["start.mjs"], ["firebase.mjs", "--port", "0", "--data"]] as const;
const runOn = ([script, ...parameters]: (typeof servers)[number]) =>
  run(script, ...parameters, ...(parameters.length ? [folder] : []));

test("a folder in use is refused with the process that uses it, to servers and to a reset", async () => {
  const firebase = await startEmbeddedFirebase({ stateFolder: folder });
  for (const refusal of [...(await Promise.all(servers.map(runOn))), await run("reset.mjs")]) {
    expect(refusal).toMatchObject({ code: 1 });
    expect(refusal.said).toContain(`${folder} is in use by process ${process.pid}. Stop that first.`);
  }
  expect(existsSync(join(folder, "local-identity.json"))).toBe(true);
  await firebase.stop();
  expect(await run("reset.mjs")).toEqual({ code: 0, said: "" });
  expect(existsSync(folder)).toBe(false);
});

test.runIf(process.platform === "linux")(
  "what a killed server left is taken over with its port and its accounts",
  async () => {
    const killed = await startFirebase("0");
    const { port } = new URL(killed.origin);
    const signIn = async (method: string) => {
      const address = `${killed.origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`;
      const body = JSON.stringify({ email: "grace@example.com", password: "correct horse" });
      return (await (await fetch(address, { method: "POST", body })).json()) as { localId?: string };
    };
    const { localId } = await signIn("signUp");
    killed.child.kill("SIGKILL");
    await once(killed.child, "exit");
    expect((await startFirebase(port)).origin).toBe(killed.origin);
    expect((await signIn("signInWithPassword")).localId).toBe(localId);
  },
);

test("a damaged folder starts nothing: its file is named, and nothing is changed", async () => {
  const firebase = await startEmbeddedFirebase({ stateFolder: folder });
  // The accounts are made when they are first asked for.
  await (await fetch(`${firebase.origin}/service_accounts/v1/jwk/x`)).text();
  await firebase.stop();
  const accounts = join(folder, "v3/do/vitrine-firebase-AuthAccounts");
  const name = (await readdir(accounts)).find((each) => /^[0-9a-f]{64}\.sqlite$/.test(each));
  const database = join(accounts, name!);
  // Until its log is written back, what is in the file does not count.
  const open = new DatabaseSync(database);
  open.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  open.close();
  for (const file of [database, join(folder, "local-identity.json")]) {
    const whole = await readFile(file);
    const damaged = Buffer.from(whole.with(5, 0));
    await writeFile(file, damaged);
    for (const refusal of await inTurn(servers, runOn)) {
      expect(refusal.code).toBe(1);
      expect(refusal.said).toContain(`${file} is damaged (`);
      expect(refusal.said).not.toContain("    at ");
    }
    expect(damaged.equals(await readFile(file))).toBe(true);
    await writeFile(file, whole);
  }
  await startFirebase("0");
});

async function inTurn<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}
