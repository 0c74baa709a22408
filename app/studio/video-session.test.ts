import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Fact } from "~/domain/facts/fact";
import { bindFacts } from "~/scene/bind-facts";
import { setSlotText } from "~/scene/edit-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";
import { contentDocument } from "../../tests/fakes/content-fields";
import { MemoryAccount, MemoryDevice } from "../../tests/fakes/memory-video-store";
import { VideoSession } from "./video-session";

const served: Content = { id: "bread", ...contentDocument("ada") };
const say =
  (text: string, sceneId = "one") =>
  (storyboard: Storyboard) =>
    setSlotText(storyboard, sceneId, "headline", text);
const headlines = ({ scenes }: Storyboard) =>
  scenes.map(({ slots: { headline } }) => (headline?.kind === "text" ? headline.text : null));

let account: MemoryAccount;
let device: MemoryDevice;
const opened: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  account = new MemoryAccount(served);
  device = new MemoryDevice(account);
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  vi.useRealTimers();
});

/** A page of the video: its session, what it told its person, and how it is left. */
function page({ isOpen = true } = {}) {
  const overruled: (() => void)[] = [];
  const failures: string[] = [];
  const replaced: { words: string[]; by: string | null; takeBack: () => void }[] = [];
  const session = new VideoSession(account.content ?? served, device.openStore(), {
    onOverruled: (useTheirs) => overruled.push(useTheirs),
    onReplaced: (texts, takeBack, by) =>
      replaced.push({ words: texts.flatMap(({ mine, theirs }) => [mine, theirs]), by, takeBack }),
    onWatchFailed: ({ message }) => failures.push(message),
  });
  let close = () => {};
  const open = () => {
    close = session.open();
    opened.push(close);
  };
  if (isOpen) open();
  return { session, overruled, replaced, failures, open, close: () => close() };
}

const shown = ({ session }: { session: VideoSession }) => headlines(session.read().storyboard);
const stored = () => headlines((account.content ?? served).storyboard);
const saveState = ({ session }: { session: VideoSession }) => session.read().saveState;
/** What pauses wait for is done, and what was sent is answered. */
const pause = () => vi.advanceTimersByTimeAsync(600);

test("an edit is shown at once and sent after a pause; typing is one save and one step", async () => {
  const studio = page();
  const states: string[] = [];
  studio.session.subscribe(() => states.push(studio.session.read().saveState.kind));
  studio.session.change(say("B"), "one headline");
  studio.session.change(say("Br"), "one headline");
  expect([shown(studio), saveState(studio), stored()]).toEqual([
    ["Br", "Come at seven"],
    { kind: "saving", keeping: "device" },
    ["Baked at night", "Come at seven"],
  ]);
  await pause();
  expect([stored(), account.saves]).toEqual([["Br", "Come at seven"], 1]);
  expect(states.at(-1)).toBe("saved");
  studio.session.undo();
  await pause();
  expect([shown(studio), stored()]).toEqual([headlines(served.storyboard), headlines(served.storyboard)]);
  expect(studio.session.read()).toMatchObject({ canUndo: false, canRedo: true });
  studio.session.redo();
  await pause();
  expect(stored()).toEqual(["Br", "Come at seven"]);
});

test("the state is the same object until something changes", () => {
  const { session } = page();
  const before = session.read();
  expect(session.read()).toBe(before);
  session.change(say("Bread"));
  expect(session.read()).not.toBe(before);
});

test("offline an edit is kept on this device, and sent as soon as the server is reached", async () => {
  const studio = page();
  account.go("offline");
  studio.session.change(say("Bread"));
  await pause();
  expect(saveState(studio)).toEqual({ kind: "offline", keeping: "device" });
  expect(device.kept && headlines(device.kept.present)).toEqual(["Bread", "Come at seven"]);
  account.go("online");
  await vi.advanceTimersByTimeAsync(0);
  expect([saveState(studio), stored(), device.kept]).toEqual([
    { kind: "saved" },
    ["Bread", "Come at seven"],
    null,
  ]);
});

