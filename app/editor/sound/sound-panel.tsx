import { useState } from "react";
import { addSoundFile } from "~/scene/edit-sounds";
import { SegmentedControl } from "~/ui/segmented-control";
import { newId } from "../new-id";
import { useEditor, useEditorCommands } from "../use-editor";
import { AddedSounds } from "./added-sounds";
import { EffectsLibrary } from "./effects-library";
import { Mixer } from "./mixer";
import { MusicList } from "./music-list";
import { MusicShape } from "./music-shape";
import { type OwnSound, OwnSounds } from "./own-sounds";

const views = [
  { value: "music", label: "Music" },
  { value: "effects", label: "Effects" },
  { value: "mixer", label: "Mixer" },
] as const;

/** Music, effects and recorded sounds, and how loud all of it is together. */
export function SoundPanel() {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const isEditor = useEditor(({ role }) => role === "owner" || role === "edit");
  const isSoundChosen = useEditor(({ selection }) => selection.some(({ kind }) => kind === "sound"));
  const [view, setView] = useState<(typeof views)[number]["value"]>(isSoundChosen ? "effects" : "music");
  const addFile = (sound: OwnSound) => {
    const id = newId();
    const { library } = editor.read();
    editor.change(`Add ${sound.name}`, (board) =>
      addSoundFile(board, id, sound, editor.playhead.seconds, library),
    );
    editor.select([{ kind: "sound", id }]);
  };
  return (
    <fieldset disabled={!isEditor} className="grid min-w-0 gap-5">
      <SegmentedControl
        label="Part of the sound"
        value={view}
        segments={views}
        onChange={setView}
        size="sm"
      />
      {view === "music" && (
        <>
          <MusicList storyboard={storyboard} onChange={editor.change} />
          <MusicShape />
        </>
      )}
      {view === "effects" && (
        <>
          <section aria-labelledby="added-sounds" className="grid gap-2">
            <h3 id="added-sounds" className="font-[550] text-sm">
              In the video
            </h3>
            <AddedSounds />
          </section>
          <EffectsLibrary />
          <OwnSounds label="Sounds of your own" records onChoose={addFile} />
        </>
      )}
      {view === "mixer" && <Mixer />}
    </fieldset>
  );
}
