import fc from "fast-check";
import { expect, test } from "vitest";
import {
  acknowledgeDraft,
  changeDraft,
  isUnsent,
  receiveRemote,
  sendDraft,
  startDraft,
} from "~/firebase/draft";
import { addBlock, moveBlock, removeBlock } from "~/sections/edit/edit-blocks";
import { addSection, moveSection, setVariant } from "~/sections/edit/edit-sections";
import { setText, slotAt } from "~/sections/edit/edit-slots";
import { newPage } from "~/sections/new-page";
import type { Page, Section } from "~/sections/page";
import type { SlotPlace } from "~/sections/shown-page";
import { differingParts, mergeProjects } from "./merge-projects";
import type { ProjectContent } from "./project-document";

const section = (): Section => ({
  type: "story",
  version: 1,
  variant: "plain",
  slots: {},
  blocks: { one: { slots: {} }, two: { slots: {} } },
  blockOrder: ["one", "two"],
});
const start: ProjectContent = {
  title: "Kettle",
  page: ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3"].reduce<Page>(
    (made, id) => addSection(made, section(), 99, id),
    newPage({ language: "en" }),
  ),
};

/** One of two people: each works in sections of their own, and in a slot of their own of all others. */
class Person {
  draft = startDraft(start);
  isOnline = true;
  /** What they wrote last, by place. */
  readonly wrote = new Map<string, { place: SlotPlace; text: string }>();
  readonly blocks = new Map<string, boolean>();
  readonly variants = new Map<string, string>();
  added = 0;

  constructor(
    readonly name: "a" | "b",
    private readonly random: (below: number) => number,
  ) {}

  act(): void {
    const acts = [
      this.write,
      this.write,
      this.move,
      this.addBlock,
      this.dropBlock,
      this.shift,
      this.vary,
      this.add,
    ];
    acts[this.random(acts.length)]?.call(this);
  }

  private edit(edited: (page: Page) => Page): void {
    const { present } = this.draft;
    this.draft = changeDraft(this.draft, { ...present, page: edited(present.page) });
  }

  private get page(): Page {
    return this.draft.present.page;
  }

  private own(): string {
    const own = this.page.order.filter((id) => id.startsWith(this.name));
    return own[this.random(own.length)] ?? "";
  }

  private ownBlocks(id: string): string[] {
    return this.page.sections[id]?.blockOrder ?? [];
  }

  private write(): void {
    const text = `${this.name} wrote ${this.random(1e6)}`;
    const anywhere = this.page.order[this.random(this.page.order.length)] ?? "";
    const place = this.random(2)
      ? { sectionId: this.own(), blockId: this.random(2) ? "one" : null, slot: "heading" }
      : { sectionId: anywhere, blockId: null, slot: `of-${this.name}` };
    this.edit((page) => setText(page, place, text));
    this.wrote.set(JSON.stringify(place), { place, text });
  }

  private move(): void {
    this.edit((page) => moveSection(page, this.own(), this.random(20)));
  }

  private addBlock(): void {
    const id = this.own();
    if (this.ownBlocks(id).length > 4) return;
    const blockId = `${this.name}${this.random(1e6)}`;
    this.edit((page) => addBlock(page, id, { slots: {} }, this.random(5), blockId));
    this.blocks.set(`${id}/${blockId}`, true);
  }

  private dropBlock(): void {
    const id = this.own();
    const blockId = this.ownBlocks(id).find((other) => other.startsWith(this.name));
    if (!blockId) return;
    this.edit((page) => removeBlock(page, id, blockId));
    this.blocks.set(`${id}/${blockId}`, false);
  }

  private shift(): void {
    const id = this.own();
    const blocks = this.ownBlocks(id);
    this.edit((page) => moveBlock(page, id, blocks[this.random(blocks.length)] ?? "", this.random(6)));
  }

  private vary(): void {
    const id = this.own();
    const variant = `v${this.random(1e6)}`;
    this.edit((page) => setVariant(page, id, variant));
    this.variants.set(id, variant);
  }

