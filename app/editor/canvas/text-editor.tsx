import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { withinLimit } from "~/domain/text/within-limit";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { boundsOf, type TurnedBox } from "~/editor/canvas/geometry";
import { textLayerOf } from "~/editor/canvas/part-content";
import { setWords } from "~/editor/canvas/set-words";
import { fillWithSpans } from "~/editor/canvas/span-nodes";
import { markedRange, markRange } from "~/editor/canvas/text-caret";
import { TextToolbar } from "~/editor/canvas/text-toolbar";
import { placeToolbar } from "~/editor/canvas/toolbar-place";
import { targetKey } from "~/editor/target";
import type { Box, TextLayer } from "~/scene/composition";
import { changeShownText, shownChanges } from "~/scene/edit-arrange";
import {
  type SpanStyle,
  setPartText,
  styleOfMarked,
  stylePartSpan,
  textOfPart,
} from "~/scene/edit-arrange-text";
import type { PartTarget } from "~/scene/edit-parts";
import { colorsOfLayers } from "~/scene/layer-colors";
import type { TextStyle } from "~/scene/part-changes";
import { nameInSentence } from "~/scene/part-names";
import { mostTextCharacters } from "~/scene/storyboard";
import { describeLeftOut, roomOfText } from "~/scene/text-room";

interface TextEditorProps {
  model: CanvasModel;
  target: PartTarget;
  /** Where its tools stand; null: where they cover least. */
  textTools: HTMLElement | null;
}

/**
 * The words of a part, written where they stand: as the engine sets them, at their size and angle. What is typed is one edit when
 * the writing ends; Escape and a press elsewhere end it.
 */
export function TextEditor({ model, target, textTools }: TextEditorProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const toolsRef = useRef<HTMLDivElement>(null);
  const wordsRef = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<{ from: number; to: number } | null>(null);
  const storyboard = model.editor.read().storyboard;
  const [opened] = useState(() => textOfPart(storyboard, target) ?? "");
  const name = nameInSentence(storyboard, target);
  const typed = useRef(opened);
  const [written, setWritten] = useState(opened);
  const [leftOut, setLeftOut] = useState(0);

  const refill = (text: string) => {
    const words = wordsRef.current;
    if (!words) return;
    const spans = shownChanges(model.editor.read().storyboard, target, model.on).text?.spans ?? [];
    fillWithSpans(words, text, spans);
  };
  /** Shows what was typed, as much of it as a text holds. */
  const take = (words: HTMLElement, isComposing: boolean) => {
    const fitted = withinLimit(typed.current, textIn(words), mostTextCharacters);
    if (fitted.leftOut > 0) {
      // What an input method composes is the browser's until it ends.
      if (isComposing) return;
      refill(fitted.text);
      markRange(words, { from: fitted.caret, to: fitted.caret });
    }
    typed.current = fitted.text;
    setWritten(fitted.text);
    setLeftOut(fitted.leftOut);
    model.preview((board) => setPartText(board, target, fitted.text));
  };
  const commit = () => {
    const text = typed.current;
    model.preview(null);
    if (text !== textOfPart(model.editor.read().storyboard, target)) {
      model.commit(`Write ${name}`, (board) => setPartText(board, target, text));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are filled in once, and are the person's from then on
  useLayoutEffect(() => {
    const words = wordsRef.current;
    if (!words) return;
    refill(opened);
    words.focus({ preventScroll: true });
    markRange(words, { from: 0, to: opened.length });
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(
      "selectionchange",
      () => {
        const marked = wordsRef.current && markedRange(wordsRef.current);
        if (marked) setRange(marked);
      },
      { signal: listening.signal },
    );
    const stop = model.onDraw(() => {
      const box = boxRef.current;
      const words = wordsRef.current;
      const part = model.parts.find(({ key }) => key === targetKey(target));
      const layer = part && textLayerOf(model, part);
      if (box && words && part && layer) placeWords(box, words, model, part.resting, layer);
      if (toolsRef.current && part) placeTools(toolsRef.current, model, part);
    });
    return () => {
      listening.abort();
      stop();
    };
  }, [model, target]);

  const style = (changes: Parameters<typeof stylePartSpan>[3]) => {
    const words = wordsRef.current;
    const marked = range;
    if (!words || !marked) return;
    commit();
    const whole = marked.from === marked.to ? { from: 0, to: typed.current.length } : marked;
    model.commit(`Style ${name}`, (board) => stylePartSpan(board, target, whole, changes, model.on));
    refill(typed.current);
    words.focus({ preventScroll: true });
    markRange(words, marked);
  };
  const styleWhole = (changes: Partial<TextStyle>) => {
    commit();
    model.commit(`Style ${name}`, (board) => changeShownText(board, target, changes, model.on));
  };

  const toolbar = (
    <TextToolbar
      model={model}
      target={target}
      range={range}
      drawn={drawnColor(model, target)}
      onSpan={style}
      onWhole={styleWhole}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a box of its own, and what is in here lies over the picture
    <div
      role="group"
      aria-label={`Writing ${name}`}
      data-canvas-own-pointer=""
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next instanceof Element && next.closest("[data-canvas-own-pointer], [role=menu]")) return;
        commit();
        model.setMode(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        toolsRef.current?.closest<HTMLElement>("[data-canvas-pane]")?.focus({ preventScroll: true });
      }}
    >
      <div
        ref={toolsRef}
        data-canvas-own-keys=""
        className="absolute top-0 left-0 z-10 grid w-max justify-items-center gap-1"
      >
        {textTools ? createPortal(toolbar, textTools) : toolbar}
        <RoomNote text={written} target={target} leftOut={leftOut} />
      </div>
      <div ref={boxRef} className="absolute top-0 left-0 outline-[1.5px] outline-accent">
        {/* biome-ignore lint/a11y/useSemanticElements: words over a picture are set like it, which no field can be */}
        <div
          ref={wordsRef}
          role="textbox"
          tabIndex={0}
          aria-label={name}
          aria-multiline="true"
          contentEditable="plaintext-only"
          suppressContentEditableWarning
          spellCheck
          lang={storyboard.language}
          className="absolute flex cursor-text select-text flex-col whitespace-pre-wrap break-words outline-none selection:bg-accent/45 selection:text-current"
          onInput={(event) => take(event.currentTarget, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => take(event.currentTarget, false)}
          onPaste={(event) => {
            event.preventDefault();
            document.execCommand("insertText", false, event.clipboardData.getData("text/plain"));
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape" && !event.nativeEvent.isComposing) {
              event.preventDefault();
              event.currentTarget.closest<HTMLElement>("[data-canvas-pane]")?.focus({ preventScroll: true });
            }
            const mod = event.ctrlKey || event.metaKey;
            const change = mod && spanKeys[event.key.toLowerCase()];
            if (change) {
              event.preventDefault();
              const { text } = shownChanges(model.editor.read().storyboard, target, model.on);
              style(change(styleOfMarked(text?.spans ?? [], range ?? { from: 0, to: 0 })));
            }
            event.stopPropagation();
          }}
        />
      </div>
    </div>
  );
}

