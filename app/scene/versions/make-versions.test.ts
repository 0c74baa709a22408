import { expect, test } from "vitest";
import type { Angle } from "~/domain/video/angle";
import type { Brief } from "~/domain/video/brief";
import { openWith } from "~/domain/video/edit-script";
import type { Script, ScriptScene } from "~/domain/video/script";
import { builtInLibrary } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { type ScenePictures, storyboardFromScript } from "~/scene/storyboard-from-script";
import { templateOrDefault } from "~/scene/templates/built-in-templates";
import { makeVersions, mixVersions, versionsAtOnce } from "./make-versions";
import { nameVersions, versionTitle } from "./name-versions";
import { openingNow, openingsOf } from "./opening";
import { pictureTreatmentOf } from "./picture-treatment";

const scene = (id: string, role: ScriptScene["role"], headline: string): ScriptScene => ({
  id,
  role,
  headline,
  body: "",
  pictureBrief: headline,
});
const scenes = [
  { ...scene("name", "hook", "A bakery on Mill Street"), body: "Open from 3 May" },
  scene("bread", "point", "Slow-proofed loaves"),
  scene("rye", "point", "Rye on Fridays"),
  scene("proof", "proof", "Baker of the year"),
  scene("offer", "offer", "Free coffee with every loaf"),
  scene("close", "action", "See you on 3 May"),
];
const question: Angle = { kind: "question", headline: "Who bakes yours?", body: "Bread from next door" };
const angles: Angle[] = [
  { kind: "name", headline: "A bakery on Mill Street", body: "" },
  question,
  { kind: "benefit", headline: "Slow-proofed loaves", body: "" },
];
const script: Script = { title: "Bakery", language: "en", scenes, angles };
const pictures: ScenePictures = Object.fromEntries(
  scenes.map(({ id }) => [
    id,
    { kind: "picture" as const, assetId: `picture-${id}`, alt: id, focusX: 0.5, focusY: 0.5 },
  ]),
);

function sourceOf(written: Script, seed: number, format: Storyboard["format"] = "9:16") {
  const brief: Brief = {
    prompt: "",
    format,
    lengthSeconds: 20,
    language: "en",
    tone: "warm",
    pictureSource: "made",
    assetIds: [],
  };
  const storyboard = storyboardFromScript(written, brief, pictures, seed);
  return {
    storyboard,
    script: written,
    brief,
    createdAt: new Date(0),
    origin: { templateId: storyboard.templateId, seed },
  };
}
const six = { from: 0, count: 6 };
const wordsOf = ({ scenes: told }: Storyboard) => told.map(({ id, slots }) => [id, slots.headline]);
const lookOf = ({ templateId, seed }: Storyboard) => `${templateId}/${seed}`;

test("the first is the video as it began, and every version says all there is to say", () => {
  const source = sourceOf(script, 7);
  const [first, ...others] = makeVersions(source, { from: 0, count: 24 });
  expect(first).toEqual(source.storyboard);
  for (const version of others) {
    const said = JSON.stringify(version.scenes);
    for (const { headline } of scenes) expect(said).toContain(headline);
    expect(version.scenes.map(({ id }) => id).toSorted()).toEqual(scenes.map(({ id }) => id).toSorted());
    expect([version.scenes[0]?.role, version.scenes.at(-1)?.id]).toEqual(["hook", "close"]);
    expect(version.scenes.map(({ slots }) => slots.picture)).not.toContain(undefined);
  }
});

test.each(["9:16", "1:1", "16:9"] as const)(
  "six in %s hold at least three ideas: openings, orders, templates and pictures differ",
  (format) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const versions = makeVersions(sourceOf(script, seed, format), six);
      const openings = openingsOf(script);
      const kinds = versions.map(({ scenes: told }) => openingNow(told, openings)?.kind);
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(3);
      expect(new Set(versions.map((version) => JSON.stringify(wordsOf(version)))).size).toBe(6);
      expect(new Set(versions.map(({ templateId }) => templateOrDefault(templateId).style)).size).toBe(6);
      const treatments = versions.map((version) => pictureTreatmentOf(version, builtInLibrary));
      expect(new Set(treatments).size).toBeGreaterThanOrEqual(2);
    }
  },
);

test("short of angles, what a script has to offer and to prove opens it in turn", () => {
  const { angles: _, ...plain } = script;
  expect(openingsOf(plain).map(({ kind, sceneId }) => [kind, sceneId])).toEqual([
    [null, "name"],
    ["proof", "proof"],
    ["offer", "offer"],
  ]);
  const [opening, , , , , close] = scenes as [ScriptScene, ...ScriptScene[]];
  const short = { ...plain, scenes: [opening, close as ScriptScene] };
  const versions = makeVersions(sourceOf(short, 3), six);
  expect(new Set(versions.map((version) => JSON.stringify(wordsOf(version)))).size).toBe(1);
  expect(new Set(versions.map(lookOf)).size).toBe(6);
});

