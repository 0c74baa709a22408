import type { Anchor, SceneAnchor } from "~/scene/anchor";
import { headingOf } from "~/scene/scene-heading";
import type { Storyboard } from "~/scene/storyboard";
import { Choice } from "./choice";
import { NumberField } from "./number-field";

interface AnchorFieldProps<Kind> {
  /** "From" or "Until". */
  label: string;
  value: Kind;
  disabled: boolean;
  onChange: (value: Kind) => void;
}

/** A moment of a scene, as people say it: 0.5 s after it begins. */
export function SceneAnchorField(props: AnchorFieldProps<SceneAnchor> & { words: readonly string[] }) {
  const { label, value, words, disabled, onChange } = props;
  const choices = [
    { value: "start", label: "the scene begins" },
    { value: "end", label: "the scene ends" },
    ...words.map((word, index) => ({ value: `word/${index}`, label: `“${word}” is said` })),
  ];
  const key = value.to === "word" ? `word/${value.wordIndex}` : value.to;
  return (
    <AnchorRow
      label={label}
      seconds={value.seconds}
      choices={choices}
      chosen={key}
      disabled={disabled}
      onSeconds={(seconds) => onChange({ ...value, seconds })}
      onChoose={(next) => {
        const [to, index] = next.split("/");
        onChange(
          to === "word"
            ? { to, wordIndex: Number(index), seconds: 0 }
            : { to: to === "end" ? "end" : "start", seconds: 0 },
        );
      }}
    />
  );
}

/** A moment of the video, as people say it: 0.5 s after scene 2 begins. */
export function AnchorField(props: AnchorFieldProps<Anchor> & { storyboard: Storyboard }) {
  const { label, value, storyboard, disabled, onChange } = props;
  const { scenes } = storyboard;
  const wordScene = value.to === "word" ? scenes.find(({ id }) => id === value.sceneId) : undefined;
  const choices = [
    { value: "video-start", label: "the video begins" },
    { value: "video-end", label: "the video ends" },
    ...scenes.flatMap((scene, index) => {
      const name = nameOfScene(scene, index, storyboard.language);
      return [
        { value: `scene-start/${scene.id}`, label: `${name} begins` },
        { value: `scene-end/${scene.id}`, label: `${name} ends` },
      ];
    }),
    ...(wordScene?.voice?.words ?? []).map((word, index) => ({
      value: `word/${wordScene?.id}/${index}`,
      label: `“${word.text}” is said`,
    })),
  ];
  const chosen =
    value.to === "word"
      ? `word/${value.sceneId}/${value.wordIndex}`
      : "sceneId" in value
        ? `${value.to}/${value.sceneId}`
        : value.to;
  const isAsleep = !choices.some((choice) => choice.value === chosen);
  return (
    <AnchorRow
      label={label}
      seconds={value.seconds}
      choices={isAsleep ? [{ value: chosen, label: "a scene that is gone" }, ...choices] : choices}
      chosen={chosen}
      disabled={disabled}
      onSeconds={(seconds) => onChange({ ...value, seconds })}
      onChoose={(next) => onChange(anchorOf(next))}
    />
  );
}

function anchorOf(key: string): Anchor {
  const [to, sceneId = "", index] = key.split("/");
  switch (to) {
    case "scene-start":
    case "scene-end":
      return { to, sceneId, seconds: 0 };
    case "word":
      return { to, sceneId, wordIndex: Number(index), seconds: 0 };
    case "video-end":
      return { to, seconds: 0 };
    default:
      return { to: "video-start", seconds: 0 };
  }
}

function nameOfScene(scene: Storyboard["scenes"][number], index: number, language: string): string {
  const heading = scene.name ?? headingOf(scene, language).text;
  const short = heading && heading.length > 18 ? `${heading.slice(0, 17).trimEnd()}…` : heading;
  return short ? `scene ${index + 1}, “${short}”,` : `scene ${index + 1}`;
}

interface AnchorRowProps {
  label: string;
  seconds: number;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  disabled: boolean;
  onSeconds: (seconds: number) => void;
  onChoose: (value: string) => void;
}

function AnchorRow({ label, seconds, choices, chosen, disabled, onSeconds, onChoose }: AnchorRowProps) {
  const isBefore = seconds < 0;
  return (
    <div className="grid gap-1.5">
      <NumberField
        label={label}
        unit={`s ${isBefore ? "before" : "after"}`}
        min={-600}
        max={600}
        step={0.1}
        decimals={2}
        value={Math.abs(seconds) * (isBefore ? -1 : 1)}
        disabled={disabled}
        onChange={onSeconds}
      />
      <Choice<string>
        label={isBefore ? "before" : "after"}
        value={chosen}
        choices={choices}
        disabled={disabled}
        onChange={onChoose}
      />
    </div>
  );
}
