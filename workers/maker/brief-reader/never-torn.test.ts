import { expect, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { allBriefs } from "../../../tests/bench/briefs/all-briefs.ts";
import { heldOutBriefs } from "../../../tests/bench/briefs/held-out-briefs.ts";
import { misreadBriefs } from "../../../tests/fixtures/misread-briefs.ts";
import { onceHeldOutBriefs } from "../../../tests/fixtures/once-held-out-briefs.ts";
import { exampleBriefs } from "../script-writer/example-briefs.ts";
import { readBrief } from "./read-brief";

const briefs = [...allBriefs, ...onceHeldOutBriefs, ...heldOutBriefs, ...exampleBriefs, ...misreadBriefs];
const cases = briefs.map(({ id, language, prompt }) => ({
  id,
  prompt,
  parts: readBrief({ prompt, language: language as Language, region: null }).parts,
}));

/** A number with its thousands, and the range it begins: "32 000–36 000". */
const amount = "\\d{1,3}(?:[ \\u00a0\\u2009\\u202f]\\d{3})+(?!\\d)|\\d+(?:[.,'’]\\d+)*";
const number = new RegExp(`(?:${amount})(?:[-–—](?:${amount}))?`, "gu");

test.each(cases)("$id: no part begins or ends inside a number", ({ prompt, parts }) => {
  const contacts = parts.filter(({ kind }) => kind === "contact");
  const numbers = [...prompt.matchAll(number)]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .filter(({ start, end }) => !contacts.some((one) => one.start < end && one.end > start));
  const torn = numbers.filter((one) =>
    parts.some(({ start, end }) => [start, end].some((at) => at > one.start && at < one.end)),
  );
  expect(torn.map(({ start, end }) => prompt.slice(start, end))).toEqual([]);
});

/** A long word or a number, the end of its sentence, and a word with a capital. */
const twoSentences = /(?:(?<![\p{L}\p{N}])\p{N}+|\p{Ll}{4,})[.!?]["”»)]?\s+\p{Lu}\p{Ll}+/u;
/** "3. Klasse", "3. Mai". */
const ordinal =
  /\d\.\s(?:Klasse|Stock|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/u;

test.each(cases)("$id: no part holds two sentences", ({ parts }) => {
  const held = parts.filter(
    ({ kind, text }) => kind !== "address" && twoSentences.test(text) && !ordinal.test(text),
  );
  expect(held.map(({ text }) => text)).toEqual([]);
});

const negation =
  /(?<![\p{L}\p{M}\p{N}])(?:not|never|without|nicht|keine?[nmrs]?|ohne|pas|jamais|sans|sin|nunca|não|sem|non|senza|nie|bez|niet|geen|zonder|inte|ingen|inga|utan|ikke|uden|не|без|لا|ليس|بدون|no(?![.:-]|\s\d))(?![\p{L}\p{M}\p{N}'’-])\s+(?<next>[\p{L}\p{M}]{3,})/dgiu;

test.each(cases)("$id: a negation stands with what it negates", ({ prompt, parts }) => {
  const torn = [...prompt.matchAll(negation)].filter(({ index, indices }) => {
    const [next] = indices!.groups!.next!;
    const said = parts.find(({ start, end }) => start <= next && end > next);
    return said !== undefined && said.start > index;
  });
  expect(torn.map(({ 0: found }) => found)).toEqual([]);
});
