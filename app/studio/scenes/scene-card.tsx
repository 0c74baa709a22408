import GripVertical from "lucide-react/icons/grip-vertical";
import Image from "lucide-react/icons/image";
import LayoutTemplate from "lucide-react/icons/layout-template";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  Suspense,
  useState,
} from "react";
import { lazy } from "~/client/lazy";
import { describeMissing } from "~/domain/image/describe-missing";
import { lineLimits } from "~/domain/video/edit-script";
import type { Format } from "~/domain/video/format";
import { setSlotText } from "~/scene/edit-storyboard";
import type { Scene } from "~/scene/storyboard";
import { directionOfText } from "~/scene/text/script";
import { timecode } from "~/scene/timecode";
import { voiceIsStale } from "~/scene/voice-is-stale";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Skeleton } from "~/ui/skeleton";
import { filesOf, takeFiles } from "../media/take-files";
import { SceneTextField } from "../scene-text-field";
import { Still } from "../stills/still";
import type { Stills } from "../stills/use-stills";
import { IconRow } from "./icon-row";
import { roleNames } from "./role-names";
import type { SceneActions } from "./scene-actions";
import { SceneMenu } from "./scene-menu";
import { SceneTime } from "./scene-time";
import { StaleVoice } from "./stale-voice";

// Few scenes count something.
const NumberRow = lazy(() => import("./number-row"));

interface SceneCardProps {
  scene: Scene;
  index: number;
  count: number;
  startSeconds: number;
  /** When the next scene begins to come in, or the video ends. */
  endSeconds: number;
  format: Format;
  language: string;
  /** The player shows it. */
  isCurrent: boolean;
  /** It is the one that is edited: its tools are there. */
  isSelected: boolean;
  stills: Stills | null;
  actions: SceneActions;
  /** How far it was dragged, in pixels; null while it lies still. */
  draggedBy: number | null;
  /** A dragged card would be put down here. */
  dropMark: "before" | "after" | null;
  onGrip: (
    sceneId: string,
    event: PointerEvent<HTMLElement>,
    phase: "begin" | "follow" | "end" | "cancel",
  ) => void;
}

const lines = [
  { name: "label", label: "Line above", className: "text-muted text-sm" },
  { name: "headline", label: "Headline", className: "font-[600] text-lg" },
  { name: "body", label: "Text", className: "text-base" },
  { name: "action", label: "Button", className: "font-[550] text-accent text-sm" },
] as const;

const stillWidths: Record<Format, string> = {
  "9:16": "w-14",
  "4:5": "w-16",
  "1:1": "w-18",
  "16:9": "w-16 @3xs:w-24",
};

