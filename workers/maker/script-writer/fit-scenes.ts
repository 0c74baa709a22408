import type { Language } from "~/domain/text/language";
import { scriptLimits } from "~/domain/video/script";
import { sceneSecondsFor } from "~/scene/reading-time";
import { copySlotsOf, scriptSeconds, slowestTransitionSeconds } from "~/scene/script-seconds";
import type { Line } from "./read-lines";
import { bodyOf, copyOf, type Row, type Section, type ToldScene, toldScene } from "./told-scene";

export interface Room {
  lengthSeconds: number;
  /** Most scenes that fit the length. */
  sceneCount: number;
  language: string;
}

/** How much longer than asked for a script may take to read, and the video of it may be. */
const tolerance = 1.1;
/** A few characters more may take up to this much longer to read: scenes are shown that much shorter. */
const mostPressed = { characters: 40, tolerance: 1.25 };
/** How far the time a scene needs may be stretched before it drags. */
const mostStretched = 1.5;
const mostRows = 4;
const fewestScenes = 3;
/** A longer note is a sentence that takes a scene of its own to be read. */
const longestNote = 36;
const transitionSeconds = 0.5;

/**
 * The scenes within their time: facts that go together share a scene, then the least telling is left out, a whole line
 * at a time. Price, date, place, contact and deed stay; where they alone are too long, they are told in fewer scenes.
 * Where there is time to spare, points get scenes of their own.
 */
export function fitScenes(scenes: readonly ToldScene[], room: Room): ToldScene[] {
  const isOver = (some: readonly ToldScene[]) =>
    some.length > room.sceneCount || readingSeconds(some, room.language) > room.lengthSeconds * tolerance;
  let fitted = withNotesInside(scenes);
  for (const reduce of [merged, withoutLabel, cut, withoutAnyLabel]) {
    while (isOver(fitted)) {
      // No fact is left out for a label.
      const bare = reduce === cut ? withoutLabels(fitted) : fitted;
      const fewer = isOver(bare) ? reduce(fitted, room) : bare;
      if (!fewer || (reduce === cut && isWorthIt(fitted, fewer, room))) break;
      fitted = fewer;
    }
  }
  for (const reduce of [withoutRepeat, withoutBareButton, joined, cut]) {
    while (isTooLong(fitted, room)) {
      const fewer = reduce(fitted);
      if (!fewer) break;
      fitted = fewer;
    }
  }
  // Of what was left out, sentences that name a place or a person come back first.
  for (const left of [...scenes].sort((one, other) => Number(isNaming(other)) - Number(isNaming(one)))) {
    const more = [withBack(fitted, left, scenes), besideKin(fitted, left)].find(
      (some) => some && !isOver(some) && !isTooLong(some, room),
    );
    if (more) fitted = more;
  }
  while (
    fitted.length < room.sceneCount &&
    readingSeconds(fitted, room.language) * mostStretched < room.lengthSeconds
  ) {
    const more = spread(fitted);
    if (!more || isOver(more)) break;
    fitted = more;
  }
  return fitted;
}

/** Names a person, a house or a place within its words. */
function isNaming(scene: ToldScene): boolean {
  return /\p{Ll},?\s\p{Lu}\p{Ll}/u.test(scene.headline);
}

function holdsFact({ holds }: ToldScene): boolean {
  return holds.some(({ kinds }) => facts.some((kind) => kinds.has(kind)));
}

const facts: readonly Line["kind"][] = ["date", "price", "address"];

function isLeftOut(fitted: readonly ToldScene[], { section, holds }: ToldScene): boolean {
  const isTold = (line: Line) => fitted.some((scene) => scene.holds.includes(line));
  return section !== "close" && holds.length > 0 && !holds.some(isTold);
}

/** With a scene that was left out for a longer one, in its place; null where something of it is told. */
function withBack(
  fitted: readonly ToldScene[],
  left: ToldScene,
  all: readonly ToldScene[],
): ToldScene[] | null {
  if (!isLeftOut(fitted, left)) return null;
  const placeOf = ({ holds }: ToldScene) =>
    all.findIndex((one) => one.holds.some((line) => holds.includes(line)));
  const behind = fitted.findIndex(
    (scene, index) => index > 0 && (scene.section === "close" || placeOf(scene) > all.indexOf(left)),
  );
  return behind < 0 ? [...fitted, left] : fitted.toSpliced(behind, 0, left);
}

