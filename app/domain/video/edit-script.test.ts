import { expect, test } from "vitest";
import {
  addSceneAfter,
  copyTakeOf,
  keepTakes,
  moveScene,
  openBy,
  openWith,
  removeScene,
  scriptProblems,
  setCopy,
  setLine,
  setPicture,
  setPictureBrief,
} from "./edit-script";
import type { Script } from "./script";

const scene = (id: string) => ({
  id,
  role: "point" as const,
  headline: `Headline ${id}`,
  body: "",
  pictureBrief: "a loaf of bread",
});
const script: Script = {
  title: "Bread",
  language: "en",
  scenes: ["a", "b", "c", "d"].map(scene),
};
const ids = (changed: Script) => changed.scenes.map(({ id }) => id).join("");

test("scenes move within the script and stop at its ends", () => {
  expect(ids(moveScene(script, "a", 1))).toBe("bacd");
  expect(ids(moveScene(script, "a", -1))).toBe("abcd");
  expect(ids(moveScene(script, "d", 1))).toBe("abcd");
  expect(ids(moveScene(script, "nobody", 1))).toBe("abcd");
});

test("scenes are added after one and removed down to two", () => {
  expect(ids(addSceneAfter(script, "b", "x"))).toBe("abxcd");
  const two = removeScene(removeScene(script, "b"), "c");
  expect(ids(two)).toBe("ad");
  expect(removeScene(two, "a")).toBe(two);
});

test("an emptied label disappears, an emptied headline stays and is a problem", () => {
  const labelled = setLine(script, "a", "label", "New");
  expect(labelled.scenes[0]?.label).toBe("New");
  expect(setLine(labelled, "a", "label", "").scenes[0]).not.toHaveProperty("label");

  const emptied = setLine(script, "b", "headline", "");
  expect(scriptProblems(emptied)).toEqual({ b: "Write a headline, or remove this scene." });
  expect(scriptProblems(setLine(script, "c", "body", "x".repeat(181)))).toEqual({
    c: "Shorten the body to 180 characters.",
  });
  expect(scriptProblems(setPictureBrief(script, "c", "x".repeat(201)))).toEqual({
    c: "Shorten what the picture shows to 200 characters.",
  });
  expect(scriptProblems(script)).toEqual({});
});

test("an angle opens the script; words that another scene had change places with the opening's", () => {
  const priced = setLine(script, "c", "headline", "Loaves for £4");
  const asked = openWith(priced, { kind: "question", headline: "Hungry?", body: "" });
  expect(asked.scenes[0]?.headline).toBe("Hungry?");
  expect(ids(asked)).toBe("abcd");

  const swapped = openWith(priced, { kind: "offer", headline: "Loaves for £4", body: "" });
  expect(swapped.scenes.map(({ headline }) => headline)).toEqual([
    "Loaves for £4",
    "Headline b",
    "Headline a",
    "Headline d",
  ]);
  expect(ids(swapped)).toBe("abcd");
});

test("a script opens with what was asked for, where it has a line of that kind", () => {
  const angled = { ...script, angles: [{ kind: "price" as const, headline: "From £4", body: "" }] };
  expect(openBy(angled, "price").scenes[0]?.headline).toBe("From £4");
  expect(openBy(angled, "date")).toBe(angled);
  expect(openBy(angled, null)).toBe(angled);
});

test("the scene that bears an angle out comes second", () => {
  const scenes = script.scenes.map((one) => (one.id === "d" ? { ...one, role: "offer" as const } : one));
  expect(ids(openWith({ ...script, scenes }, { kind: "offer", headline: "From £4", body: "" }))).toBe("adbc");
});

test("a scene that changes places with the opening has the role of its words", () => {
  const roles = ["hook", "point", "offer", "action"] as const;
  const written = { ...script, scenes: script.scenes.map((one, i) => ({ ...one, role: roles[i]! })) };
  const rolesOf = ({ scenes }: Script) => scenes.map(({ role }) => role);
  const swapped = openWith(written, { kind: "offer", headline: "Headline c", body: "" }, written);
  expect(rolesOf(swapped)).toEqual(["hook", "point", "point", "action"]);
  const back = openWith(swapped, { kind: "story", headline: "Headline a", body: "" }, written);
  expect(back).toEqual(written);
});

test("the number of a scene follows its headline", () => {
  const figure = { value: 4, from: 0, decimals: 0, unit: "GBP" };
  const scenes = script.scenes.map((one) => (one.id === "b" ? { ...one, figure } : one));
  const changed = setLine({ ...script, scenes }, "b", "headline", "Now £5");
  expect(changed.scenes[1]?.figure).toMatchObject({ value: 5, unit: "GBP" });
  expect(setLine(changed, "b", "headline", "Now").scenes[1]).not.toHaveProperty("figure");
});

test("takes keep what a scene said and showed, and bring it back", () => {
  const stamp = { id: "t1", keptAt: "2026-01-01T00:00:00Z", madeBy: null };
  const before = copyTakeOf(script.scenes[0]!, stamp);
  const kept = keepTakes(setLine(script, "a", "headline", "Other words"), "a", [before]);
  expect(kept.scenes[0]?.takes).toHaveLength(1);
  expect(setCopy(kept, "a", before).scenes[0]?.headline).toBe("Headline a");
  // The same copy is kept once.
  expect(keepTakes(kept, "a", [{ ...before, id: "t2" }]).scenes[0]?.takes).toHaveLength(1);

  const picture = { ...stamp, kind: "picture", assetId: "p1", alt: "bread" } as const;
  const pictured = setPicture(script, "a", picture);
  expect(pictured.scenes[0]).toMatchObject({ pictureAssetId: "p1", takes: [{ assetId: "p1" }] });
  expect(setPictureBrief(pictured, "a", "a knife").scenes[0]).not.toHaveProperty("pictureAssetId");
});

test("an angle with scenes of its own tells the whole video, until somebody has changed a word", () => {
  const told = [
    { ...scene("c"), headline: "Sour?" },
    { ...scene("e"), headline: "Baked at night" },
    { ...scene("a"), label: "Price", headline: "£4" },
  ];
  const angle = {
    kind: "question",
    headline: "Sour?",
    body: "",
    framework: "question",
    scenes: told,
  } as const;
  const written: Script = { ...script, framework: "statement", angles: [{ ...angle, scenes: [...told] }] };
  const picture = { id: "t1", kind: "picture", assetId: "p1", alt: "", keptAt: "", madeBy: null } as const;
  const retold = openWith(setPicture(written, "c", picture), written.angles![0]!, written);
  expect(retold.scenes.map(({ id, headline }) => [id, headline])).toEqual([
    ["c", "Sour?"],
    ["e", "Baked at night"],
    ["a", "£4"],
  ]);
  expect(retold).toMatchObject({
    framework: "question",
    scenes: [{ pictureAssetId: "p1" }, {}, { label: "Price" }],
  });

  const back = openWith(retold, { kind: "story", headline: "Headline a", body: "" }, written);
  expect(back.scenes.map(({ headline }) => headline)).toEqual(written.scenes.map(({ headline }) => headline));
  expect(back.framework).toBe("statement");

  const edited = openWith(setLine(written, "b", "body", "My own words"), written.angles![0]!, written);
  expect(edited.scenes.map(({ headline }) => headline)).toEqual([
    "Sour?",
    "Headline b",
    "Headline c",
    "Headline d",
  ]);
});