  private add(): void {
    if (this.added >= 6) return;
    this.added += 1;
    this.edit((page) => addSection(page, section(), this.random(20), `${this.name}-new-${this.added}`));
  }
}

const seed = fc.integer();

/** Numbers that follow from a seed (mulberry32). */
function randomOf(from: number): (below: number) => number {
  let state = from;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function twoPeople(from: number): { people: [Person, Person]; random: (below: number) => number } {
  const random = randomOf(from);
  return { people: [new Person("a", random), new Person("b", random)], random };
}

/** Both have worked apart for a while. */
function apart(from: number): ProjectContent[] {
  const { people, random } = twoPeople(from);
  for (let count = random(30); count > 0; count--) people[random(2) ? 1 : 0].act();
  return people.map(({ draft }) => draft.present);
}

test("two people make a thousand edits, on and off the net, and lose nothing", () => {
  fc.assert(
    fc.property(seed, (from) => {
      const { people, random } = twoPeople(from);
      let server = start;
      const exchange = (one: Person) => {
        one.draft = receiveRemote(one.draft, server, mergeProjects).draft;
        if (!isUnsent(one.draft)) return;
        one.draft = sendDraft(one.draft);
        const { base, present } = one.draft;
        const read = server;
        const { value: stored, overruled } = mergeProjects(base, present, read);
        server = stored;
        one.draft = acknowledgeDraft(one.draft, { read, stored, overruled }, mergeProjects).draft;
      };
      for (let count = 0; count < 1000; count++) {
        const one = people[random(2) ? 1 : 0];
        one.act();
        if (random(40) === 0) one.isOnline = !one.isOnline;
        if (one.isOnline && random(3) === 0) exchange(one);
      }
      for (const one of [...people, ...people]) exchange(one);

      for (const { draft, wrote, blocks, variants, name, added } of people) {
        expect(draft.present).toEqual(server);
        for (const { place, text } of wrote.values()) {
          expect([place, slotAt(server.page, place)]).toMatchObject([place, { kind: "text", text }]);
        }
        for (const [path, isThere] of blocks) {
          const [id = "", blockId = ""] = path.split("/");
          expect([path, server.page.sections[id]?.blockOrder.includes(blockId)]).toEqual([path, isThere]);
        }
        for (const [id, variant] of variants) expect(server.page.sections[id]?.variant).toBe(variant);
        expect(server.page.order.filter((id) => id.startsWith(`${name}-new`))).toHaveLength(added);
      }
      expect(Object.keys(server.page.sections).sort()).toEqual(server.page.order.toSorted());
      expect(server.page.order).toEqual(expect.arrayContaining(start.page.order));
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

test("merging again what was merged changes nothing", () => {
  fc.assert(
    fc.property(seed, (from) => {
      const [mine = start, theirs = start] = apart(from);
      const merged = mergeProjects(start, mine, theirs).value;
      expect(mergeProjects(merged, merged, merged).value).toBe(merged);
      expect(mergeProjects(start, start, merged).value).toEqual(merged);
      expect(mergeProjects(start, merged, merged).value).toBe(merged);
      expect(mergeProjects(start, merged, start).value).toBe(merged);
    }),
  );
});

test("only what differs, kept for later, merges as the whole does", () => {
  fc.assert(
    fc.property(seed, (from) => {
      const [mine = start, theirs = start] = apart(from);
      const kept = differingParts(start, mine);
      expect(mergeProjects(kept.base, kept.present, theirs).value).toEqual(
        mergeProjects(start, mine, theirs).value,
      );
    }),
  );
});

test("a title that both changed is mine, and theirs is offered", () => {
  const named = (title: string) => ({ ...start, title });
  expect(mergeProjects(start, named("Mine"), named("Theirs"))).toMatchObject({
    value: { title: "Mine" },
    overruled: true,
  });
  expect(mergeProjects(start, start, named("Theirs"))).toMatchObject({ value: { title: "Theirs" } });
});
