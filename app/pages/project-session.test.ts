import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fact } from "~/domain/facts/fact";
import type { UnsentEdit } from "~/firebase/edit-session";
import { WriteRefused } from "~/firebase/write-refusal";
import { bindPageFacts } from "~/sections/bind-page-facts";
import { addSection, moveSection } from "~/sections/edit/edit-sections";
import { setText, slotAt } from "~/sections/edit/edit-slots";
import { PageEditError } from "~/sections/edit/page-edit-error";
import { newPage } from "~/sections/new-page";
import type { Page, Section } from "~/sections/page";
import { mergeProjects } from "~/stores/projects/merge-projects";
import type { Project, ProjectContent } from "~/stores/projects/project-document";
import { ProjectSession } from "./project-session";
import type { ProjectStore } from "./project-store";

const section = (text: string): Section => ({
  ...{ type: "benefits", version: 1, variant: "cards", blocks: {}, blockOrder: [] },
  slots: { heading: { kind: "text", text } },
});
const price = (amount: string): Fact => ({
  ...{ id: "price", kind: "price", value: { type: "money", amount, currency: "GBP" }, language: null },
  sources: [{ kind: "person", at: "2026-11-23T09:00:00Z" } as never],
  confidence: 1,
});
const page = ["a", "b"].reduce<Page>(
  (made, id) => addSection(made, section(`${id} for £19`), 9, id),
  newPage({ language: "en" }),
);
const made: Project = {
  ...{ id: "kettle", ownerId: "ada", title: "Kettle", page: bindPageFacts(page, [price("19.00")]) },
  ...{
    productId: "flask",
    facts: { facts: [], decisions: [] },
    acceptedClaims: [],
    folder: null,
    members: [],
  },
  ...{ versionedAt: null, createdAt: new Date(0), updatedAt: new Date(0), trashedAt: null },
};

/** The server and one device, in memory. */
class Memory {
  project: Project | null = made;
  isOnline = true;
  refuses: Error | null = null;
  kept: UnsentEdit<ProjectContent> | null = null;
  /** Listeners hear what is written only when this is called. */
  tellLater: (() => void)[] = [];
  isLate = false;
  /** What a listener is told instead of the project. */
  watchFails: Error | null = null;
  facts: readonly Fact[] = [price("19.00")];
  private listeners = new Set<() => void>();
  private onlineListeners = new Set<() => void>();
  private factListeners = new Set<() => void>();

  write(content: Partial<Project>): void {
    const { project } = this;
    if (!project) return;
    this.project = { ...project, ...content, updatedAt: new Date(project.updatedAt.getTime() + 1000) };
    const heard = this.project;
    for (const listener of this.listeners) {
      const tell = () => {
        const now = this.project;
        this.project = heard;
        listener();
        this.project = now;
      };
      if (this.isLate) this.tellLater.push(tell);
      else listener();
    }
  }
  remove(): void {
    this.project = null;
    for (const listener of this.listeners) listener();
  }
  go(online: boolean): void {
    this.isOnline = online;
    for (const listener of this.onlineListeners) listener();
  }
  know(facts: readonly Fact[]): void {
    this.facts = facts;
    for (const listener of this.factListeners) listener();
  }

  openStore(): ProjectStore {
    const listen = (listeners: Set<() => void>, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    return {
      watch: (onChange, onError) => {
        if (this.watchFails) {
          onError(this.watchFails);
          return () => {};
        }
        // As if it were read anew: no object is shared.
        const tell = () =>
          onChange({ item: structuredClone(this.project), hasPendingWrites: false, fromCache: false });
        tell();
        return listen(this.listeners, tell);
      },
      save: async (base, mine) => {
        const { project } = this;
        if (!this.isOnline || !project)
          throw Object.assign(new Error("off"), { code: this.isOnline ? "not-found" : "unavailable" });
        if (this.refuses) throw this.refuses;
        const read = { title: project.title, page: project.page };
        const { value: stored, overruled } = mergeProjects(base, mine, read);
        this.write(stored);
        return { read, readUpdatedAt: project.updatedAt, stored, overruled };
      },
      setTrashed: async (isTrashed) => this.write({ trashedAt: isTrashed ? new Date(5) : null }),
      watchProductFacts: (_, onChange) => {
        const tell = () => onChange(this.facts);
        tell();
        return listen(this.factListeners, tell);
      },
      keepEdit: (unsent) => {
        this.kept = unsent;
        return true;
      },
      readOwnEdit: () => this.kept,
      findLeftEdits: async () => [],
      claimEdits: () => () => {},
      sendKept: () => {},
      readOnline: () => (this.isOnline ? "online" : "offline"),
      watchOnline: (onChange) => listen(this.onlineListeners, onChange),
      readKeeping: () => "device",
      watchKeeping: () => () => {},
    };
  }
}

let memory: Memory;
const opened: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  memory = new Memory();
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  vi.useRealTimers();
});