test("the set is the same whichever of them the video is now, and more of them change none", () => {
  const source = sourceOf(script, 9);
  const versions = makeVersions(source, { from: 0, count: 18 });
  for (const chosen of versions) {
    const storyboard = JSON.parse(JSON.stringify(chosen)) as Storyboard;
    expect(makeVersions({ ...source, storyboard }, six)).toEqual(versions.slice(0, 6));
  }
  expect(makeVersions(source, { from: 6, count: 6 })).toEqual(versions.slice(6, 12));
  expect(new Set(versions.map((version) => JSON.stringify([lookOf(version), wordsOf(version)]))).size).toBe(
    18,
  );
});

test("edits made since stay in every version, and scenes somebody arranged stay as they are", () => {
  const source = sourceOf(script, 9);
  const [, second] = makeVersions(source, six) as [Storyboard, Storyboard];
  const edited = {
    ...second,
    scenes: second.scenes.map((one) =>
      one.id === "rye"
        ? { ...one, slots: { ...one.slots, headline: { kind: "text" as const, text: "Rye daily" } } }
        : one,
    ),
  };
  for (const version of makeVersions({ ...source, storyboard: edited }, six)) {
    expect(JSON.stringify(version.scenes)).toContain("Rye daily");
  }
  const own = { ...second, scenes: second.scenes.toReversed() };
  for (const version of makeVersions({ ...source, storyboard: own }, six)) {
    expect(version.scenes).toEqual(own.scenes);
  }
});

test("an angle no scene says keeps the words it takes the place of, and gives them back", () => {
  const source = sourceOf(script, 9);
  const versions = makeVersions(source, six);
  const asked = versions.find(({ scenes: [first] }) => JSON.stringify(first).includes(question.headline));
  expect(asked?.scenes[0]?.slots).toMatchObject({
    headline: { text: question.headline },
    body: { text: "A bakery on Mill Street – Open from 3 May" },
  });
  // There is no room for more words than a scene can hold.
  const full = scenes.map((one, index) => (index === 0 ? { ...one, body: "Bread ".repeat(30).trim() } : one));
  expect(openingsOf({ ...script, scenes: full }).map(({ kind }) => kind)).not.toContain("question");
});

const told: NonNullable<Angle["scenes"]> = [
  { id: "offer", role: "hook", headline: "Coffee on us?", body: "", pictureBrief: "coffee" },
  { id: "new", role: "point", headline: "A bakery opens", body: "On Mill Street", pictureBrief: "shop" },
  { id: "close", role: "action", headline: "See you on 3 May", body: "", pictureBrief: "street" },
];
const retold: Script = {
  ...script,
  angles: [{ kind: "question", headline: "Coffee on us?", body: "", framework: "question", scenes: told }],
};

test("an angle with words of its own is told whole, with the pictures of its scenes; none is lost by choosing it", () => {
  const source = sourceOf(retold, 9);
  const versions = makeVersions(source, six);
  const asked = versions.find(
    ({ scenes: [first] }) => first?.id === "offer" && JSON.stringify(first).includes("on us"),
  );
  expect(asked?.scenes.map(({ id }) => id)).toEqual(["offer", "new", "close"]);
  expect(asked?.scenes[0]?.slots.picture).toMatchObject({ assetId: "picture-offer" });
  const storyboard = JSON.parse(JSON.stringify(asked)) as Storyboard;
  expect(makeVersions({ ...source, storyboard }, six)).toEqual(versions);
  const names = nameVersions(versions, retold).map(({ words }) => words);
  expect(names[versions.indexOf(asked as Storyboard)]).toBe("Opens with a question · Then the answer");
  // Told again where somebody changed a word, it would lose that word.
  const [first, ...rest] = source.storyboard.scenes;
  const edited = { ...source.storyboard, scenes: [{ ...first!, durationSeconds: 5 }, ...rest] };
  for (const version of makeVersions({ ...source, storyboard: edited }, six)) {
    expect(JSON.stringify(version.scenes)).not.toContain("on us");
  }
});

