import Trash2 from "lucide-react/icons/trash-2";
import { GainCurveEditor } from "~/editor/sound/gain-curve-editor";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { removeSound } from "~/scene/edit-parts";
import { setSound } from "~/scene/edit-sounds";
import { momentsOf, secondsOfAnchor } from "~/scene/moments";
import { mayEdit } from "~/stores/content/content-role";
import { IconButton } from "~/ui/icon-button";
import { Switch } from "~/ui/switch";
import { AnchorField } from "./anchor-fields";
import { LimitedField } from "./limited-field";
import { FadeFields, VolumeField } from "./loudness-fields";
import { Section } from "./section";

/** A sound: how loud, when, and what steps back for it. */
export default function SoundInspector({ id }: { id: string }) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const isReadOnly = useEditor(({ role }) => !mayEdit(role));
  const library = useEditor((state) => state.library);
  const sound = storyboard.sounds?.[id];
  if (!sound) return null;
  const startSeconds = secondsOfAnchor(momentsOf(storyboard, library), sound.start) ?? 0;
  const set = (words: string, fields: Parameters<typeof setSound>[2], place = Object.keys(fields).join()) =>
    editor.change(words, (now) => setSound(now, id, fields), `sound/${id}/${place}`);
  return (
    <div className="pb-6">
      <header className="grid gap-2 border-line border-b px-3 py-3">
        <div className="flex items-center justify-between">
          <h2 className="font-[600]">Sound</h2>
          <IconButton
            size="sm"
            label="Delete the sound"
            icon={<Trash2 className="size-4" />}
            disabled={isReadOnly}
            onClick={() => editor.change("Delete the sound", (now) => removeSound(now, id))}
          />
        </div>
        <LimitedField
          label="Name"
          value={sound.name ?? ""}
          most={80}
          disabled={isReadOnly}
          onChange={(name) => set("Name the sound", { name: name || undefined })}
        />
      </header>
      <Section title="Loudness">
        <VolumeField gain={sound.gain} disabled={isReadOnly} onChange={(gain) => set("Volume", { gain })} />
        <FadeFields fades={sound} disabled={isReadOnly} onChange={set} />
        <Switch
          label="Music steps back"
          checked={sound.ducksMusic === true}
          disabled={isReadOnly}
          onChange={(isOn) => set("Music steps back", { ducksMusic: isOn || undefined })}
        />
        <Switch
          label="Mute"
          checked={sound.isMuted === true}
          disabled={isReadOnly}
          onChange={(isOn) => set(isOn ? "Mute" : "Unmute", { isMuted: isOn || undefined })}
        />
        <Switch
          label="Over and over"
          checked={sound.loops === true}
          disabled={isReadOnly}
          onChange={(isOn) => set("Over and over", { loops: isOn || undefined })}
        />
        {!isReadOnly && (
          <GainCurveEditor
            curve={sound.curve ?? []}
            startSeconds={startSeconds}
            onChange={(curve, place) =>
              set("Volume over time", { curve: curve.length > 0 ? curve : undefined }, place)
            }
          />
        )}
      </Section>
      <Section title="Time">
        <AnchorField
          label="From"
          storyboard={storyboard}
          value={sound.start}
          disabled={isReadOnly}
          onChange={(start) => set("Move the sound", { start })}
        />
        <Switch
          label="As long as it is"
          checked={sound.end === undefined}
          disabled={isReadOnly}
          onChange={(isOn) =>
            set("Length of the sound", { end: isOn ? undefined : { to: "video-end", seconds: 0 } })
          }
        />
        {sound.end && (
          <AnchorField
            label="Until"
            storyboard={storyboard}
            value={sound.end}
            disabled={isReadOnly}
            onChange={(end) => set("Length of the sound", { end })}
          />
        )}
      </Section>
    </div>
  );
}