test("where the storage is full, an unsent edit is said to be in this tab only", () => {
  const studio = page();
  device.isFull = true;
  account.go("offline");
  studio.session.change(say("Bread"));
  expect(saveState(studio)).toEqual({ kind: "offline", keeping: "tab" });
});

test("a refused edit stays shown; it is sent again, or given up", async () => {
  const studio = page();
  account.refusal = "not_allowed";
  studio.session.change(say("Bread"));
  await pause();
  expect(saveState(studio)).toMatchObject({ kind: "refused", refusal: { code: "not_allowed" } });
  expect([shown(studio), device.kept !== null]).toEqual([["Bread", "Come at seven"], true]);
  studio.session.retry();
  await pause();
  expect(saveState(studio)).toMatchObject({ kind: "refused" });
  account.refusal = null;
  studio.session.retry();
  await pause();
  expect([saveState(studio), stored()]).toEqual([{ kind: "saved" }, ["Bread", "Come at seven"]]);

  account.refusal = "too_large";
  studio.session.change(say("Too much"));
  await pause();
  studio.session.discard();
  expect([saveState(studio), shown(studio), device.kept]).toEqual([
    { kind: "saved" },
    ["Bread", "Come at seven"],
    null,
  ]);
});

test("what others change while one types is shown too, and both are saved", async () => {
  const studio = page();
  studio.session.change(say("Bread"), "one headline");
  account.write({ storyboard: say("Come early", "two")(served.storyboard) });
  expect(shown(studio)).toEqual(["Bread", "Come early"]);
  studio.session.change(say("Bread!"), "one headline");
  await pause();
  expect([stored(), saveState(studio)]).toEqual([["Bread!", "Come early"], { kind: "saved" }]);
  expect(studio.overruled).toEqual([]);
});

test("where both changed the same place mine stands, and theirs can be taken as one more edit", async () => {
  const studio = page();
  studio.session.change(say("Mine"));
  account.write({ storyboard: say("Theirs")(served.storyboard) });
  expect([shown(studio)[0], studio.overruled.length]).toEqual(["Mine", 1]);
  studio.overruled[0]?.();
  expect(shown(studio)[0]).toBe("Theirs");
  studio.session.undo();
  await pause();
  expect(stored()[0]).toBe("Mine");
});

test("whose words gave way to somebody else's is told once, and can put them back as one edit", async () => {
  const studio = page();
  studio.session.change(say("Mine"));
  await pause();
  account.write({ storyboard: say("Theirs")((account.content ?? served).storyboard) });
  expect([shown(studio)[0], studio.replaced.map(({ words }) => words)]).toEqual([
    "Theirs",
    [["Mine", "Theirs"]],
  ]);
  account.write({ storyboard: say("Theirs again")((account.content ?? served).storyboard) });
  expect(studio.replaced.length).toBe(1);
  studio.replaced[0]?.takeBack();
  await pause();
  expect(stored()).toEqual(["Mine", "Come at seven"]);
  studio.session.undo();
  await pause();
  expect(stored()[0]).toBe("Theirs again");
});

test("words that were taken back, or that others leave alone, are nobody's loss", async () => {
  const studio = page();
  studio.session.change(say("Mine"));
  studio.session.undo();
  studio.session.change(say("Come soon", "two"));
  await pause();
  account.write({ storyboard: say("Theirs")((account.content ?? served).storyboard) });
  expect([shown(studio), studio.replaced]).toEqual([["Theirs", "Come soon"], []]);
});

