import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EditorRole } from "~/editor/editor";
import { PlayerController } from "~/player/player-controller";
import { putElement, removePart, removeSound } from "~/scene/edit-parts";
import { addEffect } from "~/scene/edit-sounds";
import { removeScene, setSlotText } from "~/scene/edit-storyboard";
import { trimSceneEnd } from "~/scene/edit-time-scenes";
import type { Element } from "~/scene/element";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";
import { roleIn } from "~/stores/content/content-role";
import { libraryWith, noLibraryChanges } from "~/stores/library/library-changes";
import { VideoSession } from "~/studio/video-session";
import { contentDocument } from "../../../tests/fakes/content-fields";
import { MemoryAccount, MemoryDevice } from "../../../tests/fakes/memory-video-store";
import { makeEditor } from "./make-editor";

const served: Content = { id: "bread", ...contentDocument("ada") };
const library = libraryWith(noLibraryChanges);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(role: EditorRole = "owner") {
  const account = new MemoryAccount(served);
  const store = new MemoryDevice(account).openStore();
  const session = new VideoSession(served, store, {
    onOverruled: () => {},
    onReplaced: () => {},
    onWatchFailed: () => {},
  });
  const said: string[] = [];
  const refused: string[] = [];
  const editor = makeEditor({
    session,
    player: new PlayerController({ isLooping: false, isMuted: true, frameRate: 30 }),
    library,
    role,
    roleIn: (content) => roleIn(content, { userId: "bea", email: "bea@example.com", emailVerified: true }),
    panel: "scenes",
    notices: {
      announce: (message) => said.push(message),
      refuse: (title, why) => refused.push(why ? `${title}. ${why}` : title),
      onPanel: () => {},
    },
  });
  session.open();
  editor.open();
  return { editor, said, refused, account };
}

const headline = (editor: ReturnType<typeof open>["editor"]) => {
  const slot = editor.read().storyboard.scenes[0]?.slots.headline;
  return slot?.kind === "text" ? slot.text : null;
};

test("an edit is named in announcements and in undo, and taken back by its name", () => {
  const { editor, said } = open();
  editor.change("Write the headline", (now) => setSlotText(now, "one", "headline", "Warm bread"));
  expect(headline(editor)).toBe("Warm bread");
  expect(editor.read().video.undoWords).toBe("Write the headline");
  editor.undo();
  expect(headline(editor)).toBe("Baked at night");
  editor.redo();
  expect(headline(editor)).toBe("Warm bread");
  expect(said).toEqual([
    "Write the headline",
    "Undone: Write the headline",
    "Done again: Write the headline",
  ]);
});

test("a preview is in the composition alone, and gone with the edit that follows it", () => {
  const { editor } = open();
  const before = editor.read().composition;
  editor.preview((now) => setSlotText(now, "one", "headline", "Being dragged"));
  expect(headline(editor)).toBe("Baked at night");
  expect(JSON.stringify(editor.read().composition)).toContain("Being dragged");
  expect(editor.read().video.canUndo).toBe(false);
  editor.preview(null);
  expect(editor.read().composition).toEqual(before);
});

test("what is selected is let go once it is not there any more, and only that", () => {
  const { editor } = open();
  editor.select([
    { kind: "scene", sceneId: "one" },
    { kind: "scene", sceneId: "two" },
  ]);
  editor.change("Delete the scene", (now) => removeScene(now, "one"));
  expect(editor.read().selection).toEqual([{ kind: "scene", sceneId: "two" }]);
});

test("a step back selects what was selected when it was made, and a step forth what was selected after it", () => {
  const { editor } = open();
  const scene = (sceneId: string) => ({ kind: "scene", sceneId }) as const;
  const part = { kind: "part", sceneId: "two", key: "headline" } as const;
  editor.select([scene("one")]);
  editor.change("Delete scene 1", (now) => removeScene(now, "one"));
  editor.select([scene("two")]);
  editor.change("Write", (now) => setSlotText(now, "two", "headline", "Warm"), "headline");
  editor.select([part]);
  editor.change("Write", (now) => setSlotText(now, "two", "headline", "Warm bread"), "headline");
  editor.undo();
  expect(editor.read().selection).toEqual([scene("two")]);
  editor.undo();
  expect(editor.read().selection).toEqual([scene("one")]);
  editor.redo();
  expect(editor.read().selection).toEqual([scene("two")]);
  editor.redo();
  expect(editor.read().selection).toEqual([part]);
  editor.undo();
  expect(editor.read().selection).toEqual([scene("two")]);
});

const star: Element = {
  content: { kind: "shape", shape: "star" },
  start: { to: "start", seconds: 0 },
  end: { to: "end", seconds: 0 },
  placement: { centerX: 0.5, centerY: 0.5, width: 0.3, height: 0.3 },
};

test("a part and a sound that come back by a step are selected again", () => {
  const { editor } = open();
  const sound = { kind: "sound", id: "bell" } as const;
  const element = { kind: "element", sceneId: "one", id: "star" } as const;
  editor.change("Add", (now) => addEffect(now, "bell", "whoosh-soft", 1, library));
  editor.select([sound]);
  editor.change("Delete the sound", (now) => removeSound(now, "bell"));
  expect(editor.read().selection).toEqual([]);
  editor.undo();
  expect(editor.read().selection).toEqual([sound]);
  editor.change("Add", (now) => putElement(now, "one", "star", star));
  editor.select([element]);
  editor.change("Delete", (now) => removePart(now, element));
  editor.undo();
  expect(editor.read().selection).toEqual([element]);
});

