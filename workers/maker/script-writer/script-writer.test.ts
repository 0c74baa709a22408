import { expect, it } from "vitest";
import { sceneCountFor } from "~/domain/video/scene-count";
import { type ScriptDraft, scriptDraftSchema } from "~/domain/video/script";
import { writeScriptPrompt } from "~/providers/prompts/write-script.v4";
import { textFact } from "../../../tests/fixtures/text-fact";
import { type ExampleBrief, exampleBriefs } from "./example-briefs";
import { write as answer } from "./script-writer";

const promptOf = ({ prompt, language, lengthSeconds }: ExampleBrief, facts: string[] = []) => {
  const brief = { prompt, language, lengthSeconds, tone: "plain", format: "9:16" } as const;
  return writeScriptPrompt.user(
    { ...brief, pictureSource: "made", assetIds: [] },
    sceneCountFor(lengthSeconds),
    facts.map(textFact),
  );
};

function write(brief: ExampleBrief, facts: string[] = []): ScriptDraft {
  return scriptDraftSchema.parse(JSON.parse(answer({ text: promptOf(brief, facts) })));
}

/** As a person reads it, who is to say whether it could be posted. */
function asRead({ scenes, angles, questions, leftOut, framework }: ScriptDraft): string {
  const lines = scenes.map(({ label, headline, body, action, icon }) =>
    [
      label && `[${label}]`,
      headline,
      body && `| ${body.replaceAll("\n", icon === "check" ? " ✓ " : " | ")}`,
      action && `(${action})`,
    ]
      .filter(Boolean)
      .join(" "),
  );
  return [
    framework,
    ...lines,
    ...(angles ?? []).map(({ kind, headline }) => `~ ${kind}: ${headline}`),
    ...(questions?.length ? [`? ${questions.join(", ")}`] : []),
    ...(leftOut ?? []).map((text) => `- ${text}`),
  ].join("\n  ");
}

it("writes scripts a person has read and approved", async () => {
  const scripts = exampleBriefs.map(
    (example) =>
      `${example.id}, ${example.language}, ${example.lengthSeconds} s\n“${example.prompt}”\n  ${asRead(write(example))}`,
  );
  await expect(`${scripts.join("\n\n")}\n`).toMatchFileSnapshot("example-scripts.txt");
}, 60_000);

it("is repeatable", () => {
  for (const example of exampleBriefs.slice(0, 4)) expect(write(example)).toEqual(write(example));
});

it("uses the facts it is given", () => {
  const bottle = exampleBriefs.find(({ id }) => id === "bottle")!;
  const { scenes } = write({ ...bottle, lengthSeconds: 40 }, ["The bottle weighs 310 g."]);
  expect(scenes.map(({ headline }) => headline).join("\n")).toContain("The bottle weighs 310 g");
});

it("says that it cannot chat", () => {
  expect(() => answer({ text: "Hello" })).toThrow(
    expect.objectContaining({
      code: "provider_rejected_request",
      details: ["The built-in writer writes scripts from a brief only."],
    }),
  );
});