/** With what was left out below its neighbour in the brief, where no scene of its own fits: "Paid twice as fast". */
function besideKin(fitted: readonly ToldScene[], left: ToldScene): ToldScene[] | null {
  if (!isLeftOut(fitted, left) || !hosted.includes(left.section)) return null;
  const sentenceOf = ({ holds }: ToldScene) => holds[0]?.parts[0]?.sentence ?? -1;
  const hosts = fitted
    .filter((scene) => hosted.includes(scene.section) && !scene.isHeading)
    .sort(
      (one, other) =>
        Math.abs(sentenceOf(one) - sentenceOf(left)) - Math.abs(sentenceOf(other) - sentenceOf(left)),
    );
  for (const host of hosts) {
    const both = join(host, left);
    if (both) return fitted.map((scene) => (scene === host ? both : scene));
  }
  return null;
}

/** What may stand below another fact of its kind. */
const hosted: readonly Section[] = ["statement", "features", "proof", "what"];

/** Time the scenes need to be read, with the changes between them. */
function readingSeconds(scenes: readonly ToldScene[], language: string): number {
  const reading = scenes.reduce(
    (sum, scene) => sum + sceneSecondsFor(copySlotsOf(copyOf(scene)), language),
    0,
  );
  return reading + Math.max(0, scenes.length - 1) * transitionSeconds;
}

/** Whether the video of the scenes would be too long, however short each of them is shown. */
function isTooLong(scenes: readonly ToldScene[], { language, lengthSeconds }: Room): boolean {
  const script = { language: language as Language, scenes: scenes.map(copyOf) };
  return scriptSeconds(script, lengthSeconds, slowestTransitionSeconds) > lengthSeconds * tolerance;
}

/** A name or a term in a few words stays where the time can be pressed for it. */
function isWorthIt(scenes: readonly ToldScene[], fewer: readonly ToldScene[], room: Room): boolean {
  const size = (some: readonly ToldScene[]) => some.reduce((sum, scene) => sum + textOf(scene).length, 0);
  return (
    scenes.length <= room.sceneCount &&
    size(scenes) - size(fewer) <= mostPressed.characters &&
    readingSeconds(scenes, room.language) <= room.lengthSeconds * mostPressed.tolerance
  );
}

/** Which scene may go into which, the likeliest first. */
const belongTogether: readonly (readonly [Section, Section])[] = [
  ["where", "close"],
  ["offer", "price"],
  ["price", "offer"],
  ["features", "what"],
  ["price", "when"],
  ["note", "when"],
  ["note", "where"],
  ["when", "close"],
  ["price", "what"],
  ["offer", "what"],
  ["offer", "offer"],
  ["statement", "statement"],
];

function merged(scenes: readonly ToldScene[], { sceneCount }: Room): ToldScene[] | null {
  // Fewer scenes than these are no story.
  if (scenes.length <= Math.min(fewestScenes, sceneCount)) return null;
  for (const [from, into] of belongTogether) {
    const guest = scenes.findLast(({ section }) => section === from);
    // Of one kind, the one before: the user's order is kept.
    const before = guest && scenes[scenes.indexOf(guest) - 1];
    const host =
      from === into
        ? before?.section === into
          ? before
          : undefined
        : scenes.find(({ section }) => section === into);
    // The last scene of a video that leads nowhere is a name alone.
    if (!guest || !host || (host.section === "close" && host.holds.length === 0)) continue;
    const both = isLong(guest) && from === into ? null : join(host, guest);
    if (both)
      return scenes.filter((scene) => scene !== guest).map((scene) => (scene === host ? both : scene));
  }
  return null;
}

/** "Closed on Wednesdays" is no scene of its own where another says when or where. */
function withNotesInside(scenes: readonly ToldScene[]): ToldScene[] {
  const isShort = (scene: ToldScene) => scene.rows.length === 0 && scene.headline.length <= longestNote;
  const notes = scenes.filter((scene) => scene.section === "note" && isShort(scene));
  return notes.reduce<ToldScene[]>(
    (some, note) => {
      const host =
        some.find(({ section }) => section === "when") ?? some.find(({ section }) => section === "where");
      const both = host && join(host, note);
      return both ? some.filter((one) => one !== note).map((one) => (one === host ? both : one)) : some;
    },
    [...scenes],
  );
}

/** Two sentences of some length are not read as one scene. */
function isLong({ section, headline, rows }: ToldScene): boolean {
  return section === "statement" && (rows.length > 0 || headline.length > 32);
}

