import { allowed, type Change, refused } from "./content-changes";

/** A template as its owner keeps it. */
export const emptyTemplate = { name: "Launch", storyboard: "{}" };

/** What its owner may keep as a template, and what not: at least one for each condition of the rules. */
export const templateCreations: readonly Change[] = [
  allowed("a name of 80 characters", { name: "x".repeat(80) }),
  refused("a name of 81 characters", { name: "x".repeat(81) }),
  refused("an empty name", { name: "" }),
  allowed("a storyboard of 700,000 characters", { storyboard: "x".repeat(700_000) }),
  refused("a storyboard of 700,001 characters", { storyboard: "x".repeat(700_001) }),
  refused("a storyboard that is no text", { storyboard: {} }),
  refused("a field templates do not have", { credits: 5 }),
  refused("a time of making", { createdAt: new Date("2030-01-01") }),
  refused("a time of change", { updatedAt: new Date("2030-01-01") }),
];

/** What its owner may change of a template. */
export const templateChanges: readonly Change[] = [
  allowed("another name", { name: "Every launch" }),
  refused("a name that is too long", { name: "x".repeat(81) }),
  refused("another storyboard", { storyboard: "[]" }),
  refused("a time of making", { createdAt: new Date("2030-01-01") }),
];
