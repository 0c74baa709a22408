import { expect, test } from "vitest";
import type { Storyboard } from "~/scene/storyboard";
import { versionsOf } from "./versions.ts";

const now: Storyboard = {
  version: 3,
  title: "Autumn",
  language: "en",
  format: "9:16",
  scenes: [
    {
      id: "a",
      role: "hook",
      slots: { headline: { kind: "text", text: "Now" } },
      durationSeconds: 3,
      takes: [
        {
          id: "t",
          keptAt: "2026-11-21T20:00:00.000Z",
          madeBy: null,
          kind: "words",
          lines: { headline: "Then" },
        },
      ],
    },
  ],
  templateId: "bold",
  seed: 7,
  music: null,
};
const newMark = () => ({ id: "mark", keptAt: "2026-11-21T20:00:00.000Z" });

test("versions are as it is, as it was where that differs, its variants, and each take in its scene", () => {
  const opened = { ...now, seed: 1 };
  const variants = [{ name: "Minimal", storyboard: { ...now, templateId: "minimal" } }];
  const versions = versionsOf({ now, opened, variants, newMark });
  expect(versions.map(({ name }) => name)).toEqual([
    "As it is now",
    "When you opened it",
    "Minimal",
    "Scene 1: “Then”",
  ]);
  expect(versions.at(-1)?.storyboard.scenes[0]?.slots.headline).toEqual({ kind: "text", text: "Then" });
  expect(
    versionsOf({
      now,
      opened: { ...now },
      variants: [{ name: "Same", storyboard: { ...now } }],
      newMark,
    }).map(({ id }) => id),
  ).toEqual(["now", "take/a/t"]);
});