test("what cannot be done changes nothing and says why", () => {
  const { editor, refused } = open();
  const before = editor.read().storyboard;
  editor.change("Delete the scene", (now) => removeScene(now, "gone"));
  expect(editor.read().storyboard).toBe(before);
  expect(refused[0]).toContain("The scene is not in the video any more");
});

test.each(["view", "comment"] as const)("who may only %s changes nothing", (role) => {
  const { editor, refused } = open(role);
  editor.change("Write", (now) => setSlotText(now, "one", "headline", "Mine now"));
  editor.preview((now) => setSlotText(now, "one", "headline", "Mine now"));
  expect(headline(editor)).toBe("Baked at night");
  expect(JSON.stringify(editor.read().composition)).not.toContain("Mine now");
  // Nor may they duplicate it: that is not offered.
  expect(refused).toEqual(["You can look at this video, not change it. Ask its owner to let you edit it."]);
});

test("another role counts at once, without a reload; who came by a link keeps what the link gives", () => {
  const { editor, said, refused, account } = open("comment");
  const say = (words: string) => editor.change("Write", (now) => setSlotText(now, "one", "headline", words));
  say("Refused");
  account.write({ members: ["bea@example.com"], commenters: [], editors: ["bea@example.com"] });
  say("Warm bread");
  expect([headline(editor), refused.length, editor.read().role]).toEqual(["Warm bread", 1, "edit"]);
  account.write({ members: ["bea@example.com"], commenters: [], editors: [] });
  say("Too late");
  expect([headline(editor), refused.length, editor.read().role]).toEqual(["Warm bread", 2, "view"]);
  expect(said).toContain("You can edit this video now");
  expect(said).toContain("You can look at this video now, not change it");
  const { editor: guest, account: other } = open("comment");
  other.write({ title: "Bread" });
  expect(guest.read().role).toBe("comment");
});

test("what was refused while somebody might not edit is sent once they may again", async () => {
  const { editor, account } = open("edit");
  const may = (editors: string[]) => account.write({ members: ["bea@example.com"], commenters: [], editors });
  may(["bea@example.com"]);
  editor.change("Write", (now) => setSlotText(now, "one", "headline", "Warm bread"));
  may([]);
  account.refusal = "not_allowed";
  await vi.advanceTimersByTimeAsync(5000);
  expect(editor.read().video.saveState).toMatchObject({ kind: "refused" });
  account.refusal = null;
  may(["bea@example.com"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(editor.read().video.saveState).toEqual({ kind: "saved" });
  expect(account.content?.storyboard.scenes[0]?.slots.headline).toMatchObject({ text: "Warm bread" });
});

test("who is taken out of a video may change it no more", () => {
  const { editor, refused, account } = open("edit");
  account.write({ members: ["bea@example.com"], commenters: [], editors: ["bea@example.com"] });
  expect(editor.read().role).toBe("edit");
  account.write({ members: [], commenters: [], editors: [] });
  editor.change("Write", (now) => setSlotText(now, "one", "headline", "Too late"));
  expect([headline(editor), refused.length, editor.read().role]).toEqual(["Baked at night", 1, "view"]);
});

test("selecting with a modifier key adds, and takes out what was in", () => {
  const { editor } = open();
  const [one, two] = [
    { kind: "scene", sceneId: "one" },
    { kind: "scene", sceneId: "two" },
  ] as const;
  editor.select([one]);
  editor.select([two], "add");
  expect(editor.read().selection).toEqual([one, two]);
  editor.select([one], "toggle");
  expect(editor.read().selection).toEqual([two]);
});

test("a change from a panel is named by what it did, in announcements and in undo", () => {
  const { editor, said } = open();
  const [first, second] = editor.read().storyboard.scenes;
  editor.changeFromStudio((now) => setSlotText(now, second!.id, "headline", "Warm bread"), "headline");
  expect(said.at(-1)).toBe("Scene 2: headline");
  editor.changeFromStudio((now) => ({ ...now, templateId: "journal", language: "de" }), null);
  expect(said.at(-1)).toBe("Another template, and 1 more");
  editor.changeFromStudio((now) => removeScene(now, first!.id), null);
  expect(said.at(-1)).toMatch(/^Scene 1 removed\./);
  editor.undo();
  expect(said.at(-1)).toMatch(/^Undone: Scene 1 removed\./);
  editor.redo();
  expect(said.at(-1)).toMatch(/^Done again: Scene 1 removed\./);
});

test("every change says what it moved, also one that comes late, and the next one takes that back", () => {
  const { editor, said } = open();
  const [first] = editor.read().storyboard.scenes;
  const longer = (by: number) => (now: Storyboard) => trimSceneEnd(now, first!.id, by);
  editor.change("Trim", longer(0.5));
  expect(editor.read().moved).toMatch(/^Scene 1 is 0\.5 s longer\./);
  expect(said.at(-1)).toMatch(/^Trim\. Scene 1 is 0\.5 s longer\./);
  editor.changeFromStudio(longer(-0.25), null);
  expect(editor.read().moved).toMatch(/^Scene 1 is 0\.25 s shorter\./);
  expect(said.at(-1)).toBe(`Scene 1: how long it lasts. ${editor.read().moved}`);
  editor.change("Write the headline", (now) => setSlotText(now, first!.id, "headline", "Warm bread"));
  expect(editor.read().moved).toBe("");
  expect(said.at(-1)).toBe("Write the headline");
});