function open() {
  const overruled: (() => void)[] = [];
  const session = new ProjectSession(memory.openStore(), {
    onOverruled: (useTheirs) => overruled.push(useTheirs),
    onWatchFailed: () => {},
  });
  const close = session.open();
  opened.push(close);
  const shown = () => {
    const state = session.read();
    if (state.status !== "ready") throw new Error(state.status);
    return state;
  };
  return { session, overruled, shown, close };
}
const heading = (id: string) => ({ sectionId: id, blockId: null, slot: "heading" });
const textAt = (of: Page, id: string) => {
  const slot = slotAt(of, heading(id));
  return slot?.kind === "text" ? slot.text : null;
};
const say = (id: string, text: string) => (of: Page) => setText(of, heading(id), text);
const pause = () => vi.advanceTimersByTimeAsync(600);

test("an edit is shown at once, sent after a pause, taken back and made again by its words", async () => {
  const { session, shown } = open();
  session.change("Wrote", say("a", "B"), "a heading");
  session.change("Wrote", say("a", "Br"), "a heading");
  session.change("Moved", (of) => moveSection(of, "a", 1));
  expect([textAt(shown().project.page, "a"), shown().saveState.kind]).toEqual(["Br", "saving"]);
  await pause();
  expect([memory.project?.page.order, shown().saveState.kind]).toEqual([["b", "a"], "saved"]);
  expect([session.undo(), session.undo(), session.undo()]).toEqual(["Moved", "Wrote", null]);
  expect([shown().project.page.order, textAt(shown().project.page, "a")]).toEqual([["a", "b"], "a for £19"]);
  expect(session.redo()).toBe("Wrote");
  await pause();
  expect(textAt(memory.project?.page ?? page, "a")).toBe("Br");
});

test("an edit leaves every other section the same object, also after it was saved and heard of", async () => {
  const { session, shown } = open();
  const before = shown().project.page;
  session.change("Wrote", say("a", "Bread"));
  await pause();
  session.change("Wrote", say("a", "Breads"));
  await pause();
  expect(shown().project.page.sections.b).toBe(before.sections.b);
  expect(shown().project.page.order).toBe(before.order);
});

test("an edit that is refused as one changes nothing, and says why", () => {
  const { session, shown } = open();
  const before = shown();
  expect(() => session.change("Moved", (of) => moveSection(of, "gone", 0))).toThrow(PageEditError);
  expect(shown().project.page).toBe(before.project.page);
});

test("two tabs edit at once: both edits stand, and undo takes back one's own alone", async () => {
  const [one, other] = [open(), open()];
  one.session.change("Wrote", say("a", "One"));
  other.session.change("Wrote", say("b", "Other"));
  await pause();
  await pause();
  for (const { shown } of [one, other]) {
    expect([textAt(shown().project.page, "a"), textAt(shown().project.page, "b")]).toEqual(["One", "Other"]);
  }
  one.session.undo();
  await pause();
  expect([textAt(other.shown().project.page, "a"), textAt(other.shown().project.page, "b")]).toEqual([
    "a for £19",
    "Other",
  ]);
});

test("where both wrote the same words, one is told and can take theirs", async () => {
  const [one, other] = [open(), open()];
  one.session.change("Wrote", say("a", "One"));
  other.session.change("Wrote", say("a", "Other"));
  await pause();
  await pause();
  const told = [...one.overruled, ...other.overruled];
  expect(told).toHaveLength(1);
  const before = textAt(memory.project?.page ?? page, "a");
  told[0]?.();
  await pause();
  const after = textAt(memory.project?.page ?? page, "a");
  expect([before, after].sort()).toEqual(["One", "Other"]);
  expect(textAt(one.shown().project.page, "a")).toBe(after);
});

