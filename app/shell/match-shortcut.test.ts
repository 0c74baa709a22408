import { expect, test } from "vitest";
import { type KeyPress, matchShortcut } from "./match-shortcut";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test("Mod is Ctrl or ⌘", () => {
  expect(matchShortcut("Mod k", [press("k", { ctrlKey: true })])).toBe("whole");
  expect(matchShortcut("Mod k", [press("k", { metaKey: true })])).toBe("whole");
  expect(matchShortcut("Mod k", [press("k")])).toBe("none");
});

test("two keys are pressed one after the other", () => {
  expect(matchShortcut("g h", [press("g")])).toBe("begun");
  expect(matchShortcut("g h", [press("g"), press("h")])).toBe("whole");
  expect(matchShortcut("g h", [press("g"), press("v")])).toBe("none");
  expect(matchShortcut("g h", [press("h")])).toBe("none");
});

test("a letter minds Shift, a sign does not", () => {
  expect(matchShortcut("?", [press("?", { shiftKey: true })])).toBe("whole");
  expect(matchShortcut("Shift t", [press("T", { shiftKey: true })])).toBe("whole");
  expect(matchShortcut("Shift t", [press("t")])).toBe("none");
  expect(matchShortcut("g h", [press("G", { shiftKey: true })])).toBe("none");
});

test("Alt and shortcuts of the browser are left alone", () => {
  expect(matchShortcut("g h", [press("g", { altKey: true })])).toBe("none");
  expect(matchShortcut("?", [press("?", { ctrlKey: true })])).toBe("none");
});

test("the space bar goes by its name", () => {
  expect(matchShortcut("Space", [press(" ")])).toBe("whole");
  expect(matchShortcut("Space", [press("s")])).toBe("none");
});