describe("what comes back of one's own", () => {
  test("is not undone by a title that is shown before the server says what it has", async () => {
    account.isBehind = true;
    const studio = page();
    studio.session.change(say("Bread"));
    await pause();
    const renamed = { ...served, title: "Rolls", updatedAt: new Date(served.updatedAt.getTime() + 60_000) };
    account.tellAtOnce({ item: renamed, hasPendingWrites: true, fromCache: false });
    expect([shown(studio)[0], studio.session.read().content?.title]).toEqual(["Bread", "Rolls"]);
    account.catchUp(1);
    await pause();
    expect([shown(studio)[0], stored()[0], studio.replaced]).toEqual(["Bread", "Bread", []]);
  });

  test("is no news where it is heard of while a later save is on its way", async () => {
    account.isBehind = true;
    const studio = page();
    studio.session.change(say("Bread"));
    await pause();
    account.write({ storyboard: say("Come early", "two")((account.content ?? served).storyboard) });
    const answer = Promise.withResolvers<void>();
    account.answers = answer.promise;
    studio.session.change(say("Bread and rolls"));
    await pause();
    account.catchUp(1);
    answer.resolve();
    await pause();
    expect([shown(studio), studio.replaced, studio.overruled]).toEqual([
      ["Bread and rolls", "Come early"],
      [],
      [],
    ]);
  });

  test.each(["heard of", "found by the next save"])(
    "has overruled nobody where it was never answered and is %s",
    async (how) => {
      account.isBehind = true;
      const studio = page();
      account.losesAnswers = true;
      studio.session.change(say("Bread"));
      await pause();
      account.losesAnswers = false;
      studio.session.change(say("Bread and rolls"));
      if (how === "heard of") account.catchUp(1);
      await pause();
      expect([shown(studio)[0], stored()[0], studio.overruled]).toEqual([
        "Bread and rolls",
        "Bread and rolls",
        [],
      ]);
    },
  );

  test("from a closed tab takes nobody's words", async () => {
    device.left = [{ base: served.storyboard, present: say("Left behind")(served.storyboard) }];
    const studio = page();
    studio.session.change(say("Typed at once"));
    await pause();
    expect([shown(studio)[0], studio.replaced]).toEqual(["Left behind", []]);
  });

  test("is told with whoever stored it, and not with who is there", async () => {
    const studio = page();
    for (const savedBy of ["bea", "ada"]) {
      studio.session.change(say("Mine"));
      await pause();
      account.write({ storyboard: say(`By ${savedBy}`)((account.content ?? served).storyboard), savedBy });
    }
    expect(studio.replaced.map(({ by }) => by)).toEqual(["bea", "ada"]);
  });
});

test("what a reload left unsent is shown from the first moment, before anything listens", () => {
  device.kept = { base: served.storyboard, present: say("Left here")(served.storyboard) };
  expect(shown(page({ isOpen: false }))[0]).toBe("Left here");
});

test("undo takes back one's own edit; what others changed since stands", async () => {
  const studio = page();
  studio.session.change(say("Bread"));
  account.write({ storyboard: say("Come early", "two")(served.storyboard) });
  await pause();
  studio.session.undo();
  await pause();
  expect([shown(studio), stored()]).toEqual([
    ["Baked at night", "Come early"],
    ["Baked at night", "Come early"],
  ]);
  account.write({ storyboard: say("Come soon", "two")((account.content ?? served).storyboard) });
  studio.session.redo();
  await pause();
  expect(stored()).toEqual(["Bread", "Come soon"]);
});

test("a scene that others added outlives an undo", async () => {
  const studio = page();
  studio.session.change(say("Bread"));
  await pause();
  const { storyboard } = account.content ?? served;
  const [first] = storyboard.scenes;
  if (!first) throw new Error("There is no scene");
  account.write({ storyboard: { ...storyboard, scenes: [...storyboard.scenes, { ...first, id: "three" }] } });
  studio.session.undo();
  await pause();
  expect(stored()).toEqual(["Baked at night", "Come at seven", "Bread"]);
});

test("what a listener says late of something a save has found already undoes nothing", async () => {
  const studio = page();
  account.isBehind = true;
  account.write({ storyboard: say("Come early", "two")(served.storyboard) });
  studio.session.change(say("Bread"));
  await pause();
  expect(shown(studio)).toEqual(["Bread", "Come early"]);
  account.catchUp(1);
  await pause();
  expect([shown(studio), stored()]).toEqual([
    ["Bread", "Come early"],
    ["Bread", "Come early"],
  ]);
});

