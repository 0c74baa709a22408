import { knownStyles } from "~/domain/image/image-style";
import type { Pixels } from "~/formats/raster/pixels";
import { resample, shrink } from "~/formats/raster/resample";
import { decodeImage } from "~/providers/image-file.server";
import { readPictureWords } from "../picture-maker/read-picture-words";
import { seedOf } from "../seeded-random";
import { keyColors, parseColor } from "./color-clusters";
import { drawImage } from "./drawn-image";
import { dressScene } from "./dress-scene";
import { cutOut } from "./edits/cut-out";
import { framedPrint } from "./framed-print";
import { lineUp } from "./line-up";
import type { Finish } from "./looks/finish";
import { type LookId, looks } from "./looks/looks";
import type { BuiltInImageOptions } from "./make-built-in-image";
import { matchReference } from "./match-reference";
import { type ImageIdea, readImageWords } from "./read-image-words";
import { readManner } from "./read-manner";
import { stageSubject } from "./stage-for-subject";

/** Most pixels painted; larger pictures are painted smaller and enlarged. Painting takes some 25 bytes a pixel. */
const mostPainted = 1536 * 1536;
/** Longest side of one subject among several, in pixels. */
const mostOfOne = 640;

/** Draws from words, references and a board. Subjects stand beside one another; one that cannot be cut out, as a print. */
export async function generate(options: BuiltInImageOptions): Promise<Pixels> {
  const { request, size, seed, references } = options;
  const read = references.map(({ bytes, role, weight }) => ({ pixels: decodeImage(bytes), role, weight }));
  const idea = ideaOf(options, read);
  const things = read.filter(({ role }) => role === "subject" || role === "product");
  const subject = lineUp(
    things.map(({ pixels, weight }) => {
      const needed = things.length > 1 ? shrink(pixels, mostOfOne) : pixels;
      return { cutOut: cutOut(needed) ?? framedPrint(needed), weight };
    }),
  );
  const scale = Math.min(1, Math.sqrt(mostPainted / (size.width * size.height)));
  const painted = {
    prompt: request.prompt,
    width: Math.max(16, Math.round(size.width * scale)),
    height: Math.max(16, Math.round(size.height * scale)),
    seed,
  };
  let pixels = subject ? await stageSubject(idea, subject, painted) : (await drawImage(idea, painted)).pixels;
  for (const { role, weight, pixels: reference } of read) {
    const isPalette = role === "palette" && !subject;
    const colors = role === "style" ? weight * 0.8 : isPalette ? weight * 0.4 : 0;
    matchReference(pixels, reference, { layout: role === "composition" ? weight : 0, colors });
  }
  const manner = mannerOf(request, idea);
  if (manner) pixels = finished(pixels, manner, { colors: idea.scene.colors, seed });
  pixels = inStyles(pixels, request.styleIds, idea, seedOf(request.prompt, seed));
  return resample(pixels, size.width, size.height);
}

/** The words, then what references and board add where the words say nothing. */
function ideaOf(
  { request, palette = [], words = [] }: BuiltInImageOptions,
  references: readonly { pixels: Pixels; role: string; weight: number }[],
): ImageIdea {
  const idea = readImageWords(request.prompt, request.negativePrompt);
  const board = readPictureWords(words.join(" "));
  if (idea.scene.mood === "plain") idea.scene.mood = board.mood;
  if (idea.scene.time === "day") idea.scene.time = board.time;
  const given = references.find(
    ({ role, weight }) => (role === "palette" || role === "style") && weight >= 0.25,
  );
  const fromBoard = palette.flatMap((color) => parseColor(color) ?? []);
  idea.scene = dressScene(idea.scene, given ? keyColors(given.pixels) : fromBoard);
  for (const { id } of knownStyles(request.styleIds))
    idea.scene = looks[id].scene?.(idea.scene) ?? idea.scene;
  const manner = mannerOf(request, idea);
  // Neon over a scene that is dark already would leave nothing to see.
  if (manner === "neon-night" && idea.scene.subject === "stage")
    idea.scene.ground ??= [{ l: 0.38, c: 0.03, h: 285 }];
  else if (manner && manner !== "neon-night") idea.scene = looks[manner].scene?.(idea.scene) ?? idea.scene;
  return idea;
}

/** The manner the words name, for a picture; a style chip speaks louder, and letters are not to be blurred. */
function mannerOf({ prompt, styleIds }: BuiltInImageOptions["request"], { kind }: ImageIdea): LookId | null {
  return kind === "scene" && styleIds.length === 0 ? readManner(prompt) : null;
}

/** Finishes a picture in the styles asked for, one after the other. */
export function inStyles(
  pixels: Pixels,
  styleIds: readonly string[],
  idea: ImageIdea | null,
  seed: number,
): Pixels {
  const colors = idea?.scene.colors ?? [];
  return knownStyles(styleIds).reduce((before, { id }) => finished(before, id, { colors, seed }), pixels);
}

/** A look changes how a picture is drawn, not where its subject is. */
function finished(pixels: Pixels, look: LookId, finish: Finish): Pixels {
  return { ...looks[look].finish(pixels, finish), subject: pixels.subject };
}

/**
 * Another picture of the same words: new in its seed, kept close to the source by its colours and its broad light and dark.
 * Without words the source itself is varied: light, crop, mirror.
 */
export async function variationOf(source: Pixels, options: BuiltInImageOptions): Promise<Pixels> {
  const { request, seed } = options;
  const idea = readImageWords(request.prompt, request.negativePrompt);
  if (idea.scene.colors.length === 0) idea.scene.colors = keyColors(source, 2);
  for (const { id } of knownStyles(request.styleIds))
    idea.scene = looks[id].scene?.(idea.scene) ?? idea.scene;
  const scale = Math.min(1, Math.sqrt(mostPainted / (source.width * source.height)));
  const { pixels } = await drawImage(idea, {
    prompt: request.prompt,
    width: Math.max(16, Math.round(source.width * scale)),
    height: Math.max(16, Math.round(source.height * scale)),
    seed,
  });
  if (idea.kind === "scene") matchReference(pixels, source, { layout: 0.25, colors: 0.5 });
  const styled = inStyles(pixels, request.styleIds, idea, seedOf(request.prompt, seed));
  return resample(styled, source.width, source.height);
}
