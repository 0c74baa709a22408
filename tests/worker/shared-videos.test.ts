import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Storyboard } from "~/scene/storyboard";
import { templateOfVideo } from "~/scene/template-of-video";
import { signInForToken } from "../fakes/sign-in";
import {
  type Account,
  accountOf,
  commitAs,
  makeContent,
  readDocument,
  shareLocalStudio,
} from "./local-studio";
import { mp4, png } from "./sample-files";

let studio: Awaited<ReturnType<typeof shareLocalStudio>>;
let ada: Person;
/** A member: what she may do is set by each test. */
let bea: Person;
let eve: Person;
let contentId: string;
/** A picture of Ada's that the video shows, and one that it does not. */
let shown: string;
let other: string;

interface Person extends Account {
  email: string;
  /** As their browser sends them. */
  cookies: string;
}

beforeAll(async () => {
  studio = await shareLocalStudio();
  [ada, bea, eve] = await Promise.all([person("ada"), person("bea"), person("eve")]);
  contentId = await makeContent(studio, ada);
  shown = picturesOf(await storyboard())[0] ?? "";
  other = await upload(ada, 30);
});
beforeEach(() => share([], "view"));

/** An account whose address is proved, signed in. */
async function person(name: string): Promise<Person> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = "a long password";
  const { idToken, localId } = await identity("signUp", { email, password });
  await identity("sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
  const mail = await fetch(new URL(`/emulator/mailbox.json?to=${encodeURIComponent(email)}`, studio.url));
  await identity("update", { oobCode: /oobCode=([\w-]+)/.exec(await mail.text())?.[1] });
  const account = accountOf(studio, localId ?? "", await signInForToken(studio.url, email, password));
  const answer = await account.call("/api/v1/users/login/", { method: "POST" });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { ...account, email, cookies: cookies.join("; ") };
}