test("a reload keeps what was typed, as one more edit that is sent", async () => {
  account.go("offline");
  const left = page();
  left.session.change(say("Bread"));
  left.close();
  account.go("online");
  const reloaded = page();
  expect(shown(reloaded)).toEqual(["Bread", "Come at seven"]);
  reloaded.session.undo();
  expect(shown(reloaded)).toEqual(headlines(served.storyboard));
  reloaded.session.redo();
  await pause();
  expect([stored(), device.kept]).toEqual([["Bread", "Come at seven"], null]);
});

test("what was typed before a reload is merged with what others changed meanwhile", async () => {
  account.go("offline");
  const left = page();
  left.session.change(say("Bread"));
  left.close();
  account.go("online");
  account.write({ storyboard: say("Come early", "two")(served.storyboard) });
  const reloaded = page();
  await pause();
  expect([shown(reloaded), stored()]).toEqual([
    ["Bread", "Come early"],
    ["Bread", "Come early"],
  ]);
});

test("a press before the session is open is one edit, sent once", async () => {
  const studio = page({ isOpen: false });
  studio.session.change(say("Bread"));
  expect([shown(studio)[0], device.kept]).toEqual(["Bread", null]);
  studio.open();
  await pause();
  expect([stored()[0], account.saves]).toEqual(["Bread", 1]);
  studio.session.undo();
  expect(studio.session.read().canUndo).toBe(false);
});

test("opened again, a session does not take what it kept itself for what a reload left", async () => {
  account.go("offline");
  const studio = page();
  studio.session.change(say("Bread"));
  studio.close();
  studio.open();
  account.go("online");
  await pause();
  expect([stored()[0], saveState(studio)]).toEqual(["Bread", { kind: "saved" }]);
  studio.session.undo();
  expect(studio.session.read().canUndo).toBe(false);
});

test("what a closed tab left is shown and sent, and forgotten by then", async () => {
  device.left = [{ base: served.storyboard, present: say("Left behind")(served.storyboard) }];
  const studio = page();
  await pause();
  expect([shown(studio)[0], stored()[0], device.left]).toEqual(["Left behind", "Left behind", []]);
});

