import { timecode } from "~/scene/timecode";
import { mayEdit } from "~/stores/content/content-role";
import { useEditor, useEditorCommands } from "../use-editor";

/** Where nothing is selected: what the video is, and the ways on. */
export function VideoInspector() {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const durationSeconds = useEditor((state) => state.composition.durationSeconds);
  const library = useEditor((state) => state.library);
  const isEditing = useEditor(({ role }) => mayEdit(role));
  const rows = [
    ["Length", timecode(durationSeconds)],
    ["Format", storyboard.format],
    ["Scenes", String(storyboard.scenes.length)],
    ["Template", library.templates.get(storyboard.templateId)?.name ?? "Own"],
  ];
  return (
    <div className="grid gap-4 p-4">
      <h2 className="font-[600]">Video</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular truncate text-end">{value}</dd>
          </div>
        ))}
      </dl>
      {isEditing ? (
        <p className="text-pretty text-muted text-sm">
          Select something on the canvas or the timeline to change it here, or{" "}
          <button
            type="button"
            className="font-[550] text-accent hover:underline"
            onClick={() => editor.setPanel("add")}
          >
            add something
          </button>
          .
        </p>
      ) : (
        <p className="text-pretty text-muted text-sm">
          Select something on the canvas or the timeline to see how it is set.
        </p>
      )}
    </div>
  );
}
