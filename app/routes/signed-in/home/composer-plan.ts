import { formatCredits } from "~/domain/credits/format-credits";
import { mostCreditsOfVideo } from "~/domain/credits/prices";
import type { OfferedModels } from "~/domain/image/offered-models";
import { usualImageCount } from "~/domain/image/usual-count";
import { briefLimits } from "~/domain/video/brief";
import { readAddress } from "~/sources/page-address";
import { lengthProblem } from "~/ui/text-limit";
import type { VideoSettings } from "./composer-draft";

/** What the composer of the home page was given, and what it will make of it. */

export const composerTools = ["video", "page", "images", "edit"] as const;
export type ComposerTool = (typeof composerTools)[number];

export interface Given {
  text: string;
  /** Files that are there or on their way. */
  pictures: number;
  clips: number;
  /** The one picture was made here and carries what made it. */
  hasRecipe: boolean;
  /** The tool the person chose; null leaves the choice to what was given. */
  chosen: ComposerTool | null;
  /** What was set of the video. */
  video?: Pick<VideoSettings, "lengthSeconds" | "pictureSource">;
}

export interface ComposerPlan {
  tool: ComposerTool;
  /** The tools that can take what was given. */
  tools: readonly ComposerTool[];
  /** What a press makes, in a sentence. */
  note: string;
  /** What is missing or cannot be used; null where a press begins. */
  problem: string | null;
  /** The page that is read; null where words are given. */
  address: string | null;
  /** What it costs at most, for the button; null where nothing is paid yet. */
  price: string | null;
}

/** What the brief form begins with: see `newDraft` of prompt-to-video. */
const usualLengthSeconds = 15;

type PricedModels = Pick<OfferedModels, "pictures" | "images">;

/** Without `models` the prices are not known yet. */
export function planOf(given: Given, models: PricedModels | null): ComposerPlan {
  const tools = toolsFor(given);
  const tool = given.chosen && tools.includes(given.chosen) ? given.chosen : usualTool(given);
  const takesAddress = (tool === "video" || tool === "page") && given.pictures + given.clips === 0;
  const address = takesAddress ? readAddress(given.text) : null;
  if (address) {
    const note = tool === "page" ? productPageNote : pageNote;
    return { tool, tools, address, problem: null, note, price: null };
  }
  return {
    address,
    tool,
    tools,
    problem: problemOf(given, tool),
    note: noteOf(given, tool),
    price: models && priceOf(given, tool, models),
  };
}

const pageNote = "Reads the page and shows what it says. You choose what goes into the video.";

const productPageNote =
  "Reads the page and shows what it says. You choose among three directions of a new one.";

function toolsFor({ text, pictures, clips, hasRecipe }: Given): ComposerTool[] {
  if (clips > 0) return ["video"];
  if (hasRecipe) return ["images", "video", "edit"];
  if (pictures === 0 && readAddress(text)) return ["video", "page", "images"];
  return pictures === 1 ? ["video", "images", "edit"] : ["video", "images"];
}

/** A picture that was made here is most likely to be made again; words that ask for a picture ask for images. */
function usualTool({ text, pictures, clips, hasRecipe }: Given): ComposerTool {
  if (hasRecipe) return "images";
  return pictures + clips === 0 && asksForImages.test(text) ? "images" : "video";
}

/** The brief begins with the word for a picture, after an article or a verb of making at most. */
const asksForImages =
  /^\s*(?:(?:please\s+)?(?:make|create|draw|generate|design)(?:\s+me)?\s+)?(?:an?\s+|the\s+|\d+\s+)?(?:images?|pictures?|photos?|posters?|illustrations?|wallpapers?|patterns?|logos?)\b/i;

function problemOf({ text, pictures, clips, hasRecipe }: Given, tool: ComposerTool): string | null {
  const words = text.trim();
  const tooLong = lengthProblem(words, briefLimits.promptCharacters);
  if (tooLong) return tooLong;
  if (tool === "edit" || (tool === "images" && hasRecipe)) return null;
  if (readAddress(words)) {
    return tool === "video"
      ? "Say in a sentence what is offered there, or take the files out to have the page read."
      : "Say in a few words what the images should show.";
  }
  if (words !== "") return null;
  if (tool === "images") {
    return pictures > 0
      ? "Say in a few words what to make of the picture."
      : "Say in a few words what the images should show.";
  }
  return pictures + clips > 0
    ? "Say in a sentence what the video is about."
    : "Say in a sentence or two what the video is about.";
}

function noteOf({ pictures, clips, hasRecipe }: Given, tool: ComposerTool): string {
  if (tool === "edit") return "Opens the picture in the editor. What you do by hand costs nothing.";
  if (tool === "images") {
    if (hasRecipe) return "Made here: brings back its words, settings and references.";
    return pictures > 0
      ? `Makes ${usualImageCount} images with ${counted(pictures, "picture")} as reference.`
      : `Makes ${usualImageCount} images from your words.`;
  }
  const own = [
    ...(pictures > 0 ? [counted(pictures, "picture")] : []),
    ...(clips > 0 ? [counted(clips, "clip")] : []),
  ];
  return own.length > 0
    ? `Writes a script for a video with your ${own.join(" and ")}. You approve it first.`
    : "Writes a script for a video. You approve it before pictures are made.";
}

function priceOf(
  { pictures, clips, hasRecipe, video }: Given,
  tool: ComposerTool,
  models: PricedModels,
): string | null {
  if (tool === "edit" || (tool === "images" && hasRecipe)) return null;
  if (tool === "images") return formatCredits(usualImageCount * (models.images[0]?.creditsPerResult ?? 0));
  const pictureSource = pictures + clips > 0 ? "uploads" : (video?.pictureSource ?? "made");
  const most = mostCreditsOfVideo(
    { lengthSeconds: video?.lengthSeconds ?? usualLengthSeconds, pictureSource },
    models.pictures[0]?.creditsPerResult ?? 0,
  );
  return pictureSource === "made" ? `up to ${formatCredits(most)}` : formatCredits(most);
}

function counted(count: number, noun: string): string {
  return count === 1 ? noun : `${count} ${noun}s`;
}
