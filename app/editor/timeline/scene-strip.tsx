import Plus from "lucide-react/icons/plus";
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef } from "react";
import { CommentCount } from "~/editor/comments/comment-count";
import { noComments } from "~/editor/comments/comment-counts";
import { useCountsByScene } from "~/editor/comments/use-comment-counts";
import { targetKey } from "~/editor/target";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { formatSeconds } from "~/scene/describe-move";
import { moveSceneAndHold, trimSceneEnd } from "~/scene/edit-time-scenes";
import { momentsOf } from "~/scene/moments";
import type { Filmstrip } from "./filmstrip";
import { sceneLabel } from "./rows";
import { useStripDrag } from "./use-strip-drag";
import type { TimelineCommands } from "./use-timeline-commands";
import type { TrackEdits } from "./use-track-edits";

interface SceneStripProps {
  strip: Filmstrip;
  edits: TrackEdits;
  commands: TimelineCommands;
  onMenu: (sceneId: string, x: number, y: number) => void;
  onTransition: (sceneId: string, x: number, y: number) => void;
}

/** The video scene by scene, for those who think in scenes. */
export function SceneStrip({ strip, edits, commands, onMenu, onTransition }: SceneStripProps) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const selection = useEditor((state) => state.selection);
  const isReadOnly = useEditor((state) => !["owner", "edit"].includes(state.role));
  const { scenes } = storyboard;
  const moments = momentsOf(storyboard, library);
  const selected = useMemo(
    () => new Set(selection.flatMap((target) => (target.kind === "scene" ? [target.sceneId] : []))),
    [selection],
  );
  const { byScene } = useCountsByScene();
  const root = useRef<HTMLOListElement>(null);
  const move = useCallback(
    (sceneId: string, index: number) => {
      const { storyboard: now, library: known } = editor.read();
      const { scenes: all } = now;
      const from = all.findIndex(({ id }) => id === sceneId);
      if (from === index || index < 0 || index >= all.length) return;
      edits.change(`Move scene ${from + 1} to place ${index + 1}`, (current) =>
        moveSceneAndHold(current, sceneId, index, known),
      );
    },
    [editor, edits],
  );
  const { dragged, ...drag } = useStripDrag(root, move);
  const entry = scenes.find(({ id }) => selected.has(id))?.id ?? scenes[0]?.id;

  function select(sceneId: string, isToggled: boolean) {
    editor.select([{ kind: "scene", sceneId }], isToggled ? "toggle" : "replace");
    const timing = moments.timings[moments.placeOf.get(sceneId) ?? 0];
    if (timing && !isToggled) editor.playhead.seek(timing.startSeconds + timing.enterSeconds);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const scene = scenes[index];
    if (by === 0 || event.ctrlKey || event.metaKey || event.shiftKey || !scene) return;
    event.preventDefault();
    if (event.altKey) {
      if (!isReadOnly) move(scene.id, index + by);
      return;
    }
    const next = scenes[index + by];
    if (next) root.current?.querySelector<HTMLElement>(`[data-scene="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div className="min-h-0 grow overflow-auto bg-sunken" data-scene-strip>
      <ol ref={root} aria-label="Scenes" className="flex w-max min-w-full items-start gap-0.5 p-3">
        {scenes.map((scene, index) => {
          const timing = moments.timings[index];
          const until = moments.timings[index + 1]?.startSeconds ?? timing?.endSeconds ?? 0;
          // As long as everywhere else: with the transition into it, so that all of them add up to the video.
          const seconds = until - (timing?.startSeconds ?? 0);
          const enter = timing?.enterSeconds ?? 0;
          const label = sceneLabel(storyboard, index);
          return (
            <li key={scene.id} data-scene-item={scene.id} className="flex items-start gap-0.5">
              {index > 0 && (
                <button
                  type="button"
                  aria-label={`Transition into scene ${index + 1}: ${enter === 0 ? "a cut" : `${scene.transition?.kind ?? "as the template"}, ${formatSeconds(enter)}`}`}
                  disabled={isReadOnly}
                  onClick={(event) =>
                    onTransition(
                      scene.id,
                      event.currentTarget.getBoundingClientRect().left,
                      event.currentTarget.getBoundingClientRect().bottom,
                    )
                  }
                  className="mt-9 grid size-6 shrink-0 place-items-center rounded-full border border-line bg-raised text-muted text-xs hover:border-line-strong hover:text-text"
                >
                  <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3" fill="currentColor">
                    {enter === 0 ? <path d="M5.4 1h1.2v10H5.4z" /> : <path d="M1 2v8l5-4zM11 2v8L6 6z" />}
                  </svg>
                </button>
              )}
              <div
                className={`relative grid w-28 gap-1 rounded-md p-1 transition-opacity ${selected.has(scene.id) ? "bg-raised shadow-[0_0_0_2px_var(--color-accent)]" : "hover:bg-hover"} ${dragged?.sceneId === scene.id ? "opacity-50" : ""} ${dragged?.toIndex === index && dragged.sceneId !== scene.id ? "shadow-[-3px_0_0_var(--color-accent)]" : ""}`}
              >
                <button
                  type="button"
                  data-scene={scene.id}
                  tabIndex={scene.id === entry ? 0 : -1}
                  aria-pressed={selected.has(scene.id)}
                  aria-label={`Scene ${index + 1} of ${scenes.length}: ${label}, ${formatSeconds(seconds)}`}
                  onClick={(event) => select(scene.id, event.shiftKey || event.ctrlKey || event.metaKey)}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onContextMenu={(event) => {
                    event.preventDefault();
                    if (!selected.has(scene.id)) select(scene.id, false);
                    onMenu(scene.id, event.clientX, event.clientY);
                  }}
                  {...(isReadOnly ? {} : drag.of(scene.id))}
                  className="grid touch-pan-x gap-1 rounded-sm text-left outline-offset-2"
                >
                  <Still strip={strip} sceneId={scene.id} seconds={enter + (seconds - enter) / 2} />
                  <span className="flex min-w-0 gap-1.5 px-0.5 text-xs">
                    <span className="text-faint tabular-nums">{index + 1}</span>
                    <span className="truncate">{label}</span>
                  </span>
                </button>
                <CommentCount {...(byScene.get(scene.id) ?? noComments)} />
                <label className="flex items-center gap-1 px-0.5 text-faint text-xs">
                  <span className="sr-only">Length of scene {index + 1} in seconds</span>
                  <input
                    key={seconds}
                    type="number"
                    min={0.2}
                    max={20}
                    step={0.1}
                    defaultValue={Math.round(seconds * 100) / 100}
                    disabled={isReadOnly}
                    onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
                    onBlur={(event) => {
                      const wanted = event.currentTarget.valueAsNumber;
                      if (!Number.isFinite(wanted) || Math.abs(wanted - seconds) < 0.005) return;
                      edits.change(`Length of scene ${index + 1}`, (current) =>
                        trimSceneEnd(current, scene.id, wanted - seconds),
                      );
                    }}
                    className="field-sizing-content max-w-16 appearance-none rounded-sm border border-transparent bg-transparent px-1 text-text tabular-nums [-moz-appearance:textfield] hover:border-line focus:border-line-strong [&::-webkit-inner-spin-button]:appearance-none"
                  />
                  s
                </label>
              </div>
            </li>
          );
        })}
        {!isReadOnly && (
          <li>
            <button
              type="button"
              onClick={() => commands.run("add-scene")}
              className="ml-2 grid h-24 w-20 place-items-center rounded-md border border-line border-dashed text-muted hover:border-line-strong hover:text-text"
            >
              <span className="grid justify-items-center gap-1 text-xs">
                <Plus className="size-4" aria-hidden />
                Add scene
              </span>
            </button>
          </li>
        )}
      </ol>
    </div>
  );
}

/** One picture of a scene, from the strip the timeline draws with. */
const Still = memo(function Still({
  strip,
  sceneId,
  seconds,
}: {
  strip: Filmstrip;
  sceneId: string;
  seconds: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = () => {
      const element = canvas.current;
      const frame = strip.frameAt(targetKey({ kind: "scene", sceneId }), seconds);
      const context = element?.getContext("2d");
      if (!element || !context || !frame) return;
      element.width = 208;
      element.height = 160;
      const scale = Math.min(element.width / frame.width, element.height / frame.height);
      const [width, height] = [frame.width * scale, frame.height * scale];
      context.clearRect(0, 0, element.width, element.height);
      context.drawImage(frame, (element.width - width) / 2, (element.height - height) / 2, width, height);
    };
    draw();
    return strip.open(draw);
  }, [strip, sceneId, seconds]);
  return (
    <canvas ref={canvas} width={208} height={160} aria-hidden className="h-20 w-26 rounded-sm bg-sunken" />
  );
});
