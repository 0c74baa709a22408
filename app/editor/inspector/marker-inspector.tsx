import Trash2 from "lucide-react/icons/trash-2";
import { ColorField } from "~/brands/color-field";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { putMarker, removeMarker } from "~/scene/edit-parts";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import { mayEdit } from "~/stores/content/content-role";
import { IconButton } from "~/ui/icon-button";
import { Switch } from "~/ui/switch";
import { AnchorField } from "./anchor-fields";
import { LimitedField } from "./limited-field";

type Marker = NonNullable<Storyboard["markers"]>[string];

/** A marker: its name, its moment, and whether a chapter begins there. */
export default function MarkerInspector({ id }: { id: string }) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const isReadOnly = useEditor(({ role }) => !mayEdit(role));
  const marker = storyboard.markers?.[id];
  if (!marker) return null;
  const set = (words: string, fields: { [Name in keyof Marker]?: Marker[Name] | undefined }) =>
    editor.change(
      words,
      (now) => {
        const present = now.markers?.[id];
        if (!present) throw new StoryboardEditError("part-not-found", "The marker is not there any more.");
        const entries = Object.entries({ ...present, ...fields }).filter(([, value]) => value !== undefined);
        return putMarker(now, id, Object.fromEntries(entries) as unknown as Marker);
      },
      `marker/${id}/${Object.keys(fields).join()}`,
    );
  return (
    <div className="grid gap-4 px-3 pt-3 pb-6">
      <div className="flex items-center justify-between">
        <h2 className="font-[600]">Marker</h2>
        <IconButton
          size="sm"
          label="Delete the marker"
          icon={<Trash2 className="size-4" />}
          disabled={isReadOnly}
          onClick={() => editor.change("Delete the marker", (now) => removeMarker(now, id))}
        />
      </div>
      <LimitedField
        label="Name"
        value={marker.name}
        most={80}
        disabled={isReadOnly}
        onChange={(name) => set("Name the marker", { name })}
      />
      <AnchorField
        label="At"
        storyboard={storyboard}
        value={marker.at}
        disabled={isReadOnly}
        onChange={(at) => set("Move the marker", { at })}
      />
      <ColorField
        label="Colour"
        value={marker.color ?? null}
        onChange={(color) => !isReadOnly && set("Colour of the marker", { color: color ?? undefined })}
      />
      <Switch
        label="A chapter begins here"
        checked={marker.isChapter === true}
        disabled={isReadOnly}
        onChange={(isOn) => set("Chapter", { isChapter: isOn || undefined })}
      />
    </div>
  );
}
