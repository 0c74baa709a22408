import { describe, expect, it } from "vitest";
import { findClaims } from "~/domain/facts/find-claims";
import { type Brief, tones } from "~/domain/video/brief";
import { type ScriptDraft, sceneCountFor, scriptDraftSchema } from "~/domain/video/script";
import { writeScriptPrompt } from "~/providers/prompts/write-script.v2";
import { type ExampleBrief, exampleBriefs } from "./example-briefs";
import { write as answer } from "./script-writer";

const toBrief = (example: ExampleBrief): Brief => ({
  ...example,
  format: "9:16",
  pictureSource: "made",
  assetIds: [],
});

const promptOf = (brief: Brief) => writeScriptPrompt.user(brief, sceneCountFor(brief.lengthSeconds));

function write(brief: Brief, seed = 0): ScriptDraft {
  return scriptDraftSchema.parse(JSON.parse(answer({ text: promptOf(brief), seed })));
}

const asRead = ({ scenes }: ScriptDraft) =>
  scenes
    .map(({ role, label, headline, body, action }) =>
      [role.padEnd(6), label && `[${label}]`, headline, body && `| ${body}`, action && `(${action})`]
        .filter(Boolean)
        .join(" "),
    )
    .join("\n");

describe("the built-in writer", () => {
  it("writes scripts a person has read and approved", async () => {
    const scripts = [];
    for (const example of exampleBriefs) {
      scripts.push(`${example.id}, ${example.language}, ${example.tone}\n${asRead(write(toBrief(example)))}`);
    }
    await expect(`${scripts.join("\n\n")}\n`).toMatchFileSnapshot("example-scripts.txt");
  });

  describe.each(exampleBriefs)("for $id", (example) => {
    const brief = toBrief(example);

    it("keeps the rules of a script in every tone", async () => {
      for (const tone of tones) {
        const { scenes } = write({ ...brief, tone }, tone.length);
        expect(scenes.length).toBeLessThanOrEqual(sceneCountFor(brief.lengthSeconds));
        expect(scenes[0]?.role).toBe("hook");
        expect(scenes.at(-1)?.role).toBe("action");
        const lines = scenes.flatMap(({ headline, body }) => (body ? [headline, body] : [headline]));
        expect(new Set(scenes.map(({ headline }) => headline.toLowerCase())).size).toBe(scenes.length);
        for (const line of lines) {
          expect(line).toMatch(/^(?:[\p{Lu}\d"„«“¿£€$#…]|\p{Ll}+[.@\p{Lu}])/u);
          expect(line).not.toMatch(/[,;:\s–-]$|\s{2}|\.\.$/u);
          expect(line).not.toMatch(/(?<!\p{L})(?:video|vídeo|vidéo|clip|reel|promo|TikTok|CTA)(?!\p{L})/iu);
        }
      }
    });

    it("states nothing the brief does not back", async () => {
      const { scenes } = write(brief);
      const withIds = scenes.map((scene, i) => ({
        id: `s${i}`,
        role: scene.role,
        headline: scene.headline,
        body: scene.body,
        pictureBrief: scene.pictureBrief,
      }));
      const unbacked = findClaims(withIds, brief.prompt).filter((claim) => claim.backing.kind === "unbacked");
      expect(unbacked).toEqual([]);
    });
  });

  it("is repeatable for one seed and varies with it", async () => {
    const brief = toBrief(exampleBriefs[0]!);
    expect(write(brief, 4)).toEqual(write(brief, 4));
    const variants = [1, 2, 3, 4, 5, 6].map((seed) => write(brief, seed));
    expect(new Set(variants.map(asRead)).size).toBeGreaterThan(1);
  });

  it("uses the facts it is given", async () => {
    const brief = { ...toBrief(exampleBriefs[1]!), lengthSeconds: 40 };
    const facts = [{ id: "f1", statement: "The bottle weighs 310 g.", sourceUrl: null }];
    const prompt = writeScriptPrompt.user(brief, 10, facts);
    expect(answer({ text: prompt, seed: 0 })).toContain("The bottle weighs 310 g");
  });

  it("says that it cannot chat", async () => {
    expect(() => answer({ text: "Hello", seed: 0 })).toThrow(
      expect.objectContaining({
        code: "provider_rejected_request",
        details: ["The built-in writer writes scripts from a brief only."],
      }),
    );
  });
});
