import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { maker } from "../../../tests/fixtures/maker";
import { makerSubjects } from "../../../tests/fixtures/maker-subjects";
import { makeBuiltInImage } from "./make-built-in-image";
import { planImage } from "./plan-image";

/** Prompts, the thing that is drawn, and the words that are not. */
const prompts: [prompt: string, subject: string | null, missing: string][] = [
  ["a brown leather wallet on oak", null, "a brown leather wallet on oak"],
  ["sourdough loaf on a linen cloth", "bread", "on a linen cloth"],
  ["red running shoes in a city street at night", "running-shoe", ""],
  ["Sushi on dark slate", "sushi", ""],
  ["A cup of coffee on a wooden table in the morning", "hot-beverage", ""],
  ["a cup of coffee on a marble table", "hot-beverage", "on a marble table"],
  ["a red coffee cup", "hot-beverage", "a red coffee cup"],
  ["a blue bicycle", "bicycle", ""],
  ["my handbag logo on silk scarves, matcha green", null, "my handbag logo"],
  ["a cup of coffee with our logo", "hot-beverage", "with our logo"],
  ["a neon sign saying 'OPEN'", null, "a neon sign"],
  ["OPEN 24 HOURS on a neon sign", null, "on a neon sign"],
  [
    "A man in a suit shaking hands with a lighthouse keeper, photo, text 'SALE 50%' on a neon sign",
    null,
    "man in a suit shaking hands with a lighthouse keeper",
  ],
  ["Quote poster: make it simple, premium", null, ""],
  ["une robe rouge", "dress", ""],
  ["Scissors, risograph, mint", "scissors", ""],
  ["Sneakers on a stage", "running-shoe", ""],
  ["ein blaues Auto", "automobile", ""],
  ["tropical beach at sunrise", "beach-with-umbrella", ""],
  ["gradient sunset orange pink", null, ""],
];

test.each(prompts)(
  "“%s” shows %s and leaves “%s” out, before it is made and after",
  async (prompt, id, missing) => {
    const { found } = await planImage(makerSubjects, prompt);
    expect([found.subject?.id ?? null, found.missing]).toEqual([id, missing]);
    const said = await maker.findSubject({ text: prompt, hasProducts: false });
    expect(said).toEqual({ ok: true, value: { subject: found.subject, missing } });
    const request = { ...emptyImageRequest("built-in/image-maker"), prompt };
    const size = { width: 64, height: 64 };
    const made = await makeBuiltInImage(makerSubjects, { request, size, seed: 1, references: [] });
    expect(made.report?.missing).toBe(missing);
    expect(made.report?.subject).toEqual(found.subject);
  },
);