function join(host: ToldScene, guest: ToldScene): ToldScene | null {
  const isTicked = guest.icon === "check";
  const head = guest.isHeading ? [] : [{ text: guest.headline, line: guest.holds[0] ?? null }];
  const isNote = guest.section === "note";
  const added = [...head, ...guest.rows].map((row): Row => (isNote ? { ...row, isNote } : row));
  const scene: ToldScene = {
    ...host,
    rows: [...host.rows, ...added],
    icon: isTicked && host.rows.length === 0 ? "check" : host.icon === "check" ? "" : host.icon,
    holds: [...host.holds, ...guest.holds],
  };
  return scene.rows.length <= mostRows && bodyOf(scene).length <= scriptLimits.bodyCharacters ? scene : null;
}

/** What the opening asks ("Tacos?") and the next scene only says again. */
function withoutRepeat(scenes: readonly ToldScene[]): ToldScene[] | null {
  const [opening, ...others] = scenes;
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const again = others.find(({ headline }) => letters(headline) === letters(opening!.headline));
  if (!again) return null;
  const both = {
    ...again,
    section: opening!.section,
    role: opening!.role,
    holds: [...again.holds, ...opening!.holds],
  };
  return [both, ...others.filter((scene) => scene !== again)];
}

/** A number or address that stands on the screen needs no button to be understood. */
function withoutBareButton(scenes: readonly ToldScene[]): ToldScene[] | null {
  const close = scenes.find(({ action, section, headline }) => action && section === "close" && headline);
  return close ? scenes.map((scene) => (scene === close ? { ...close, action: "" } : scene)) : null;
}

/** What may share a scene only where there is no other way, the likeliest first. */
const lastResorts: readonly (readonly [Section, Section])[] = [
  ["what", "opening"],
  ["answer", "opening"],
  ["price", "close"],
  ["offer", "close"],
  ["when", "close"],
  ["statement", "what"],
  ["features", "opening"],
  ["statement", "opening"],
];

/** Two scenes as one, down to the first and the last. */
function joined(scenes: readonly ToldScene[]): ToldScene[] | null {
  for (const [from, into] of lastResorts) {
    const guest = scenes.findLast(({ section }) => section === from);
    const host = scenes.find(({ section }) => section === into);
    const both = guest && host && scenes.length > 2 ? join(host, guest) : null;
    if (both)
      return scenes.filter((scene) => scene !== guest).map((scene) => (scene === host ? both : scene));
  }
  return null;
}

/** "Interested?" and "Meet" are worth less than any fact. */
function withoutLabel(scenes: readonly ToldScene[]): ToldScene[] | null {
  const spoken: readonly Section[] = ["close", "what"];
  const scene = scenes.findLast(
    ({ section, label, icon }) => label !== "" && icon !== "map-pin" && spoken.includes(section),
  );
  return scene ? scenes.map((one) => (one === scene ? { ...scene, label: "" } : one)) : null;
}

/** An icon still says what a price or a date is. */
function withoutAnyLabel(scenes: readonly ToldScene[]): ToldScene[] | null {
  const scene = scenes.findLast(({ label, icon }) => label !== "" && icon !== "");
  return scene ? scenes.map((one) => (one === scene ? { ...scene, label: "" } : one)) : null;
}

function withoutLabels(scenes: readonly ToldScene[]): ToldScene[] {
  const next = withoutAnyLabel(scenes);
  return next ? withoutLabels(next) : [...scenes];
}

/** What may be left out, in this order; each step takes out one line of the brief. */
function cut(scenes: readonly ToldScene[]): ToldScene[] | null {
  const middle = scenes.filter(({ section }) => section !== "opening" && section !== "close");
  const last = (section: Section, most = 0) => {
    const some = middle.filter((scene) => scene.section === section);
    return some.length > most ? some.at(-1) : undefined;
  };
  // The longest sentence takes the most time; one that names nothing and tells no day is missed least.
  const longest = (section: Section, most: number) => {
    const some = middle.filter((scene) => scene.section === section);
    const nameless = some.filter((scene) => !isNaming(scene) && !holdsFact(scene));
    return some.length > most
      ? (nameless.length > 0 ? nameless : some).reduce((one, other) =>
          textOf(other).length >= textOf(one).length ? other : one,
        )
      : undefined;
  };
  const note = last("note");
  if (note) return without(scenes, note);
  return (
    withoutNote(scenes) ??
    withoutRow(scenes, "feature", 1) ??
    withoutScene(scenes, last("features", 1)) ??
    withoutRest(scenes) ??
    withoutScene(scenes, longest("statement", 1)) ??
    withoutItem(scenes) ??
    withoutScene(scenes, last("proof")) ??
    withoutRow(scenes, "audience", 0) ??
    withoutRow(scenes, "need", 0) ??
    withoutScene(
      scenes,
      middle.length > 1 ? (last("features") ?? last("statement") ?? last("list")) : undefined,
    ) ??
    withoutRow(scenes, "feature", 0)
  );
}

