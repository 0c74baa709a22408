import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { formats } from "~/domain/video/format";
import { platforms } from "~/domain/video/platform";
import { resolveModels } from "~/providers/model-catalogue.server";
import { writeScript } from "~/providers/write-script.server";
import { makeVariants } from "~/scene/make-variants";
import { type Storyboard, storyboardSchema } from "~/scene/storyboard";
import { storyboardFromScript } from "~/scene/storyboard-from-script";
import { type ContentDocument, contentDocumentSchema } from "~/stores/content/content-document";
import { encodeFields } from "~/stores/firestore/firestore-values.server";
import { contentDocument } from "../../../tests/fakes/content-fields";
import { decide } from "../../../tests/fakes/rules-request";
import { maker } from "../../../tests/fixtures/maker";
import { samplePrompts } from "../../../tests/fixtures/prompts";
import type { Fields } from "../firestore/values";
import { fromFields, fromJson } from "./from-firestore";
import { Ruleset } from "./ruleset";

/** firestore.rules against the app's own settings, schemas and documents. */

const source = readFileSync(new URL("../../../firestore.rules", import.meta.url), "utf8");
const settings = readFileSync(new URL("../../../wrangler.toml", import.meta.url), "utf8");
const rules = Ruleset.parse(source);

/** What a function of the rules returns, as it is written. */
function returned(name: string): string {
  return new RegExp(`function ${name}\\(\\) \\{\\s*return ([^;]+);`).exec(source)?.[1] ?? "";
}

function setting(name: string): string {
  return new RegExp(`^${name} = "(.*)"$`, "m").exec(settings)?.[1] ?? "";
}

/** The names a `hasOnly([…])` of the rules lists for a variable. */
function fieldsIn(variable: string): string[] {
  const list = new RegExp(`${variable}\\.keys\\(\\)\\.hasOnly\\(\\[([^\\]]+)\\]`).exec(source)?.[1] ?? "";
  return Array.from(list.matchAll(/'([^']+)'/g), ([, name]) => name!).sort();
}

test("the company's domain is that of the gate's settings", () => {
  expect(returned("companyDomain")).toBe(`'${setting("COMPANY_DOMAIN")}'`);
});

test("a storyboard's fields are those of the schema", () => {
  const shape = (schema: unknown) => (schema as z.ZodMiniObject).def.shape as Record<string, z.ZodMiniType>;
  const inner = (schema: z.ZodMiniType | undefined) => (schema as z.ZodMiniOptional).def.innerType;
  const storyboard = shape(storyboardSchema.def.out);
  expect(fieldsIn("storyboard")).toEqual(Object.keys(storyboard).sort());
  expect(fieldsIn("style")).toEqual(Object.keys(shape(inner(storyboard.style))).sort());
  expect(fieldsIn("music")).toEqual(Object.keys(shape(inner(storyboard.music))).sort());
  expect(fieldsIn("captions")).toEqual(Object.keys(shape(inner(storyboard.captions))).sort());
});

function fieldsOf(document: ContentDocument): Fields {
  return encodeFields(document).fields as Fields;
}

/** Whether the owner's browser may turn one document into the other, as it would write it. */
function mayUpdate(before: ContentDocument, after: ContentDocument): boolean {
  const now = new Date("2026-11-21T03:04:05.006Z");
  return decide(rules, {
    method: "update",
    path: "content/c1",
    stored: fieldsOf(before),
    written: fieldsOf({ ...after, updatedAt: now }),
    auth: fromJson({ uid: before.ownerId, token: {} }),
  }).granted;
}

describe("nothing the app writes is refused", () => {
  const original = contentDocument("ada");
  const withStoryboard = (storyboard: Storyboard) => contentDocumentSchema.parse({ ...original, storyboard });

  test.each(samplePrompts)("what the built-in writer makes of $id, in all its variants", async (sample) => {
    const brief = { ...sample, format: "9:16" as const, pictureSource: "made" as const, assetIds: [] };
    const model = resolveModels({ maker }).script[0]!;
    const { script } = await writeScript({ model, brief, seed: 3, idempotencyKey: "sample" });
    const storyboard = storyboardFromScript(script, brief, {}, 3);
    for (const [index, variant] of makeVariants(storyboard, 9).entries()) {
      const after = { ...withStoryboard(variant), title: script.title, chosenVariant: index };
      expect(mayUpdate(original, after)).toBe(true);
    }
  });

  const text = (most: number, least = 0) =>
    fc
      .string({ unit: "grapheme", minLength: least, maxLength: most })
      .filter(({ length }) => length >= least && length <= most);
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, "0")}`);
  const gain = fc.double({ min: 0, max: 1, noNaN: true });
  const optional = { requiredKeys: [] };
  const changes = fc.record(
    {
      title: text(200, 1),
      language: text(35, 2),
      format: fc.constantFrom(...formats),
      platform: fc.constantFrom(...platforms),
      templateId: text(64),
      seed: fc.integer({ min: 0, max: 0xffffffff }),
      style: fc.record(
        {
          paletteId: text(64),
          accent: hex,
          background: hex,
          text: hex,
          headlineFamily: text(64),
          bodyFamily: text(64),
          radius: fc.double({ min: 0, max: 999, noNaN: true }),
        },
        optional,
      ),
      music: fc.option(
        fc.record({ bedId: text(64), gain, cutsOnBeats: fc.boolean() }, { requiredKeys: ["bedId", "gain"] }),
      ),
      voiceGain: gain,
      captions: fc.record({ show: fc.boolean(), style: fc.constantFrom("karaoke", "line", "word") }),
    },
    optional,
  );

  test("whatever the schema allows", () => {
    const trashTime = fc.option(fc.constant(new Date("2026-01-01")));
    fc.assert(
      fc.property(changes, text(200, 1), fc.nat(), trashTime, (change, title, chosenVariant, trashedAt) => {
        const storyboard = storyboardSchema.parse({ ...original.storyboard, ...change });
        return mayUpdate(original, { ...withStoryboard(storyboard), title, chosenVariant, trashedAt });
      }),
      { numRuns: 200 },
    );
  });

  test("40 scenes, each as full as it may be", () => {
    const line = "x".repeat(400);
    const scene = {
      ...original.storyboard.scenes[0]!,
      slots: { headline: { kind: "text" as const, text: line }, body: { kind: "text" as const, text: line } },
      spoken: "x".repeat(1000),
    };
    const scenes = Array.from({ length: 40 }, (_, index) => ({ ...scene, id: `s${index}` }));
    expect(mayUpdate(original, withStoryboard({ ...original.storyboard, scenes }))).toBe(true);
  });

  test("what is stored from earlier versions can be renamed and trashed", () => {
    const stored = {
      ...original,
      storyboard: { ...original.storyboard, version: 1 },
    } as unknown as ContentDocument;
    expect(mayUpdate(stored, { ...stored, title: "Renamed", trashedAt: new Date() })).toBe(true);
  });
});

test("a document with an unknown field keeps it, and an owner's name in JavaScript's words is a name", () => {
  const odd = { ...contentDocument("__proto__"), later: 1 };
  expect(mayUpdate(odd, { ...odd, title: "Renamed" })).toBe(true);
  expect(mayUpdate(odd, { ...odd, ownerId: "constructor" })).toBe(false);
  expect(fromFields(fieldsOf(odd)).get("ownerId")).toBe("__proto__");
});
