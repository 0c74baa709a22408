import { beforeEach, expect, test, vi } from "vitest";
import type { SceneVoice, Storyboard } from "~/scene/storyboard";
import { readTabWorks } from "~/shell/tab-work";
import { takeChanges } from "~/studio/change-video";
import { VoiceError } from "./voice-file.ts";
import {
  cancelVoice,
  makeVoice,
  makeVoices,
  readVoices,
  speakAll,
  stopSpeaking,
  type VoiceWork,
} from "./voice-tasks.ts";

const asking = new Set<string>();
vi.stubGlobal("addEventListener", (type: string) => asking.add(type));
vi.stubGlobal("removeEventListener", (type: string) => asking.delete(type));

const scene = (id: string) => ({ id, role: "point" as const, slots: {}, durationSeconds: 3 });
const empty: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [scene("a"), scene("b"), scene("c")],
  templateId: "bold",
  seed: 7,
  music: null,
};
const voice = (text: string): SceneVoice => ({ assetId: text, durationSeconds: 1, text, words: [] });

let contentId: string;
beforeEach(() => {
  contentId = crypto.randomUUID();
});

/** A page that shows the video, and what it holds by now. */
function openPage() {
  const page = { storyboard: empty };
  takeChanges(contentId, (edited) => {
    page.storyboard = edited(page.storyboard);
  });
  return () => page.storyboard.scenes.flatMap((one) => one.voice?.text ?? []);
}

/** A line that is spoken when it is told to be. */
function line(sceneId: string) {
  const spoken = Promise.withResolvers<SceneVoice>();
  const work: VoiceWork = ({ signal }) => {
    signal.addEventListener("abort", () => spoken.reject(signal.reason));
    return spoken.promise;
  };
  return { sceneId, number: "abc".indexOf(sceneId) + 1, work, ...spoken };
}
const tray = () => readTabWorks().find(({ id }) => id === `voices/${contentId}`);

test("lines go on being spoken when their page is left, and come to the page that is open by then", async () => {
  const left = openPage();
  const [a, b] = [line("a"), line("b")];
  const speaking = speakAll(contentId, "Autumn", [a, b]);
  expect(tray()).toMatchObject({
    state: "running",
    title: "Voices of Autumn",
    progress: { detail: "0 of 2" },
  });
  expect([readVoices(contentId).all, asking.has("beforeunload")]).toEqual([{ done: 0, total: 2 }, true]);
  a.resolve(voice("A"));
  await vi.waitFor(() => expect(tray()?.progress.detail).toBe("1 of 2"));
  expect(left()).toEqual(["A"]);
  const opened = openPage();
  b.resolve(voice("B"));
  await speaking;
  expect([left(), opened()]).toEqual([["A"], ["B"]]);
  expect(tray()).toMatchObject({ state: "done", outcome: "2 of 2 lines spoken" });
  expect([readVoices(contentId).all, asking.has("beforeunload")]).toEqual([null, false]);
});

test("a line that cannot be made ends it, and is named; those spoken stay", async () => {
  const spoken = openPage();
  const lines = [line("a"), line("b"), line("c")] as const;
  const speaking = speakAll(contentId, "Autumn", lines);
  lines[0].resolve(voice("A"));
  await vi.waitFor(() => expect(readVoices(contentId).tasks.has("b")).toBe(true));
  lines[1].reject(new VoiceError("Nothing was heard."));
  await speaking;
  expect(tray()).toMatchObject({
    state: "failed",
    outcome: "1 of 3 lines spoken. Scene 2: Nothing was heard.",
  });
  expect(readVoices(contentId).tasks.get("b")).toEqual({ kind: "failed", message: "Nothing was heard." });
  expect([spoken(), readVoices(contentId).tasks.has("c")]).toEqual([["A"], false]);
});

test("stopped, it speaks no further line, and says how many there are", async () => {
  const spoken = openPage();
  const lines = [line("a"), line("b")] as const;
  const speaking = speakAll(contentId, "Autumn", lines);
  lines[0].resolve(voice("A"));
  await vi.waitFor(() => expect(readVoices(contentId).all?.done).toBe(1));
  stopSpeaking(contentId);
  await speaking;
  expect(tray()).toMatchObject({ state: "cancelled", outcome: "1 of 2 lines spoken" });
  expect([spoken(), readVoices(contentId).tasks.size]).toEqual([["A"], 0]);
});

test("a later voice of a scene takes the place of an earlier one, and one of a removed scene is let go", async () => {
  const spoken = openPage();
  const [first, second, gone] = [line("a"), line("a"), line("removed")];
  const one = makeVoice(contentId, "a", "Speaking", first.work);
  const other = makeVoice(contentId, "a", "Speaking", second.work);
  second.resolve(voice("Second"));
  expect(await Promise.all([one, other])).toEqual([false, true]);
  const removed = makeVoice(contentId, "removed", "Speaking", gone.work);
  gone.resolve(voice("Gone"));
  await removed;
  expect(spoken()).toEqual(["Second"]);
});

test("voices that belong together come by one change, once the last of them is there; one that failed is left out", async () => {
  const changes: string[][] = [];
  const page = { storyboard: empty };
  takeChanges(contentId, (edited) => {
    page.storyboard = edited(page.storyboard);
    changes.push(page.storyboard.scenes.flatMap((one) => one.voice?.text ?? []));
  });
  const lines = [line("a"), line("b"), line("c")] as const;
  const making = makeVoices(contentId, "Saving", lines);
  lines[2].resolve(voice("C"));
  lines[0].resolve(voice("A"));
  await vi.waitFor(() => expect(readVoices(contentId).tasks.size).toBe(3));
  expect(changes).toEqual([]);
  lines[1].reject(new VoiceError("Too long."));
  expect(await making).toBe(false);
  expect(changes).toEqual([["A", "C"]]);
  expect([...readVoices(contentId).tasks]).toEqual([["b", { kind: "failed", message: "Too long." }]]);
});

test("a voice that came and was cancelled before the others is left out", async () => {
  const spoken = openPage();
  const lines = [line("a"), line("b")] as const;
  const making = makeVoices(contentId, "Saving", lines);
  lines[0].resolve(voice("A"));
  cancelVoice(contentId, "a");
  lines[1].resolve(voice("B"));
  expect([await making, spoken()]).toEqual([false, ["B"]]);
});
