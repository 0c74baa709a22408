import type { Tool } from "~/domain/function-calls/parameter-schema";
import type { Prompt } from "~/domain/prompt-tests/desk";
import { callFunctionsPrompt } from "~/providers/prompts/call-functions.v1";
import { findAnglesPrompt } from "~/providers/prompts/find-angles.v2";
import { planBriefPrompt } from "~/providers/prompts/plan-brief.v1";
import { planEditsPrompt } from "~/providers/prompts/plan-edits.v1";
import { planVideoPrompt } from "~/providers/prompts/plan-video.v1";
import { rewriteWordsPrompt } from "~/providers/prompts/rewrite-words.v2";
import { writeScriptPrompt } from "~/providers/prompts/write-script.v4";
import { writeSectionPrompt } from "~/providers/prompts/write-section.v1";
import { writeTextsPrompt } from "~/providers/prompts/write-texts.v1";
import { videoTools } from "~/scene/assistant/video-tools";

interface OwnPrompt {
  prompt: { id: string; version: number };
  name: string;
  system: string;
  /** Written by the prompt's own file, with the names of variables where values stand. */
  user: string;
  tools?: readonly Tool[];
}

/** Stands for a value of any kind: the prompts' files put what they are given into JSON. */
// biome-ignore lint/suspicious/noExplicitAny: as said
const variable = (name: string): any => `{{${name}}}`;
const fieldsOf = (names: string) =>
  Object.fromEntries(names.split(" ").map((name) => [name, variable(name)]));

const ownPrompts: readonly OwnPrompt[] = [
  {
    ...{ prompt: findAnglesPrompt, name: "Ways to open a video", system: findAnglesPrompt.system },
    user: findAnglesPrompt.user(
      { prompt: variable("prompt"), language: variable("language"), tone: variable("tone") },
      variable("seen"),
    ),
  },
  {
    ...{ prompt: writeScriptPrompt, name: "Script of a video", system: writeScriptPrompt.system },
    user: writeScriptPrompt.user(
      {
        ...{ prompt: variable("prompt"), language: variable("language"), tone: variable("tone") },
        ...{ format: "9:16", lengthSeconds: 20, pictureSource: "made", assetIds: [] },
      },
      5,
    ),
  },
  {
    ...{ prompt: rewriteWordsPrompt, name: "Other words for a scene", system: rewriteWordsPrompt.system },
    user: rewriteWordsPrompt.user({
      ...{ prompt: variable("prompt"), language: variable("language"), tone: variable("tone") },
      ...{
        target: "line",
        slot: variable("slot"),
        scene: variable("scene"),
        instruction: variable("instruction"),
      },
      ...{ seen: [], otherLines: [], scriptModelId: null },
    }),
  },
  {
    ...{ prompt: planVideoPrompt, name: "Edits of a video", system: planVideoPrompt.system },
    user: planVideoPrompt.user({
      messages: variable("messages"),
      video: variable("video"),
    }),
  },
  {
    ...{ prompt: planBriefPrompt, name: "Changes of a brief", system: planBriefPrompt.system },
    user: planBriefPrompt.user({
      messages: variable("messages"),
      brief: variable("brief"),
    }),
  },
  {
    ...{ prompt: planEditsPrompt, name: "Edits of an image", system: planEditsPrompt.system },
    user: planEditsPrompt.user({
      ...fieldsOf("isMarked layers width height name shows operations knownInstructions"),
      instruction: variable("instruction"),
    } as Parameters<typeof planEditsPrompt.user>[0]),
  },
  {
    ...{ prompt: writeSectionPrompt, name: "Words of a page’s section", system: writeSectionPrompt.system },
    user: writeSectionPrompt.user({
      ...{ language: variable("language"), tone: variable("tone"), brief: variable("brief") },
      ...{ known: [], section: variable("section"), brand: null },
    }),
  },
  {
    ...{ prompt: writeTextsPrompt, name: "Other words for a page", system: writeTextsPrompt.system },
    user: writeTextsPrompt.user({
      ...{ texts: variable("texts"), ask: variable("ask"), language: variable("language") },
      ...{ tone: variable("tone"), facts: [], seen: [], decisions: [], scriptModelId: null },
    }),
  },
  {
    ...{ prompt: callFunctionsPrompt, name: "Calls of the editor’s tools", tools: videoTools },
    ...{ system: callFunctionsPrompt.system("", null), user: "{{wish}}" },
  },
];

/** The prompts the product asks with, as they are released, with variables where it fills values in. */
export function productPrompts(): Prompt[] {
  return ownPrompts.map(({ prompt: { id, version }, name, system, user, tools = [] }) => {
    const file = `app/providers/prompts/${id}.v${version}.ts`;
    const note = `As released in ${file}`;
    return {
      ...{ id: `own-${id}`, name, isOwn: true, basedOn: { id, version, file } },
      versions: [
        { number: version, by: "Vitrine", at: null, note, system, user: asTemplate(user), tools: [...tools] },
      ],
    };
  });
}

/** What stands in quotation marks is written as JSON: there a value brings its own. */
const asTemplate = (text: string) => text.replace(/"\{\{([\w-]+)\}\}"/g, "{{$1 as json}}");