test("a closed session neither sends nor listens; what comes late is kept, and sent for no page", async () => {
  const studio = page();
  expect(device.isClaimed).toBe(true);
  studio.close();
  expect(device.isClaimed).toBe(false);
  studio.session.change(say("A picture that came late"));
  account.write({ storyboard: say("Come early", "two")(served.storyboard) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([account.saves, shown(studio)[1]]).toEqual([0, "Come at seven"]);
  expect(device.sendings).toBe(1);
  expect(device.kept && headlines(device.kept.present)[0]).toBe("A picture that came late");
});

test("what this device remembers is no news until the server has answered", () => {
  const studio = page();
  account.tell({ item: null, hasPendingWrites: false, fromCache: true });
  const old = { ...served, storyboard: say("Old")(served.storyboard), updatedAt: new Date(0) };
  account.tell({ item: old, hasPendingWrites: false, fromCache: true });
  // A title was typed before the first answer.
  account.tell({ item: null, hasPendingWrites: true, fromCache: true });
  expect([studio.session.read().content, shown(studio)]).toEqual([served, headlines(served.storyboard)]);
});

test("that there is none before the video was heard of is no news: a title may have been taken before", async () => {
  const studio = page();
  account.tell({ item: null, hasPendingWrites: false, fromCache: false });
  expect(studio.session.read().content).toEqual(served);
  account.write({ title: "Rolls" });
  expect(studio.session.read().content?.title).toBe("Rolls");
  account.delete();
  expect(studio.session.read().content).toBeNull();
});

test("a video that was deleted before it was heard of is said to be by the next save", async () => {
  const studio = page();
  account.delete();
  studio.session.change(say("Bread"));
  await pause();
  expect(saveState(studio)).toMatchObject({ kind: "refused", refusal: { code: "deleted" } });
});

test("a deleted video keeps its words on the page, and says at once why they are not saved", async () => {
  const studio = page();
  account.tell({ item: served, hasPendingWrites: false, fromCache: false });
  account.go("offline");
  studio.session.change(say("Bread"));
  account.delete();
  const deleted = ["Bread", { kind: "refused", refusal: { code: "deleted" } }];
  expect(studio.session.read().content).toBeNull();
  expect([shown(studio)[0], saveState(studio)]).toMatchObject(deleted);
  account.go("online");
  await pause();
  expect([shown(studio)[0], saveState(studio)]).toMatchObject(deleted);
});

test("a title that is refused is said to be, and sent again", async () => {
  const studio = page();
  account.refusal = "not_allowed";
  studio.session.rename("Rolls");
  await vi.advanceTimersByTimeAsync(0);
  expect(saveState(studio)).toMatchObject({ kind: "refused", refusal: { code: "not_allowed" } });
  account.refusal = null;
  studio.session.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect([saveState(studio), studio.session.read().content?.title]).toEqual([{ kind: "saved" }, "Rolls"]);
});

test("a video is brought back from the trash", async () => {
  account.write({ trashedAt: new Date(1) });
  const studio = page();
  expect(studio.session.read().content?.trashedAt).toEqual(new Date(1));
  studio.session.restore();
  await vi.advanceTimersByTimeAsync(0);
  expect(studio.session.read().content?.trashedAt).toBeNull();
});

test("that others are not heard any more is said", () => {
  const studio = page();
  account.failListeners(new Error("The rules refuse it."));
  expect(studio.failures).toEqual(["The rules refuse it."]);
  expect(studio.session.read().isDenied).toBe(false);
  account.failListeners(Object.assign(new Error("Not yours."), { code: "permission-denied" }));
  expect(studio.session.read().isDenied).toBe(true);
});

describe("a video made from facts", () => {
  const price = (amount: string): Fact[] => [
    {
      ...{ id: "price", kind: "price", value: { type: "money", amount, currency: "GBP" }, language: null },
      ...{ sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }], confidence: 1 },
    },
  ];
  beforeEach(() => {
    const stored = bindFacts(say("Only £19")(served.storyboard), price("19"));
    account = new MemoryAccount({ ...served, productId: "flask", storyboard: stored });
    device = new MemoryDevice(account);
    account.facts = price("19");
  });

  test("shows a new price at once and writes nothing", async () => {
    const studio = page();
    account.changeFacts(price("17.50"));
    expect([shown(studio)[0], stored()[0], saveState(studio).kind]).toEqual([
      "Only £17.50",
      "Only £19",
      "saved",
    ]);
    await pause();
    expect(account.saves).toBe(0);
    expect(studio.session.read().canUndo).toBe(false);
  });

  test("an edit begins with the words that are shown; taken back, the price is still today's", async () => {
    const studio = page();
    account.changeFacts(price("17.50"));
    studio.session.change(say("Only £17.50 now"));
    account.changeFacts(price("16"));
    expect(shown(studio)[0]).toBe("Only £16 now");
    await pause();
    studio.session.undo();
    expect(shown(studio)[0]).toBe("Only £16");
    studio.session.redo();
    expect(shown(studio)[0]).toBe("Only £16 now");
    await pause();
    // Whoever opens it next sees the same, whatever is stored.
    expect(shown(page())[0]).toBe("Only £16 now");
  });

  test("a price that a person changed is theirs", async () => {
    const studio = page();
    studio.session.change(say("Only £15"));
    account.changeFacts(price("17.50"));
    expect(shown(studio)[0]).toBe("Only £15");
    studio.session.undo();
    expect(shown(studio)[0]).toBe("Only £17.50");
  });

  test("an edit that another page stored meanwhile keeps its words and the price of today", async () => {
    const studio = page();
    account.changeFacts(price("17.50"));
    account.write({ storyboard: say("Come early", "two")(account.content!.storyboard) });
    expect(shown(studio)).toEqual(["Only £17.50", "Come early"]);
  });
});