function drawnColor(model: CanvasModel, target: PartTarget): string | null {
  const part = model.parts.find(({ key }) => key === targetKey(target));
  const layer = part && textLayerOf(model, part);
  return layer ? colorsOfLayers([layer]).color : null;
}

/** How much of its room the text takes, and what found none. */
function RoomNote({ text, target, leftOut }: { text: string; target: PartTarget; leftOut: number }) {
  const { count, over } = roomOfText(text, target);
  const said = leftOut > 0 ? describeLeftOut(leftOut) : over;
  return (
    <p
      role="status"
      className={`flex w-0 min-w-full justify-between gap-2 rounded-md bg-raised px-2 py-1 text-xs shadow-overlay ${count || said ? "" : "invisible h-0 py-0"}`}
    >
      {said && <span className="text-warning">{said}</span>}
      {count && <span className="tabular ms-auto shrink-0 whitespace-nowrap text-muted">{count}</span>}
    </p>
  );
}

/** Each sets a style, or takes it away where the words have it. */
const spanKeys: Record<string, (here: SpanStyle) => Parameters<typeof stylePartSpan>[3]> = {
  b: ({ weight }) => ({ weight: weight ? undefined : 700 }),
  i: ({ italic }) => ({ italic: italic ? undefined : true }),
  u: ({ underline }) => ({ underline: underline ? undefined : true }),
};

/** A break at the very end is the browser's own, which a last line needs to be seen. */
function textIn(element: HTMLElement): string {
  return (element.textContent ?? "").replace(/\n$/, "");
}

/** The toolbar stands where it covers least; see `placeToolbar`. */
function placeTools(tools: HTMLElement, model: CanvasModel, own: CanvasPart): void {
  const { scale } = model.view;
  const onScreen = ({ x, y, width, height }: Box): Box => ({
    ...model.toScreen({ x, y }),
    width: width * scale,
    height: height * scale,
  });
  const { width, height } = model.composition;
  const others = model.parts.filter(
    ({ key, part, posed: { box } }) =>
      key !== own.key && !part.isHidden && box.width * box.height < 0.6 * width * height,
  );
  tools.style.maxWidth = `${model.pane.width - 16}px`;
  const place = placeToolbar(
    { width: tools.offsetWidth, height: tools.offsetHeight },
    {
      own: onScreen(boundsOf(own.resting)),
      others: others.map(({ posed }) => onScreen(boundsOf(posed))),
      picture: onScreen({ x: 0, y: 0, width, height }),
      pane: model.pane,
    },
  );
  tools.style.transform = `translate(${Math.round(place.x)}px, ${Math.round(place.y)}px)`;
}

function placeWords(
  box: HTMLElement,
  words: HTMLElement,
  model: CanvasModel,
  { box: shape, rotationDegrees }: TurnedBox,
  layer: TextLayer,
): void {
  const { scale } = model.view;
  const { x, y } = model.toScreen(shape);
  box.style.width = `${shape.width * scale}px`;
  box.style.height = `${shape.height * scale}px`;
  box.style.transform = `translate(${x}px, ${y}px) rotate(${rotationDegrees}deg)`;
  setWords(words, layer, model.composition.language, scale);
}
