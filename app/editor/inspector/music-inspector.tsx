import { findMusicBed } from "~/domain/video/music-bed";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { setMusicFields } from "~/scene/edit-sounds";
import { Button } from "~/ui/button";
import { NumberField } from "./number-field";
import { Section } from "./section";

/** The music: how loud it is, and how it comes and goes. What plays is chosen in the panel of sounds. */
export default function MusicInspector() {
  const editor = useEditorCommands();
  const music = useEditor((state) => state.storyboard.music);
  const isReadOnly = useEditor(({ role }) => role === "view" || role === "comment");
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
        <NumberField
          label="Volume"
          unit="%"
          min={0}
          max={100}
          step={5}
          value={Math.round(music.gain * 100)}
          disabled={isReadOnly}
          onChange={(value) => set("Volume of the music", { gain: value / 100 })}
        />
        <div className="grid grid-cols-2 gap-1.5">
          {(["fadeInSeconds", "fadeOutSeconds"] as const).map((name) => {
            const label = name === "fadeInSeconds" ? "Fade in" : "Fade out";
            return (
              <NumberField
                key={name}
                label={label}
                unit="s"
                min={0}
                max={60}
                step={0.1}
                decimals={2}
                value={music[name] ?? 0}
                disabled={isReadOnly}
                onChange={(seconds) =>
                  set(`${label} the music`, { [name]: seconds > 0 ? seconds : undefined })
                }
              />
            );
          })}
        </div>
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