/** One scene: what it looks like, its copy edited in place, and what else can be changed about it. */
export const SceneCard = memo(function SceneCard({
  scene,
  index,
  count,
  startSeconds,
  endSeconds,
  format,
  language,
  isCurrent,
  isSelected,
  stills,
  actions,
  draggedBy,
  dropMark,
  onGrip,
}: SceneCardProps) {
  const number = index + 1;
  const [isOver, setOver] = useState(false);
  const media = scene.slots.picture;
  const hasMedia = media?.kind === "picture" || media?.kind === "clip";

  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    actions.moveTo(scene.id, index + step);
  }

  function take(files: File[], event: ClipboardEvent | DragEvent) {
    if (files.length === 0) return;
    event.preventDefault();
    takeFiles(scene.id, files, actions.change);
    actions.open({ kind: "media", sceneId: scene.id });
  }

  return (
    <li
      data-scene-id={scene.id}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) =>
        !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        setOver(false);
        take(filesOf(event.dataTransfer), event);
      }}
      onPaste={(event) => take(filesOf(event.clipboardData), event)}
      data-selected={isSelected ? "" : undefined}
      aria-current={isCurrent ? "step" : undefined}
      onKeyDown={moveByKey}
      style={draggedBy === null ? undefined : { translate: `0 ${draggedBy}px` }}
      className={`group/scene @container relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md border py-3 ps-3 pe-2 ${cardStyle({ isDragged: draggedBy !== null, isOver, isSelected })}`}
    >
      {dropMark && (
        <span
          aria-hidden="true"
          className={`absolute inset-x-2 h-0.5 rounded-full bg-accent ${dropMark === "before" ? "-top-[3px]" : "-bottom-[3px]"}`}
        />
      )}
      <button
        type="button"
        aria-label={`Move scene ${number}; arrow keys up and down`}
        data-grip={scene.id}
        onPointerDown={(event) => onGrip(scene.id, event, "begin")}
        onPointerMove={(event) => onGrip(scene.id, event, "follow")}
        onPointerUp={(event) => onGrip(scene.id, event, "end")}
        onPointerCancel={(event) => onGrip(scene.id, event, "cancel")}
        onKeyDown={(event) => {
          const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
          if (step === 0 || event.altKey) return;
          event.preventDefault();
          actions.moveTo(scene.id, index + step);
        }}
        className="-start-3 absolute top-8 grid h-8 w-6 cursor-grab touch-none place-items-center rounded-sm text-faint opacity-0 transition-opacity hover:text-text focus-visible:opacity-100 active:cursor-grabbing group-hover/scene:opacity-100 pointer-coarse:hidden"
      >
        <GripVertical className="size-4" />
      </button>
      <button
        type="button"
        onClick={() => actions.select(scene.id)}
        className="relative self-start rounded-sm outline-offset-2"
      >
        <Still
          stills={stills}
          index={0}
          sceneId={scene.id}
          format={format}
          className={`${stillWidths[format]} rounded-sm`}
        />
        {isCurrent && (
          <span aria-hidden="true" className="-bottom-1.5 absolute inset-x-0 h-0.5 rounded-full bg-accent" />
        )}
        <span className="sr-only">
          Scene {number}, {roleNames[scene.role]}: show in the player
        </span>
      </button>
      <div className="grid min-w-0 content-start gap-0.5">
        <div className="-mt-1.5 flex h-7 items-center gap-2 text-muted text-xs">
          <span className="tabular">{timecode(startSeconds)}</span>
          <span className="hidden truncate @3xs:block">{roleNames[scene.role]}</span>
          <span className="ms-auto flex shrink-0 items-center">
            <SceneTime
              scene={scene}
              number={number}
              startSeconds={startSeconds}
              endSeconds={endSeconds}
              language={language}
              onChange={actions.change}
            />
            <SceneMenu scene={scene} index={index} count={count} actions={actions} />
          </span>
        </div>
        {lines.map(({ name, label, className }) => {
          const slot = scene.slots[name];
          const isOffered = name !== "action" || scene.role === "action" || slot !== undefined;
          if (!isOffered || (slot && slot.kind !== "text")) return null;
          return (
            <div
              key={name}
              // The button at its end then covers no beginning.
              dir={slot?.text ? directionOfText(slot.text, language) : undefined}
              className="group/line relative"
            >
              <SceneTextField
                name={name}
                label={`${label}, scene ${number}`}
                placeholder={`Add ${label.toLocaleLowerCase()}`}
                value={slot?.text ?? ""}
                limit={lineLimits[name]}
                isCounting={isSelected}
                // Nothing may appear under a pointer that is pressed: a click would miss what it was meant for.
                isQuiet={name !== "headline" && !isSelected}
                className={className}
                onFocus={() => actions.select(scene.id)}
                onChange={(text) =>
                  actions.change(
                    (current) => setSlotText(current, scene.id, name, text),
                    `${scene.id}/${name}`,
                  )
                }
              />
              {slot?.text && isSelected && (
                <IconButton
                  label={`Rewrite the ${label.toLocaleLowerCase()} of scene ${number}`}
                  size="sm"
                  side="top"
                  icon={<WandSparkles className="size-3.5" />}
                  onClick={() => actions.open({ kind: "words", sceneId: scene.id, slot: name })}
                  className="!absolute -end-1 -top-0.5 bg-raised opacity-0 shadow-raised focus-visible:opacity-100 group-focus-within/line:opacity-100 group-hover/line:opacity-100"
                />
              )}
            </div>
          );
        })}
        {media?.kind === "picture" && media.missing && (
          <p className="mt-1 text-pretty text-muted text-sm">{describeMissing(media.missing)}</p>
        )}
        {voiceIsStale(scene, language) && <StaleVoice sceneId={scene.id} sceneNumber={number} />}
        {isSelected && (
          <div className="mt-2 flex flex-wrap gap-1.5">
            <Button
              size="sm"
              icon={<Image className="size-3.5" aria-hidden="true" />}
              onClick={() => actions.open({ kind: "media", sceneId: scene.id })}
            >
              {media?.kind === "clip" ? "Clip" : hasMedia ? "Picture" : "Add a picture"}
            </Button>
            <Button
              size="sm"
              icon={<LayoutTemplate className="size-3.5" aria-hidden="true" />}
              onClick={() => actions.open({ kind: "layout", sceneId: scene.id })}
            >
              Layout
            </Button>
            <Button
              size="sm"
              icon={<WandSparkles className="size-3.5" aria-hidden="true" />}
              onClick={() => actions.open({ kind: "words", sceneId: scene.id, slot: "scene" })}
            >
              Rewrite
            </Button>
          </div>
        )}
      </div>
      {isSelected && (scene.slots.figure?.kind === "number" || scene.slots.icon?.kind === "icon") && (
        <div className="col-span-2 mt-3 grid gap-2 pe-1">
          {scene.slots.figure?.kind === "number" && (
            <Suspense fallback={<Skeleton className="h-42" />}>
              <NumberRow
                sceneId={scene.id}
                sceneNumber={number}
                content={scene.slots.figure}
                onChange={actions.change}
              />
            </Suspense>
          )}
          {scene.slots.icon?.kind === "icon" && (
            <IconRow sceneId={scene.id} sceneNumber={number} name={scene.slots.icon.name} actions={actions} />
          )}
        </div>
      )}
    </li>
  );
});

function cardStyle({
  isDragged,
  isOver,
  isSelected,
}: Record<"isDragged" | "isOver" | "isSelected", boolean>) {
  if (isDragged) return "z-10 cursor-grabbing border-line bg-raised shadow-overlay";
  if (isOver) return "border-accent bg-accent-soft";
  if (isSelected) return "border-line bg-raised shadow-raised";
  return "border-transparent transition-[background-color] hover:bg-hover";
}