async function identity(method: string, body: object): Promise<{ idToken?: string; localId?: string }> {
  const address = new URL(`/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, studio.url);
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return (await answer.json()) as { idToken?: string; localId?: string };
}

const storyboard = async () =>
  (await readDocument(studio, ada, `content/${contentId}`))?.storyboard as Storyboard;
const picturesOf = ({ scenes }: Storyboard) =>
  scenes.flatMap(({ slots: { picture } }) => (picture && "assetId" in picture ? picture.assetId : []));

async function upload(account: Account, grey: number): Promise<string> {
  const answer = await account.call("/api/v1/assets", { method: "POST", body: png(64, 48, grey) });
  return ((await answer.json()) as { asset: { id: string } }).asset.id;
}

async function share(people: readonly Person[], role: "view" | "comment" | "edit"): Promise<void> {
  const members = people.map(({ email }) => email);
  const fields = {
    members,
    commenters: role === "comment" ? members : [],
    editors: role === "edit" ? members : [],
    ...(role === "edit" && { ownMedia: picturesOf(await storyboard()) }),
  };
  const status = await commitAs(studio, ada, [
    { path: `content/${contentId}`, fields, times: ["updatedAt"] },
  ]);
  expect(status).toBe(200);
}

async function addLink(expiresInMs: number): Promise<string> {
  const linkId = crypto.randomUUID();
  const path = `content/${contentId}/links/${linkId}`;
  const fields = { role: "comment", expiresAt: new Date(Date.now() + expiresInMs) };
  expect(await commitAs(studio, ada, [{ path, fields, times: ["createdAt"] }])).toBe(200);
  return linkId;
}

const media = async (who: Account, assetId: string, query = `?video=${contentId}`) =>
  (await who.call(`/media/assets/${assetId}${query}`)).status;
/** What the editor's page answers them, by a link or without. */
const editor = (cookies: string, linkId?: string) =>
  fetch(new URL(`/content/${contentId}/edit.data${linkId ? `?link=${linkId}` : ""}`, studio.url), {
    headers: { Cookie: cookies },
    redirect: "manual",
  });

test("media asked for as part of a video are shown to who may look at it, and only what it shows", async () => {
  expect(await media(bea, shown)).toBe(404);
  await share([bea], "view");
  expect(await media(bea, shown)).toBe(200);
  expect(await media(bea, shown, "")).toBe(404);
  expect(await media(bea, shown, "?video=another")).toBe(404);
  expect(await media(bea, other)).toBe(404);
  expect(await media(eve, shown)).toBe(404);
  expect((await fetch(new URL(`/media/assets/${shown}?video=${contentId}`, studio.url))).status).toBe(404);
  await share([], "view");
  expect(await media(bea, shown)).toBe(404);
});

test("a link lets in who is signed in, until it is revoked", async () => {
  const linkId = await addLink(60_000);
  expect((await editor(eve.cookies)).status).toBe(404);
  expect((await editor(eve.cookies, linkId)).status).toBe(200);
  expect((await editor(eve.cookies)).status).toBe(200);
  expect(await media(eve, shown)).toBe(200);
  await commitAs(studio, ada, [{ path: `content/${contentId}/links/${linkId}`, fields: null }]);
  expect((await editor(eve.cookies)).status).toBe(404);
  expect((await editor(eve.cookies, linkId)).status).toBe(404);
  expect(await media(eve, shown)).toBe(404);
});

test("what lies in the trash is shown to its owner alone, also where a video still names it", async () => {
  await share([bea], "view");
  const put = (trashedAt: Date | null) =>
    commitAs(studio, ada, [{ path: `assets/${shown}`, fields: { trashedAt } }]);
  expect(await media(bea, shown)).toBe(200);
  expect(await put(new Date())).toBe(200);
  expect([await media(bea, shown), await media(ada, shown)]).toEqual([404, 200]);
  expect(await put(null)).toBe(200);
  expect(await media(bea, shown)).toBe(200);
  await share([], "view");
});

test("a link that is over lets nobody in any more, nor does one that never was", async () => {
  const linkId = await addLink(2500);
  expect((await editor(bea.cookies, linkId)).status).toBe(200);
  await expect.poll(async () => (await editor(bea.cookies)).status, { timeout: 10_000 }).toBe(404);
  expect((await editor(bea.cookies, linkId)).status).toBe(404);
  expect((await editor(bea.cookies, crypto.randomUUID())).status).toBe(404);
});

test("who is signed out is led to sign in and comes back by the same link; the link itself gives them nothing", async () => {
  const linkId = await addLink(60_000);
  const path = `/content/${contentId}/edit?link=${linkId}`;
  const answer = await fetch(new URL(path, studio.url), { redirect: "manual" });
  expect(answer.status).toBe(302);
  expect(new URL(answer.headers.get("location") ?? "", studio.url).searchParams.get("to")).toBe(path);
  expect((await editor("", linkId)).status).not.toBe(200);
  expect(await readDocument(studio, ada, `content/${contentId}/guests/nobody`).catch(() => null)).toBe(null);
});

test("what an editor put in is shown on after they were removed; they themselves see nothing any more", async () => {
  await share([bea], "edit");
  const lent = await upload(bea, 200);
  const before = await storyboard();
  const changed = {
    ...before,
    scenes: before.scenes.map((scene, index) =>
      index === 0
        ? {
            ...scene,
            slots: {
              ...scene.slots,
              picture: { kind: "picture", assetId: lent, alt: "", focusX: 0.5, focusY: 0.5 },
            },
          }
        : scene,
    ),
  };
  const edit = { path: `content/${contentId}`, fields: { storyboard: changed }, times: ["updatedAt"] };
  const lend = {
    path: `content/${contentId}/lent/${lent}`,
    fields: { ownerId: bea.userId },
    times: ["createdAt"],
  };
  expect(await media(ada, lent)).toBe(404);
  expect(await commitAs(studio, bea, [lend])).toBe(200);
  expect(await commitAs(studio, bea, [edit])).toBe(200);
  expect(await media(ada, lent)).toBe(200);
  await share([], "view");
  expect(await media(ada, lent)).toBe(200);
  expect(await media(ada, lent, "")).toBe(404);
  expect(await media(bea, picturesOf(before)[1] ?? shown)).toBe(404);
  expect(await commitAs(studio, bea, [edit])).toBe(403);
});

test("an editor who names a file of the owner's that they did not put in gets nothing of it, nor does anybody else", async () => {
  await share([bea], "edit");
  const before = await storyboard();
  // A test before this one may have put another picture in its place.
  const held = picturesOf(before).at(-1) ?? "";
  expect(await media(ada, held, "")).toBe(200);
  const own = { path: `content/${contentId}`, fields: { ownMedia: [held] }, times: ["updatedAt"] };
  expect(await commitAs(studio, bea, [own])).toBe(403);
  expect(await commitAs(studio, ada, [own])).toBe(200);
  const naming = (assetId: string) => ({
    ...{ path: `content/${contentId}`, times: ["updatedAt"] },
    fields: { storyboard: { ...before, music: { bedId: "", gain: 0.5, assetId } } },
  });
  expect(await commitAs(studio, bea, [naming(other)])).toBe(200);
  expect([await media(bea, other), await media(bea, held)]).toEqual([404, 200]);
  const follow = await ada.call(`/api/v1/content/${contentId}/publish`, {
    method: "POST",
    json: { mode: "follow" },
  });
  expect(follow.ok).toBe(true);
  // What its owner published is shown.
  expect([await media(eve, other, `?in=${contentId}`), await media(eve, held, `?in=${contentId}`)]).toEqual([
    200, 200,
  ]);
  const later = await upload(ada, 90);
  expect(await commitAs(studio, bea, [naming(later)])).toBe(200);
  expect(await media(eve, later, `?in=${contentId}`)).toBe(404);
  await ada.call(`/api/v1/content/${contentId}/publish`, { method: "DELETE" });
  await commitAs(studio, ada, [{ ...own, fields: { storyboard: before, ownMedia: picturesOf(before) } }]);
});

test("exports are for people who may edit; a member's own do not stand in for the owner's under the same key", async () => {
  const key = crypto.randomUUID();
  const put = (who: Account) =>
    who.call(`/api/v1/content/${contentId}/exports`, {
      method: "PUT",
      headers: {
        ...{ "X-Vitrine-Width": "4", "X-Vitrine-Height": "4", "X-Vitrine-Frames": "1" },
        ...{ "X-Vitrine-Fps": "30", "X-Vitrine-Duration": "1", "X-Vitrine-Variant": "0" },
        "Idempotency-Key": key,
      },
      body: mp4(1000),
    });
  const idOf = async (answer: Response) => ((await answer.json()) as { exportId: string }).exportId;
  await share([bea], "comment");
  expect((await put(bea)).status).toBe(404);
  await share([bea], "edit");
  const [adas, again, beas] = [await put(ada), await put(ada), await put(bea)];
  expect([adas, again, beas].map(({ ok }) => ok)).toEqual([true, true, true]);
  const ids = await Promise.all([adas, again, beas].map(idOf));
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
  await share([], "view");
  expect((await put(bea)).status).toBe(404);
});

test("a video begins with a template of one's own, and with nobody else's", async () => {
  const templateId = "07";
  const text = JSON.stringify(templateOfVideo(await storyboard(), "Launch"));
  const path = `users/${ada.userId}/videoTemplates/${templateId}`;
  const template = { path, fields: { name: "Launch", storyboard: text }, times: ["createdAt", "updatedAt"] };
  expect(await commitAs(studio, bea, [template])).toBe(403);
  expect(await commitAs(studio, ada, [template])).toBe(200);
  const start = (who: Account) => who.call(`/api/v1/video-templates/${templateId}/start`, { method: "POST" });
  expect((await start(bea)).status).toBe(404);
  const answer = await start(ada);
  expect(answer.status).toBe(201);
  const { contentId: begun } = (await answer.json()) as { contentId: string };
  const content = await readDocument(studio, ada, `content/${begun}`);
  expect(content).toMatchObject({ ownerId: ada.userId, title: "Launch", status: "draft" });
  expect(picturesOf(content?.storyboard as Storyboard)).toEqual([]);
});
