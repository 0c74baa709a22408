import { findMusicBed } from "~/domain/video/music-bed";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { setMusicFields } from "~/scene/edit-sounds";
import { mayEdit } from "~/stores/content/content-role";
import { Button } from "~/ui/button";
import { FadeFields, VolumeField } from "./loudness-fields";
import { Section } from "./section";

/** The music: how loud it is, and how it comes and goes. What plays is chosen in the panel of sounds. */
export default function MusicInspector() {
  const editor = useEditorCommands();
  const music = useEditor((state) => state.storyboard.music);
  const isReadOnly = useEditor(({ role }) => !mayEdit(role));
  if (!music) return null;
  const set = (words: string, fields: Parameters<typeof setMusicFields>[1]) =>
    editor.change(words, (now) => setMusicFields(now, fields), `music/${Object.keys(fields).join()}`);
  const piece = music.assetId ? "A file of your own" : findMusicBed(music.bedId)?.name;
  return (
    <div className="pb-6">
      <header className="grid gap-1 border-line border-b px-3 py-3">
        <h2 className="font-[600]">Music</h2>
        {piece && <p className="text-muted text-sm">{piece}</p>}
      </header>
      <Section title="Loudness">
        <VolumeField
          gain={music.gain}
          disabled={isReadOnly}
          onChange={(gain) => set("Volume of the music", { gain })}
        />
        <FadeFields
          fades={music}
          disabled={isReadOnly}
          onChange={(label, fades) => set(`${label} the music`, fades)}
        />
        <p className="text-pretty text-muted text-sm">
          Which piece plays, from where, and how far it steps back under voices is chosen among the sounds.
        </p>
        <Button size="sm" className="justify-self-start" onClick={() => editor.setPanel("sound")}>
          Open Sound
        </Button>
      </Section>
    </div>
  );
}
