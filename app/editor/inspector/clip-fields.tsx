import Pipette from "lucide-react/icons/pipette";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { ColorField } from "~/brands/color-field";
import { useEditor } from "~/editor/use-editor";
import { type ChromaKey, type Freeze, greenScreen, type SpeedPoint } from "~/scene/clip-effects";
import { changeContent, contentOf } from "~/scene/edit-content";
import { clipOf } from "~/scene/edit-time-clip";
import { setClipSpeed } from "~/scene/edit-time-speed";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Switch } from "~/ui/switch";
import { VolumeField } from "./loudness-fields";
import { NumberField } from "./number-field";
import { pickColor } from "./pick-color";
import { Section } from "./section";
import type { Inspected } from "./use-inspected";

const mostPoints = 20;
const mostFreezes = 10;

/** Which piece of a clip plays, how fast, where it stands still, and which colour is taken out of it. */
export function ClipFields({ inspected }: { inspected: Inspected }) {
  const storyboard = useEditor((state) => state.storyboard);
  const [part] = inspected.parts;
  const content = part && contentOf(storyboard, part.target);
  if (content?.kind !== "clip" || inspected.parts.length !== 1) return null;
  const clip = content;
  const disabled = inspected.isReadOnly;
  const set = (words: string, fields: Partial<typeof clip>) =>
    inspected.edit(
      words,
      (now, { target }) => changeContent(now, target, "clip", fields),
      `clip/${Object.keys(fields).join()}`,
    );
  // A scene lasts as long as its clip does: what hangs on it goes along.
  const setSpeed = (words: string, speed: number) =>
    inspected.edit(
      words,
      (now, { target }) => {
        const scene = target.kind === "part" && now.scenes.find(({ id }) => id === target.sceneId);
        return scene && contentOf(now, target) === clipOf(scene)
          ? setClipSpeed(now, scene.id, speed)
          : changeContent(now, target, "clip", { speed });
      },
      "clip/speed",
    );
  return (
    <>
      <Section title="Clip">
        <div className="grid grid-cols-2 gap-1.5">
          <NumberField
            label="From"
            unit="s"
            min={0}
            step={0.1}
            decimals={2}
            max={clip.trimEndSeconds === null ? undefined : clip.trimEndSeconds - 0.1}
            value={clip.trimStartSeconds}
            disabled={disabled}
            onChange={(trimStartSeconds) => set("Trim the start", { trimStartSeconds })}
            onReset={
              clip.trimStartSeconds > 0 ? () => set("Reset the start", { trimStartSeconds: 0 }) : undefined
            }
          />
          <NumberField
            label="To"
            unit="s"
            min={clip.trimStartSeconds + 0.1}
            step={0.1}
            decimals={2}
            value={clip.trimEndSeconds}
            unset="Its end"
            disabled={disabled}
            onChange={(trimEndSeconds) => set("Trim the end", { trimEndSeconds })}
            onReset={
              clip.trimEndSeconds === null ? undefined : () => set("To its end", { trimEndSeconds: null })
            }
          />
          <NumberField
            label="Speed"
            unit="×"
            min={0.25}
            max={4}
            step={0.05}
            decimals={2}
            value={clip.speed}
            disabled={disabled}
            onChange={(speed) => setSpeed("Speed", speed)}
            onReset={clip.speed === 1 ? undefined : () => setSpeed("Usual speed", 1)}
          />
          <VolumeField
            gain={clip.gain}
            disabled={disabled}
            onChange={(gain) => set("Volume of the clip", { gain })}
          />
        </div>
        {clip.trimEndSeconds === null && <p className="text-muted text-xs">It plays to its end.</p>}
        <Switch
          label="Begin again"
          checked={clip.loop}
          disabled={disabled}
          onChange={(loop) => set(loop ? "Begin again" : "Play once", { loop })}
        />
      </Section>
      <Section title="Speed over time" isFolded isChanged={(clip.speedRamp?.length ?? 0) > 0}>
        <Ramp
          points={clip.speedRamp ?? []}
          disabled={disabled}
          fromSeconds={clip.trimStartSeconds}
          onChange={(points) =>
            set("Speed over time", {
              speedRamp:
                points.length > 0 ? [...points].sort((a, b) => a.atSeconds - b.atSeconds) : undefined,
            })
          }
        />
      </Section>
      <Section title="Freeze" isFolded isChanged={(clip.freezes?.length ?? 0) > 0}>
        <Freezes
          freezes={clip.freezes ?? []}
          disabled={disabled}
          fromSeconds={clip.trimStartSeconds}
          onChange={(freezes) => set("Freeze", { freezes: freezes.length > 0 ? [...freezes] : undefined })}
        />
      </Section>
      <Section title="Take a colour out" isFolded isChanged={clip.chromaKey !== undefined}>
        <Switch
          label="Chroma key"
          hint="Takes a plain background, such as a green one, away."
          checked={clip.chromaKey !== undefined}
          disabled={disabled}
          onChange={(isOn) =>
            set(isOn ? "Take a colour out" : "Keep all colours", {
              chromaKey: isOn ? greenScreen : undefined,
            })
          }
        />
        {clip.chromaKey && (
          <Chroma
            value={clip.chromaKey}
            disabled={disabled}
            onChange={(chromaKey) => set("Chroma key", { chromaKey })}
          />
        )}
      </Section>
    </>
  );
}

