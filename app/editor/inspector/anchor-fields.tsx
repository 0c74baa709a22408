import { useEditor } from "~/editor/use-editor";
import type { Anchor, SceneAnchor } from "~/scene/anchor";
import { momentsOf } from "~/scene/moments";
import { retieAnchor, retieSceneAnchor } from "~/scene/retie-anchor";
import type { Storyboard } from "~/scene/storyboard";
import { anchorChoices } from "./anchor-choices";
import { Choice } from "./choice";
import { NumberField } from "./number-field";

interface AnchorFieldProps<Kind> {
  /** "From" or "Until". */
  label: string;
  value: Kind;
  disabled: boolean;
  onChange: (value: Kind) => void;
}

interface SceneAnchorFieldProps extends AnchorFieldProps<SceneAnchor> {
  storyboard: Storyboard;
  sceneId: string;
}

/** A moment of a scene, as people say it: when it begins, 0.5 s later. */
export function SceneAnchorField(props: SceneAnchorFieldProps) {
  const { label, value, storyboard, sceneId, disabled, onChange } = props;
  const library = useEditor((state) => state.library);
  const scene = storyboard.scenes.find(({ id }) => id === sceneId);
  const words = (scene?.voice?.words ?? []).map(({ text }) => text);
  const choices = [
    { value: "start", label: "The scene begins" },
    { value: "end", label: "The scene ends" },
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
        const tied: SceneAnchor =
          to === "word"
            ? { to, wordIndex: Number(index), seconds: 0 }
            : { to: to === "end" ? "end" : "start", seconds: 0 };
        onChange(retieSceneAnchor(momentsOf(storyboard, library), sceneId, value, tied));
      }}
    />
  );
}

/** A moment of the video, as people say it: when scene 2 begins, 0.5 s later. */
export function AnchorField(props: AnchorFieldProps<Anchor> & { storyboard: Storyboard }) {
  const { label, value, storyboard, disabled, onChange } = props;
  const library = useEditor((state) => state.library);
  const choices = anchorChoices(storyboard, value);
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
      choices={isAsleep ? [{ value: chosen, label: "A scene that is gone" }, ...choices] : choices}
      chosen={chosen}
      disabled={disabled}
      onSeconds={(seconds) => onChange({ ...value, seconds })}
      onChoose={(next) => onChange(retieAnchor(momentsOf(storyboard, library), value, anchorOf(next)))}
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
  return (
    <div className="grid gap-1.5">
      <Choice<string>
        label={label}
        value={chosen}
        choices={choices}
        disabled={disabled}
        onChange={onChoose}
      />
      <NumberField
        label={`${label}: later by`}
        short={seconds < 0 ? "Earlier by (−)" : "Later by"}
        unit="s"
        min={-600}
        max={600}
        step={0.1}
        decimals={2}
        value={seconds}
        disabled={disabled}
        onChange={onSeconds}
      />
    </div>
  );
}
