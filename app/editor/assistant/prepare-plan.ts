import type { Language } from "~/domain/text/language";
import { languageName } from "~/domain/text/language-name";
import type { Brief } from "~/domain/video/brief";
import { describeStep } from "~/editor/assistant/describe-step";
import { nameScenes } from "~/editor/name-scenes";
import { applyBrand } from "~/scene/apply-brand";
import { applyStep } from "~/scene/assistant/apply-step";
import type { VideoPlan, VideoStep } from "~/scene/assistant/step";
import { formatSeconds } from "~/scene/describe-move";
import type { DroppedScene } from "~/scene/edit-length";
import { setCopy, setPicture } from "~/scene/edit-takes";
import type { Library } from "~/scene/library";
import { translatedVersion } from "~/scene/linked-version";
import type { MediaContent, Storyboard } from "~/scene/storyboard";
import { videoSeconds } from "~/scene/video-length";
import { textsOfVideo } from "~/scene/video-texts";
import type { Brand } from "~/stores/brands/brand-document";
import type { ContentLink } from "~/stores/content/content-document";
import { newMark } from "~/studio/new-mark";
import { askForCopy } from "~/studio/scenes/ask-for-copy";
import { translateAll } from "~/writing/translate-all";

/** Where steps find what the video itself does not hold. */
export interface StepSources {
  library: Library;
  brief: Brief | null;
  /** The brand to apply, ready to be applied; rejects with what to do where there is none. */
  brand: () => Promise<Brand>;
  /** Photos of the video's product, or the person's latest pictures; rejects with what to do where there are none. */
  pictures: (from: "product" | "own") => Promise<MediaContent[]>;
}

/** What a plan would make of the video, to be looked at before anything is changed. */
export interface Proposal {
  before: Storyboard;
  after: Storyboard;
  /** What each step does. */
  steps: { words: string; notes: string[] }[];
  /** Steps that change nothing, and why: it is so already (`isSoAlready`), or they could not be prepared and what to do. */
  failed: { words: string; message: string; isSoAlready: boolean }[];
  /** What a version of it beside the video would be; null where that makes no sense. */
  linkAs: ContentLink["as"];
  /** The version beside it is what is usually wanted. */
  prefersLink: boolean;
  /** Ids of texts that were to be translated and were not. */
  untranslated: ReadonlySet<string>;
}

/** Prepares the steps one after the other, each on what the one before made. What one cannot get is told; the others go on. */
export async function preparePlan(
  { steps }: Pick<VideoPlan, "steps">,
  before: Storyboard,
  sources: StepSources,
  signal: AbortSignal,
): Promise<Proposal> {
  let after = before;
  const done: Proposal["steps"] = [];
  const failed: Proposal["failed"] = [];
  const untranslated = new Set<string>();
  for (const step of steps) {
    const words = describeStep(step, after, sources.library);
    try {
      const prepared = await prepareStep(step, after, sources, signal);
      if (prepared.storyboard === after)
        failed.push({ words, message: whySo(step, after, sources.library), isSoAlready: true });
      else done.push({ words, notes: prepared.notes });
      for (const id of prepared.untranslated ?? []) untranslated.add(id);
      after = prepared.storyboard;
    } catch (error) {
      signal.throwIfAborted();
      failed.push({ words, message: (error as Error).message, isSoAlready: false });
    }
  }
  return {
    before,
    after,
    steps: done,
    failed,
    linkAs: linkOf(steps),
    prefersLink: steps.some((step) => step.do === "translate"),
    untranslated,
  };
}

function whySo(step: VideoStep, storyboard: Storyboard, library: Library): string {
  const seconds = videoSeconds(storyboard, library);
  return step.do === "cut" && seconds < step.seconds - 0.5
    ? `It is ${formatSeconds(seconds)} long, and a cut makes no video longer.`
    : "It is so already.";
}

function linkOf(steps: readonly VideoStep[]): ContentLink["as"] {
  if (steps.some((step) => step.do === "translate")) return "translation";
  if (steps.some((step) => step.do === "cut")) return "cut";
  return steps.some((step) => step.do === "format" || step.do === "platform") ? "format" : "variation";
}

async function prepareStep(
  step: VideoStep,
  storyboard: Storyboard,
  sources: StepSources,
  signal: AbortSignal,
): Promise<{ storyboard: Storyboard; notes: string[]; untranslated?: string[] }> {
  switch (step.do) {
    case "translate":
      return translated(storyboard, step.language, signal);
    case "brand": {
      const brand = await sources.brand();
      const { storyboard: branded, repairs } = applyBrand(storyboard, brand);
      return {
        storyboard: branded,
        notes: repairs.map(
          ({ role, from, to }) => `The ${role} colour ${from} becomes ${to}, so that it can be read.`,
        ),
      };
    }
    case "pictures":
      return pictured(storyboard, await sources.pictures(step.from));
    case "rewrite":
      return rewritten(storyboard, step, sources.brief, signal);
    default: {
      const { storyboard: changed, dropped, hurried } = applyStep(storyboard, step, sources.library);
      const longer = step.do === "cut" ? longerThanAsked(changed, step.seconds, sources.library) : [];
      return { storyboard: changed, notes: [...dropped.map(leftOut), ...longer, ...hardToRead(hurried)] };
    }
  }
}

