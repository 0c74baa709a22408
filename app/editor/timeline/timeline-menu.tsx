import { Menu as BaseMenu } from "@base-ui/react/menu";
import { useEditor } from "~/editor/use-editor";
import { clearFreezes, clipOf } from "~/scene/edit-time-clip";
import { setTransition } from "~/scene/edit-time-scenes";
import { nearestClipSpeed, setClipSpeed } from "~/scene/edit-time-speed";
import { longestSceneSeconds, type Storyboard } from "~/scene/storyboard";
import { transitionKinds } from "~/scene/templates/template";
import { MenuItem, MenuSeparator } from "~/ui/menu";
import { popupStyle } from "~/ui/popup-style";
import { formatSpeed } from "./gesture";
import type { Item } from "./rows";
import type { CommandName, TimelineCommands } from "./use-timeline-commands";
import type { TrackEdits } from "./use-track-edits";

export interface MenuPlace {
  item: Item | null;
  /** In the page, in pixels. */
  x: number;
  y: number;
  /** Only how a scene comes in. */
  isTransition?: boolean;
}

interface TimelineMenuProps {
  place: MenuPlace | null;
  onClose: () => void;
  commands: TimelineCommands;
  edits: TrackEdits;
  onTask: (task: "words" | "silence", sceneId: string) => void;
}

/** The one menu of the timeline, for whatever it was asked on. */
export function TimelineMenu({ place, onClose, commands, edits, onTask }: TimelineMenuProps) {
  const isReadOnly = useEditor((state) => !["owner", "edit"].includes(state.role));
  const { x = 0, y = 0 } = place ?? {};
  const anchor = { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
  return (
    <BaseMenu.Root
      open={place !== null && !isReadOnly}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      modal={false}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={2}
          className="z-50 outline-none"
        >
          <BaseMenu.Popup
            aria-label="Timeline"
            className={`${popupStyle} max-h-(--available-height) min-w-56 overflow-y-auto`}
          >
            {place && <Entries place={place} commands={commands} edits={edits} onTask={onTask} />}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Entries({
  place,
  commands,
  edits,
  onTask,
}: Omit<TimelineMenuProps, "onClose" | "place"> & { place: MenuPlace }) {
  const { item } = place;
  const storyboard = useEditor((state) => state.storyboard);
  const sceneId = item?.target.kind === "scene" || item?.target.kind === "voice" ? item.target.sceneId : null;
  const index = storyboard.scenes.findIndex(({ id }) => id === sceneId);
  const scene = storyboard.scenes[index];
  const entry = (name: CommandName, label: string, shortcut?: string, danger = false) => (
    <MenuItem key={name} danger={danger} {...(shortcut && { shortcut })} onSelect={() => commands.run(name)}>
      {label}
    </MenuItem>
  );
  if (place.isTransition && sceneId) return <Transitions sceneId={sceneId} edits={edits} />;
  if (!scene || !sceneId) {
    return (
      <>
        {entry("split", "Split at the playhead", "b")}
        {entry("marker", "Add a marker", "m")}
        {item &&
          !["music", "voice"].includes(item.kind) &&
          entry("remove", `Delete ${item.label.slice(0, 30)}`, "Delete", true)}
      </>
    );
  }
  return (
    <>
      {entry("split", "Split at the playhead", "b")}
      {entry("trim-start-here", "Trim start to the playhead", "q")}
      {entry("trim-end-here", "Trim end to the playhead", "w")}
      {index < storyboard.scenes.length - 1 && entry("join", "Join with the next scene", "Shift j")}
      <MenuSeparator />
      {(scene.voice || clipOf(scene)) && (
        <MenuItem onSelect={() => onTask("silence", sceneId)}>Remove silence…</MenuItem>
      )}
      {scene.voice && scene.voice.words.length > 0 && (
        <MenuItem onSelect={() => onTask("words", sceneId)}>Cut by its words…</MenuItem>
      )}
      {clipOf(scene) && entry("freeze", "Freeze the clip at the playhead")}
      {clipOf(scene) && (
        <Speeds sceneId={sceneId} speed={clipOf(scene)?.speed ?? 1} storyboard={storyboard} edits={edits} />
      )}
      {clipOf(scene)?.freezes?.length ? (
        <MenuItem
          onSelect={() => edits.change("Let the clip run again", (current) => clearFreezes(current, sceneId))}
        >
          Let the clip run again
        </MenuItem>
      ) : null}
      {entry("add-scene", "Add a scene after it")}
      {entry("duplicate", "Duplicate")}
      {index > 0 && entry("scene-earlier", "Move earlier")}
      {index < storyboard.scenes.length - 1 && entry("scene-later", "Move later")}
      <MenuSeparator />
      {storyboard.scenes.length > 1 && entry("remove", "Delete scene", "Delete", true)}
    </>
  );
}

const speeds = [0.5, 1, 1.5, 2];

interface SpeedsProps {
  sceneId: string;
  speed: number;
  storyboard: Storyboard;
  edits: TrackEdits;
}

/** How fast the clip plays; its scene gets as long as that takes. */
function Speeds({ sceneId, speed, storyboard, edits }: SpeedsProps) {
  /** What is done; the longest a scene can be may not leave room for so slow a clip. */
  const words = (value: number) => {
    const fits = nearestClipSpeed(storyboard, sceneId, value);
    return fits === value
      ? `Clip at ${formatSpeed(value)}`
      : `Clip at ${formatSpeed(fits)}: a scene lasts at most ${longestSceneSeconds} s`;
  };
  return (
    <>
      <MenuSeparator />
      {speeds.map((value) => (
        <MenuItem
          key={value}
          icon={value === speed ? <span aria-hidden>✓</span> : <span className="w-[1em]" />}
          onSelect={() => edits.change(words(value), (current) => setClipSpeed(current, sceneId, value))}
        >
          {value === 1 ? "Clip at its own speed" : `Clip at ${formatSpeed(value)}`}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}

const kindNames: Record<(typeof transitionKinds)[number], string> = {
  fade: "Fade",
  wipe: "Wipe",
  push: "Push",
  sweep: "Sweep",
  zoom: "Zoom",
  cover: "Cover",
  iris: "Iris",
  blinds: "Blinds",
  flash: "Flash",
  whip: "Whip",
};

function Transitions({ sceneId, edits }: { sceneId: string; edits: TrackEdits }) {
  const scene = useEditor((state) => state.storyboard.scenes.find(({ id }) => id === sceneId));
  const { kind, seconds } = scene?.transition ?? {};
  const mark = (is: boolean) => (is ? <span aria-hidden>✓</span> : <span className="w-[1em]" />);
  const set = (words: string, change: Parameters<typeof setTransition>[2]) =>
    edits.change(words, (current) => setTransition(current, sceneId, change));
  return (
    <>
      <MenuItem
        icon={mark(!kind && seconds === undefined)}
        onSelect={() => set("Take the template's transition", { kind: null, seconds: null })}
      >
        As the template
      </MenuItem>
      <MenuItem icon={mark(seconds === 0)} onSelect={() => set("Cut without a transition", { seconds: 0 })}>
        None: a cut
      </MenuItem>
      <MenuSeparator />
      {transitionKinds.map((name) => (
        <MenuItem
          key={name}
          icon={mark(kind === name && seconds !== 0)}
          onSelect={() =>
            set(`${kindNames[name]} transition`, { kind: name, ...(seconds === 0 && { seconds: null }) })
          }
        >
          {kindNames[name]}
        </MenuItem>
      ))}
    </>
  );
}