test("offline an edit waits on this device, and goes when the server is reached", async () => {
  const { session, shown } = open();
  memory.go(false);
  session.change("Wrote", say("a", "Bread"));
  await pause();
  expect([shown().saveState, memory.kept !== null]).toEqual([{ kind: "offline", keeping: "device" }, true]);
  memory.go(true);
  await pause();
  expect([shown().saveState.kind, memory.kept]).toEqual(["saved", null]);
  expect(textAt(memory.project?.page ?? page, "a")).toBe("Bread");
});

test("what a reload left unsent is taken up, and can be taken back", async () => {
  const first = open();
  memory.go(false);
  first.session.change("Wrote", say("a", "Bread"));
  const { kept } = memory;
  first.close();
  memory.kept = kept;
  memory.go(true);
  memory.write({ page: setText(made.page, heading("b"), "Elsewhere") });
  const second = open();
  await pause();
  expect([textAt(memory.project?.page ?? page, "a"), textAt(memory.project?.page ?? page, "b")]).toEqual([
    "Bread",
    "Elsewhere",
  ]);
  second.session.undo();
  await pause();
  expect(textAt(memory.project?.page ?? page, "a")).toBe("a for £19");
});

test("what listeners say late of a save does not undo what was done since", async () => {
  const { session, shown } = open();
  memory.isLate = true;
  session.change("Wrote", say("a", "One"));
  await pause();
  session.change("Wrote", say("a", "Two"));
  await pause();
  for (const tell of memory.tellLater) {
    tell();
    expect(textAt(shown().project.page, "a")).toBe("Two");
  }
  await pause();
  expect([textAt(memory.project?.page ?? page, "a"), shown().saveState.kind]).toEqual(["Two", "saved"]);
});

test("a refused edit stays shown; it is sent again, or given up", async () => {
  const { session, shown } = open();
  memory.refuses = new WriteRefused({ code: "too_large", message: "Too large." });
  session.change("Wrote", say("a", "Bread"));
  await pause();
  expect([shown().saveState, textAt(shown().project.page, "a")]).toEqual([
    { kind: "refused", refusal: { code: "too_large", message: "Too large." } },
    "Bread",
  ]);
  session.discard();
  expect([shown().saveState.kind, textAt(shown().project.page, "a")]).toEqual(["saved", "a for £19"]);
  session.change("Wrote", say("a", "Bread"));
  await pause();
  memory.refuses = null;
  session.retry();
  await pause();
  expect(textAt(memory.project?.page ?? page, "a")).toBe("Bread");
});

test("a new price is shown in its words and writes nothing until their section is edited", async () => {
  const { session, shown } = open();
  memory.know([price("17.50")]);
  expect([textAt(shown().project.page, "a"), textAt(made.page, "a")]).toEqual(["a for £17.50", "a for £19"]);
  await pause();
  expect(textAt(memory.project?.page ?? page, "a")).toBe("a for £19");
  session.change("Wrote", say("a", "Only £17.50"));
  await pause();
  expect(slotAt(memory.project?.page ?? page, heading("a"))).toMatchObject({
    text: "Only £17.50",
    facts: [{}],
  });
  memory.know([price("16.00")]);
  expect(textAt(shown().project.page, "a")).toBe("Only £16");
});

test("a title without words is passed over; a project that is deleted is missing", async () => {
  const { session, shown } = open();
  session.rename("  ");
  expect(shown().saveState.kind).toBe("saved");
  session.rename(" Teapot ");
  await pause();
  expect([memory.project?.title, session.undo()]).toEqual(["Teapot", "Renamed the page"]);
  await pause();
  memory.remove();
  expect(session.read().status).toBe("missing");
});

test("a project that the rules refuse is missing; one that could not be read otherwise has failed", () => {
  memory.watchFails = Object.assign(new Error("Missing or insufficient permissions."), {
    code: "permission-denied",
  });
  expect(open().session.read().status).toBe("missing");
  memory.watchFails = Object.assign(new Error("Too many requests"), { code: "resource-exhausted" });
  const { session } = open();
  expect(session.read().status).toBe("failed");
  memory.watchFails = null;
  session.reload();
  expect(session.read().status).toBe("ready");
});