function leftOut({ index, heading }: DroppedScene): string {
  return `Left out: scene ${index + 1}${heading ? `, “${heading}”` : ""}.`;
}

/** A cut hurries texts, and nobody who speaks. */
function longerThanAsked(cut: Storyboard, asked: number, library: Library): string[] {
  const seconds = videoSeconds(cut, library);
  if (seconds < asked + 0.05) return [];
  const why = cut.scenes.some(({ voice }) => voice)
    ? "what is said takes its time. Shorten or remove a voice."
    : "the opening and the end take their time.";
  return [`It comes to ${formatSeconds(seconds)}, as ${why}`];
}

function hardToRead(hurried: readonly number[]): string[] {
  if (hurried.length === 0) return [];
  const scenes = nameScenes(hurried.map((index) => index + 1));
  return [
    hurried.length === 1
      ? `The text of ${scenes} can hardly be read in its time. Shorten it.`
      : `The texts of ${scenes} can hardly be read in their time. Shorten them.`,
  ];
}

async function translated(storyboard: Storyboard, language: Language, signal: AbortSignal) {
  if (storyboard.language.split("-")[0] === language) return { storyboard, notes: [] };
  const texts = textsOfVideo(storyboard);
  const found = await translateAll({ texts, language: storyboard.language, to: language }, signal);
  const untranslated = texts.flatMap(({ id }) => (found.has(id) ? [] : [id]));
  const missing = untranslated.length;
  const voices = storyboard.scenes.filter(({ voice }) => voice).length;
  const captioned = storyboard.scenes.filter(
    ({ captions }) => captions?.[storyboard.language] && !captions[language],
  ).length;
  return {
    storyboard: translatedVersion(storyboard, language, found),
    untranslated,
    notes: [
      ...(missing > 0
        ? [`${missing} ${missing === 1 ? "text was" : "texts were"} not translated. Translate by hand.`]
        : []),
      ...(voices > 0
        ? [
            `${voices} ${voices === 1 ? "voice is" : "voices are"} left out. Record or make them in ${languageName(language)}.`,
          ]
        : []),
      ...(captioned > 0
        ? [
            `The captions of ${captioned} ${captioned === 1 ? "scene" : "scenes"} are left out. Write them in ${languageName(language)}.`,
          ]
        : []),
    ],
  };
}

/** Every picture of a scene replaced in turn; clips stay. */
function pictured(storyboard: Storyboard, pictures: readonly MediaContent[]) {
  let changed = storyboard;
  let next = 0;
  for (const { id, slots } of storyboard.scenes) {
    const picture = pictures[next % pictures.length];
    if (slots.picture?.kind !== "picture" || !picture) continue;
    next++;
    if (slots.picture.assetId !== picture.assetId) changed = setPicture(changed, id, picture, newMark);
  }
  const isShort = next > pictures.length;
  return {
    storyboard: changed,
    notes: isShort ? [`${pictures.length} for ${next} scenes: some are shown more than once.`] : [],
  };
}

async function rewritten(
  storyboard: Storyboard,
  { sceneIds, wish }: Extract<VideoStep, { do: "rewrite" }>,
  brief: Brief | null,
  signal: AbortSignal,
) {
  let changed = storyboard;
  const notes: string[] = [];
  for (const [index, { id }] of storyboard.scenes.entries()) {
    const scene = changed.scenes.find((one) => one.id === id);
    if (!scene || (sceneIds !== null && !sceneIds.includes(id))) continue;
    const about = {
      scene,
      storyboard: changed,
      brief,
      target: "scene" as const,
      instruction: wish,
      seen: [],
    };
    const { choices, none, madeBy } = await askForCopy(about, signal);
    const choice = choices[0];
    if (!choice) {
      notes.push(`Scene ${index + 1}: ${none}`);
      continue;
    }
    changed = setCopy(changed, id, choice.words, newMark, {
      words: choices.slice(1).map(({ words }) => words),
      madeBy,
    });
    if (choice.unbacked.length > 0) {
      notes.push(`Scene ${index + 1} states without a source: ${choice.unbacked.join("; ")}`);
    }
  }
  return { storyboard: changed, notes };
}