test("few ways to tell it come in other orders before they come again, each named for its order", () => {
  const copy = (id: string, role: ScriptScene["role"], headline: string) => ({
    ...scene(id, role, headline),
  });
  const own = [
    copy("name", "hook", "A bakery on Mill Street"),
    copy("bread", "point", "Slow-proofed loaves"),
    copy("offer", "offer", "Free coffee with every loaf"),
    copy("rye", "point", "Rye on Fridays"),
    copy("close", "action", "See you on 3 May"),
  ];
  const written: Script = {
    ...script,
    scenes: own,
    framework: "statement",
    angles: [
      { kind: "statement", headline: own[0]!.headline, body: "", framework: "statement", scenes: own },
    ],
  };
  const versions = makeVersions(sourceOf(written, 7), six);
  const orders = versions.map(({ scenes: all }) => all.map(({ id }) => id).join(" "));
  const names = nameVersions(versions, written).map(({ words }) => words);
  expect(new Map(orders.map((order, index) => [order, names[index]]))).toEqual(
    new Map([
      ["name bread offer rye close", "Opens with a statement"],
      ["offer name bread rye close", "Opens with the offer"],
      ["name bread rye offer close", "Opens with a statement · Offer late"],
      ["name offer bread rye close", "Opens with a statement · Offer early"],
    ]),
  );
  expect(makeVersions({ ...sourceOf(written, 7), storyboard: versions[2]! }, six)).toEqual(versions);
  // An answer stays behind its question.
  const asked = { ...written, angles: [{ ...written.angles![0]!, framework: "question" as const }] };
  expect(
    new Set(makeVersions(sourceOf(asked, 7), six).map((version) => JSON.stringify(wordsOf(version)))).size,
  ).toBe(2);
});

test("openings of one kind are named by their words", () => {
  const [name, bread, , , , close] = scenes as [
    ScriptScene,
    ScriptScene,
    ScriptScene,
    ScriptScene,
    ScriptScene,
    ScriptScene,
  ];
  const tell = (first: ScriptScene, second: ScriptScene): Angle => ({
    kind: "statement",
    headline: first.headline,
    body: "",
    framework: "statement",
    scenes: [{ ...first, role: "hook" }, { ...second, role: "point" }, close],
  });
  const angles = [tell(name, bread), tell(bread, name)];
  const own: Script = { ...script, scenes: angles[0]!.scenes as ScriptScene[], angles };
  const names = nameVersions(makeVersions(sourceOf(own, 7), six), own).map(({ words }) => words);
  expect(names.slice(0, 2)).toEqual([
    "Opens with “A bakery on Mill Street”",
    "Opens with “Slow-proofed loaves”",
  ]);
});

test("what can be told in one way alone is shown in two looks, not six times", () => {
  const [opening, , , , , close] = scenes as [ScriptScene, ...ScriptScene[]];
  const { angles: _, ...plain } = script;
  const short = { ...plain, scenes: [opening, close as ScriptScene] };
  expect(versionsAtOnce(sourceOf(short, 3))).toBe(2);
  expect(versionsAtOnce(sourceOf(script, 3))).toBe(6);
  expect(versionsAtOnce({ ...sourceOf(short, 3), script: null })).toBe(6);
});

test("approved in an angle's words, it is told in them once, and named for how it opens", () => {
  const [angle] = retold.angles as [Angle];
  const approved = openWith(retold, angle, retold);
  const versions = makeVersions(sourceOf(approved, 9), six);
  expect(nameVersions([versions[0]!], approved)[0]?.words).toMatch(/^Opens with a question/);
  expect(new Set(versions.map(lookOf)).size).toBe(6);
  for (const { scenes: all } of versions)
    expect(all.map(({ id }) => id).toSorted()).toEqual(["close", "new", "offer"]);
});

test("a mix has the words of one and the look of the other, and is found among its own kind again", () => {
  const source = sourceOf(script, 9);
  const versions = makeVersions(source, six);
  const [, second, , , fifth] = versions as [Storyboard, Storyboard, Storyboard, Storyboard, Storyboard];
  const mixed = mixVersions(second, fifth);
  expect(wordsOf(mixed)).toEqual(wordsOf(second));
  expect([lookOf(mixed), mixed.music, mixed.style]).toEqual([lookOf(fifth), fifth.music, fifth.style]);
  expect(makeVersions({ ...source, storyboard: mixed }, six)).toEqual(versions);
});

test("names say what differs, and no two are the same", () => {
  const versions = makeVersions(sourceOf(script, 7), six);
  const names = nameVersions(versions, script);
  expect(new Set(names.map(versionTitle)).size).toBe(6);
  expect(names[0]?.words).toMatch(/^Opens with the name/);
  expect(names.map(({ words }) => words).join()).toContain("Opens with a question");
  expect(new Set(names.map(({ look }) => look)).size).toBe(6);
  const [first] = versions as [Storyboard];
  // What all share is not said.
  const looks = nameVersions([first, mixVersions(first, versions[3] as Storyboard)], script);
  expect(looks.map(({ words }) => words)).toEqual(["", ""]);
});
