import { splitWords } from "~/domain/video/split-words";
import type { Content } from "~/engine/content";
import { measuringContext } from "~/engine/content";
import { fillRounded } from "~/engine/draw-shape";
import { type PreparedText, prepareText } from "~/engine/prepare-text";
import { paintShadow } from "~/engine/shadow";
import type { Stage } from "~/engine/stage";
import { fullSize, stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { drawGlyphShadow } from "~/engine/text-shadow";
import { type Glyphs, setTextStyle } from "~/engine/text-style";
import type { Box, CaptionsLayer, Cue, TextLayer } from "~/scene/composition";
import { hasJoinedLetters, hasRightToLeft } from "~/scene/text/script";

interface CaptionPiece extends Glyphs {
  box: Box;
  /** Place of the spoken word it belongs to; -1 where the times name none. */
  wordIndex: number;
}

interface PreparedCue {
  text: PreparedText;
  pieces: CaptionPiece[];
}

interface EmphasisedCue extends PreparedCue {
  /** Places of words that are set apart. */
  emphasis: ReadonlySet<number>;
}

/** Cues are short; a third line is better than letters too small to read. */
const MAX_LINES = 3;
/** The marker behind a word that is set apart, in heights of its line. */
const EMPHASIS_REACH = 0.08;
const EMPHASIS_RADIUS = 0.14;

/** Captions, each laid out when it is first shown. */
export function captionsContent(layer: CaptionsLayer, stage: Stage): Content {
  const prepared = new Map<string, EmphasisedCue>();
  const cueFor = (index: number, word: number): EmphasisedCue => {
    const key = layer.style === "word" ? `${index}/${word}` : `${index}`;
    let cue = prepared.get(key);
    if (!cue) {
      const { text, words, emphasis = [] } = layer.cues[index] as Cue;
      const isAlone = layer.style === "word" && words[word] !== undefined;
      const shown = isAlone ? (words[word]?.text ?? text) : text;
      const timed = layer.style === "karaoke" || emphasis.length > 0;
      const spoken = words.length > 0 ? words.map((one) => one.text) : splitWords(text);
      cue = {
        ...prepareCue(layer, shown, isAlone ? [shown] : timed ? spoken : [], stage),
        emphasis: new Set(isAlone ? (emphasis.includes(word) ? [0] : []) : emphasis),
      };
      prepared.set(key, cue);
    }
    return cue;
  };
  return {
    bounds: () => layer.box,
    changes: layer.cues.flatMap((cue) =>
      [cue.startSeconds, cue.endSeconds, ...cue.words.map((word) => word.startSeconds)].map((at) => ({
        startSeconds: at,
        endSeconds: at,
      })),
    ),
    isSingle: false,
    isSelfShadowed: true,
    paint(target, time) {
      const index = layer.cues.findLastIndex((cue) => cue.startSeconds <= time && time < cue.endSeconds);
      const cue = layer.cues[index];
      if (!cue) return;
      const word = cue.words.findLastIndex(({ startSeconds }) => startSeconds <= time);
      if (layer.style === "word" && cue.words.length > 0 && word < 0) return;
      drawCue(target, stage, layer, cueFor(index, word), word);
    },
  };
}

function drawCue(
  target: Target,
  stage: Stage,
  layer: CaptionsLayer,
  { text, pieces, emphasis }: EmphasisedCue,
  activeWord: number,
): void {
  const { context } = target;
  const { plate, shadow } = layer;
  if (plate) {
    for (const prepared of text.plates) {
      const fill = (inner: Target) => {
        inner.context.fillStyle = plate.color;
        fillRounded(inner.context, prepared.box, plate.radius);
      };
      if (shadow) {
        const cast = () => fullSize(stage, paintShadow(stage, shadow, prepared.box, fill));
        stampSurface(target, stage, stage.surfaces.get(prepared, cast));
      }
      fill(target);
    }
  } else if (shadow) {
    for (const piece of pieces) drawGlyphShadow(target, stage, shadow, piece, text);
  }
  setTextStyle(context, text, stage.composition.language);
  const isSet = (piece: CaptionPiece) => emphasis.has(piece.wordIndex);
  context.fillStyle = layer.activeColor;
  for (const { box } of pieces.filter(isSet)) {
    const reach = EMPHASIS_REACH * box.height;
    fillRounded(
      context,
      { ...box, x: box.x - reach, width: box.width + 2 * reach },
      EMPHASIS_RADIUS * box.height,
    );
  }
  const isKaraoke = layer.style === "karaoke";
  for (const piece of pieces) {
    const isSpoken = isKaraoke && piece.wordIndex >= 0 && piece.wordIndex === activeWord;
    const isActive = layer.style === "word" || isSpoken;
    context.fillStyle = isSet(piece) ? markedInk(layer) : isActive ? layer.activeColor : layer.color;
    context.fillText(piece.text, piece.x, piece.baseline);
  }
}

/** A word that is set apart stands on the colour of what is being said, in the colour of the plate. */
function markedInk({ plate, shadow, color }: CaptionsLayer): string {
  return plate?.color ?? shadow?.color ?? color;
}

function prepareCue(layer: CaptionsLayer, text: string, words: readonly string[], stage: Stage): PreparedCue {
  const context = measuringContext(stage);
  const textLayer: TextLayer = {
    ...layer,
    kind: "text",
    text,
    animations: [],
    maxLines: MAX_LINES,
    align: "center",
    verticalAlign: layer.verticalAlign ?? "bottom",
    reveal: "word",
  };
  const prepared = prepareText(textLayer, stage.composition.language, context, "words");
  setTextStyle(context, prepared, stage.composition.language);

  const bare = (value: string) => value.replace(/[\s\u061c]+/gu, "");
  const whole = prepared.pieces.map((piece) => bare(piece.text)).join("");
  const wordStarts = placeSpokenWords(
    words.map((word) => bare(layer.uppercase ? word.toLocaleUpperCase() : word)),
    whole,
  );
  let position = 0;
  const pieces = prepared.pieces.flatMap((piece): CaptionPiece[] => {
    const start = position;
    const end = start + bare(piece.text).length;
    position = end;
    const wordAt = (at: number) => wordStarts.findLastIndex((wordStart) => wordStart <= at);
    const inside = wordStarts.filter((wordStart) => wordStart > start && wordStart < end);
    const canCut = !hasJoinedLetters(piece.text) && !hasRightToLeft(piece.text) && !/\s/u.test(piece.text);
    if (inside.length === 0 || !canCut) return [{ ...piece, wordIndex: wordAt(start) }];
    // Scripts without spaces: several spoken words in one piece.
    return [start, ...inside].map((from, index, all) => {
      const before = piece.text.slice(0, from - start);
      const own = piece.text.slice(from - start, (all[index + 1] ?? end) - start);
      const x = piece.x + context.measureText(before).width;
      return {
        text: own,
        x,
        baseline: piece.baseline,
        box: { ...piece.box, x, width: context.measureText(own).width },
        wordIndex: wordAt(from),
      };
    });
  });
  return { text: prepared, pieces };
}

/** Where each spoken word begins in the text without spaces. Marks the times leave out are skipped. */
function placeSpokenWords(words: string[], whole: string): number[] {
  const starts: number[] = [];
  let from = 0;
  for (const word of words) {
    const found = whole.indexOf(word, from);
    const start = found < 0 ? from : found;
    starts.push(start);
    from = Math.min(whole.length, start + word.length);
  }
  return starts;
}