interface ListProps<Item> {
  disabled: boolean;
  /** Where the piece that plays begins. */
  fromSeconds: number;
  onChange: (items: readonly Item[]) => void;
}

function Ramp({
  points,
  disabled,
  fromSeconds,
  onChange,
}: ListProps<SpeedPoint> & { points: readonly SpeedPoint[] }) {
  return (
    <>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the list
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-center gap-1">
          <NumberField
            label={`Point ${index + 1} at`}
            short="At"
            unit="s"
            min={0}
            step={0.1}
            decimals={2}
            value={point.atSeconds}
            disabled={disabled}
            onChange={(atSeconds) => onChange(points.with(index, { ...point, atSeconds }))}
          />
          <NumberField
            label={`Speed at point ${index + 1}`}
            short="Speed"
            unit="×"
            min={0.1}
            max={8}
            step={0.1}
            decimals={2}
            value={point.speed}
            disabled={disabled}
            onChange={(speed) => onChange(points.with(index, { ...point, speed }))}
          />
          <IconButton
            size="sm"
            label={`Take point ${index + 1} away`}
            icon={<Trash2 className="size-3.5" />}
            disabled={disabled}
            onClick={() => onChange(points.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<Plus className="size-3.5" />}
        disabled={disabled || points.length >= mostPoints}
        onClick={() => {
          const last = points.at(-1);
          const next = { atSeconds: last ? last.atSeconds + 1 : fromSeconds, speed: last ? 1 : 0.5 };
          onChange([...points, next]);
        }}
      >
        Add a point
      </Button>
      <p className="text-muted text-xs">
        Seconds of the file. The speed changes evenly from one point to the next.
      </p>
    </>
  );
}

function Freezes({
  freezes,
  disabled,
  fromSeconds,
  onChange,
}: ListProps<Freeze> & { freezes: readonly Freeze[] }) {
  return (
    <>
      {freezes.map((freeze, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a freeze is its place in the list
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-center gap-1">
          <NumberField
            label={`Freeze ${index + 1} at`}
            short="At"
            unit="s"
            min={0}
            step={0.1}
            decimals={2}
            value={freeze.atSeconds}
            disabled={disabled}
            onChange={(atSeconds) => onChange(freezes.with(index, { ...freeze, atSeconds }))}
          />
          <NumberField
            label={`Length of freeze ${index + 1}`}
            short="For"
            unit="s"
            min={0.1}
            max={60}
            step={0.1}
            decimals={2}
            value={freeze.forSeconds}
            disabled={disabled}
            onChange={(forSeconds) => onChange(freezes.with(index, { ...freeze, forSeconds }))}
          />
          <IconButton
            size="sm"
            label={`Take freeze ${index + 1} away`}
            icon={<Trash2 className="size-3.5" />}
            disabled={disabled}
            onClick={() => onChange(freezes.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<Plus className="size-3.5" />}
        disabled={disabled || freezes.length >= mostFreezes}
        onClick={() =>
          onChange([...freezes, { atSeconds: (freezes.at(-1)?.atSeconds ?? fromSeconds) + 1, forSeconds: 1 }])
        }
      >
        Add a freeze
      </Button>
    </>
  );
}

interface ChromaProps {
  value: ChromaKey;
  disabled: boolean;
  onChange: (value: ChromaKey) => void;
}

function Chroma({ value, disabled, onChange }: ChromaProps) {
  const rows = [
    ["similarity", "Reach"],
    ["smoothness", "Softness"],
    ["spill", "Cast taken off"],
  ] as const;
  return (
    <>
      <div className="flex items-end gap-1.5">
        <div className="grow">
          <ColorField
            label="Colour"
            isRequired
            value={value.color}
            onChange={(color) => color && !disabled && onChange({ ...value, color })}
          />
        </div>
        {pickColor && (
          <IconButton
            label="Pick the colour from the picture"
            icon={<Pipette className="size-4" />}
            disabled={disabled}
            onClick={() => void pickColor?.().then((color) => color && onChange({ ...value, color }))}
          />
        )}
      </div>
      {rows.map(([name, label]) => (
        <NumberField
          key={name}
          label={label}
          unit="%"
          min={0}
          max={100}
          step={5}
          value={Math.round(value[name] * 100)}
          disabled={disabled}
          onChange={(next) => onChange({ ...value, [name]: next / 100 })}
        />
      ))}
    </>
  );
}
