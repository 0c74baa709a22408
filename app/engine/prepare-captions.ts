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

/** Cues are short; a third line is better than letters too small to read. */
const MAX_LINES = 3;

/** Captions, each laid out when it is first shown. */
export function captionsContent(layer: CaptionsLayer, stage: Stage): Content {
  const prepared = new Map<string, PreparedCue>();
  const cueFor = (index: number, word: number): PreparedCue => {
    const key = layer.style === "word" ? `${index}/${word}` : `${index}`;
    let cue = prepared.get(key);
    if (!cue) {
      const { text, words } = layer.cues[index] as Cue;
      const shown = layer.style === "word" ? (words[word]?.text ?? text) : text;
      cue = prepareCue(layer, shown, layer.style === "karaoke" ? words : [], stage);
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
      const index = layer.cues.findIndex((cue) => cue.startSeconds <= time && time < cue.endSeconds);
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
  { text, pieces }: PreparedCue,
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
  for (const piece of pieces) {
    const isActive = layer.style === "word" || (piece.wordIndex >= 0 && piece.wordIndex === activeWord);
    context.fillStyle = isActive ? layer.activeColor : layer.color;
    context.fillText(piece.text, piece.x, piece.baseline);
  }
}

function prepareCue(layer: CaptionsLayer, text: string, words: Cue["words"], stage: Stage): PreparedCue {
  const context = measuringContext(stage);
  const textLayer: TextLayer = {
    ...layer,
    kind: "text",
    text,
    animations: [],
    maxLines: MAX_LINES,
    align: "center",
    verticalAlign: "bottom",
    reveal: "word",
  };
  const prepared = prepareText(textLayer, stage.composition.language, context, "words");
  setTextStyle(context, prepared, stage.composition.language);

  const bare = (value: string) => value.replace(/[\s\u061c]+/gu, "");
  const whole = prepared.pieces.map((piece) => bare(piece.text)).join("");
  const wordStarts = placeSpokenWords(
    words.map((word) => bare(layer.uppercase ? word.text.toLocaleUpperCase() : word.text)),
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