function textOf(scene: ToldScene): string {
  return `${scene.headline}\n${bodyOf(scene)}`;
}

function without(scenes: readonly ToldScene[], scene: ToldScene): ToldScene[] {
  return scenes.filter((one) => one !== scene);
}

function withoutScene(scenes: readonly ToldScene[], scene: ToldScene | undefined): ToldScene[] | null {
  return scene ? without(scenes, scene) : null;
}

/** A note that has found room in another scene, also in the last. */
function withoutNote(scenes: readonly ToldScene[]): ToldScene[] | null {
  const scene = scenes.findLast(({ rows }) => rows.some(({ isNote }) => isNote));
  if (!scene) return null;
  const rows = scene.rows.filter(({ isNote }) => !isNote);
  const noted = new Set(scene.rows.flatMap(({ isNote, line }) => (isNote && line ? [line] : [])));
  const holds = scene.holds.filter((line) => !noted.has(line));
  return scenes.map((one) => (one === scene ? { ...scene, rows, holds } : one));
}

/** Without the last row of a kind, where there are more than `fewest` of them. */
function withoutRow(scenes: readonly ToldScene[], kind: Line["kind"], fewest: number): ToldScene[] | null {
  const rowsOf = ({ rows, section }: ToldScene) =>
    section === "close" ? [] : rows.filter(({ line }) => line?.kind === kind);
  const count = scenes.reduce((sum, scene) => sum + rowsOf(scene).length, 0);
  const scene = count > fewest ? scenes.findLast((one) => rowsOf(one).length > 0) : undefined;
  if (!scene) return null;
  const row = rowsOf(scene).at(-1)!;
  const rows = scene.rows.filter((one) => one !== row);
  // A heading announces several.
  const isHeading = scene.icon === "check" && rows.length === 1 && scene.section === "features";
  const kept: ToldScene = {
    ...scene,
    ...(isHeading ? { headline: rows[0]!.text, rows: [] } : { rows }),
    icon: rows.length < 2 && scene.icon === "check" ? "" : scene.icon,
    holds: scene.holds.filter((line) => line !== row.line),
  };
  return scenes.map((one) => (one === scene ? kept : one));
}

/** A long list keeps its first items. */
function withoutItem(scenes: readonly ToldScene[]): ToldScene[] | null {
  const list = scenes.find(({ section, rows }) => section === "list" && rows.length > 2);
  return list ? scenes.map((one) => (one === list ? { ...list, rows: list.rows.slice(0, -1) } : one)) : null;
}

/** What follows under a headline that is a clause by itself; after a colon comes what it is about. */
function withoutRest(scenes: readonly ToldScene[]): ToldScene[] | null {
  // "… from 2 October, Tuesdays at 19:00": a day or an hour is no rest.
  const isDate = ({ rows, holds }: ToldScene) => /\p{Nd}/u.test(rows[0]!.text) && holds[0]?.kinds.has("date");
  const isWhole = ({ headline, rows, holds }: ToldScene) =>
    rows.length === 1 && /^\s*[,;–—、，]/u.test(holds[0]?.text.slice(headline.length) ?? "");
  const scene = scenes.findLast(
    (one) =>
      (one.section === "statement" || one.section === "proof" || one.section === "opening") &&
      isWhole(one) &&
      !isDate(one),
  );
  return scene ? scenes.map((one) => (one === scene ? { ...scene, rows: [] } : one)) : null;
}

/** The longest list of points as a scene each. */
function spread(scenes: readonly ToldScene[]): ToldScene[] | null {
  const list = scenes.find(
    ({ section, rows }) => rows.length > 1 && (section === "features" || section === "list"),
  );
  if (!list) return null;
  const parted = list.rows
    .filter(({ text }) => text.length <= scriptLimits.headlineCharacters)
    .map(({ text, line }) =>
      toldScene(list.section === "list" ? "list" : "features", "point", {
        label: list.headline.length <= scriptLimits.labelCharacters ? list.headline : "",
        headline: text,
        holds: line ? [line] : [],
      }),
    );
  return parted.length === list.rows.length
    ? scenes.flatMap((scene) => (scene === list ? parted : [scene]))
    : null;
}
