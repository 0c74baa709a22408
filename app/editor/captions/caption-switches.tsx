import { useMemo } from "react";
import { repeatsScreen } from "~/scene/caption-repeats";
import { captionsOf } from "~/scene/captions-of";
import { setCaptionLook } from "~/scene/edit-caption-tracks";
import { SegmentedControl } from "~/ui/segmented-control";
import { Switch } from "~/ui/switch";
import { useEditor, useEditorCommands } from "../use-editor";

const styles = [
  { value: "karaoke", label: "Karaoke" },
  { value: "line", label: "Lines" },
  { value: "word", label: "Words" },
] as const;

/** Whether captions are in the picture, in which style, and why some are left out. */
export function CaptionSwitches() {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const captions = storyboard.captions ?? { show: false, style: "karaoke" as const };
  const { captioned, repeating } = useMemo(() => {
    const { language, scenes } = storyboard;
    const tracks = scenes.map((scene) => ({ scene, own: captionsOf(scene, language, language) }));
    return {
      captioned: tracks.filter(({ own }) => own.length > 0).length,
      repeating: tracks.filter(({ scene, own }) => repeatsScreen(scene, own, language)).length,
    };
  }, [storyboard]);

  return (
    <section aria-label="Captions in the picture" className="grid gap-3">
      <Switch
        label="Show captions in the picture"
        hint={captioned === 0 ? "They appear once a scene has a voice or a caption." : undefined}
        checked={captions.show}
        onChange={(show) =>
          editor.change(show ? "Show captions" : "Hide captions", (board) => setCaptionLook(board, { show }))
        }
      />
      {captions.show && (
        <SegmentedControl
          label="Style of the captions"
          size="sm"
          value={captions.style}
          segments={styles}
          onChange={(style) => editor.change("Caption style", (board) => setCaptionLook(board, { style }))}
        />
      )}
      {captions.show && repeating > 0 && (
        <div className="rounded-md bg-sunken px-3 py-2.5">
          <Switch
            label="Also where they repeat the screen"
            hint={whyLeftOut(repeating, captioned, captions.showsRepeats ?? false)}
            checked={captions.showsRepeats ?? false}
            onChange={(showsRepeats) =>
              editor.change(
                showsRepeats
                  ? "Show captions that repeat the screen"
                  : "Leave out captions that repeat the screen",
                (board) => setCaptionLook(board, { showsRepeats: showsRepeats || undefined }),
              )
            }
          />
        </div>
      )}
    </section>
  );
}

function whyLeftOut(repeating: number, captioned: number, isShown: boolean): string {
  const which =
    repeating === captioned
      ? "every scene"
      : repeating === 1
        ? "1 scene"
        : `${repeating} of ${captioned} scenes`;
  return isShown
    ? `In ${which} the same words stand on the screen twice.`
    : `Left out in ${which}: the voice only says what stands on the screen already. Subtitle files have them all the same.`;
}
