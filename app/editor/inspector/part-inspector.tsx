import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import Trash2 from "lucide-react/icons/trash-2";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { resetFormat } from "~/scene/edit-arrange";
import { deleteParts } from "~/scene/edit-arrange-copy";
import { toggleLock } from "~/scene/edit-arrange-group";
import { contentOf } from "~/scene/edit-content";
import { type PartTarget, removePart } from "~/scene/edit-parts";
import { nameInSentence, nameOfPart } from "~/scene/part-names";
import { SegmentedControl } from "~/ui/segmented-control";
import { ClipFields } from "./clip-fields";
import { ContentFields } from "./content-fields";
import { CropFields } from "./crop-fields";
import { KeyframeFields } from "./keyframe-fields";
import { LookFields } from "./look-fields";
import { MotionFields } from "./motion-fields";
import { PlacementFields } from "./placement-fields";
import { TextFields } from "./text-fields";
import { TimeFields } from "./time-fields";
import { Toggle } from "./toggle";
import { type Inspected, useInspected } from "./use-inspected";

const colored = ["shape", "icon", "qr", "progress"];
const withText = ["text", "number", "countdown", "lower-third"];

/** Everything of the selected parts; of several, what they have in common. */
export default function PartInspector({ targets }: { targets: readonly PartTarget[] }) {
  const storyboard = useEditor((state) => state.storyboard);
  const inspected = useInspected(targets);
  const kinds = targets.map((target) => contentOf(storyboard, target)?.kind ?? "none");
  const every = (known: readonly string[]) => kinds.every((kind) => known.includes(kind));
  const isMedia = every(["picture", "clip"]);
  const hasText = inspected.parts.every(
    ({ resolved }, index) => resolved?.kind === "text" || withText.includes(kinds[index] ?? ""),
  );
  return (
    <div className="pb-6">
      <PartHeader inspected={inspected} />
      <ContentFields inspected={inspected} />
      <PlacementFields inspected={inspected} />
      {hasText && <TextFields inspected={inspected} />}
      <LookFields inspected={inspected} hasColor={every(colored)} />
      <TimeFields inspected={inspected} />
      {isMedia && <CropFields inspected={inspected} />}
      <ClipFields inspected={inspected} />
      <MotionFields inspected={inspected} />
      <KeyframeFields inspected={inspected} shows={every(["clip"]) ? "clip" : isMedia ? "media" : "all"} />
    </div>
  );
}

/** Its name, whether it is seen and held fast, and for which formats it is changed. */
function PartHeader({ inspected }: { inspected: Inspected }) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const editedFormat = useEditor((state) => state.editedFormat);
  const { parts, set, edit, isReadOnly, on } = inspected;
  const [first] = parts;
  if (!first) return null;
  const isHidden = parts.every(({ changes }) => changes.isHidden);
  const isLocked = parts.every(({ changes }) => changes.isLocked);
  const name = parts.length === 1 ? nameOfPart(storyboard, first.target) : `${parts.length} parts`;
  const said = parts.length === 1 ? nameInSentence(storyboard, first.target) : name;
  const targets = parts.map(({ target }) => target);
  const canDelete = parts.some(({ target }) => target.kind !== "part");
  const isChanged = parts.some(
    ({ target, changes }) => target.kind === "part" && Object.keys(changes).length > 0,
  );
  const differs = parts.some(({ changes }) => changes.formats?.[on.format]);
  return (
    <header className="grid gap-2 border-line border-b px-3 pt-1.5 pb-3">
      <div className="flex h-9 items-center gap-0.5">
        <h2 className="min-w-0 grow truncate font-[600]">{name}</h2>
        <Toggle
          label={isHidden ? "Show" : "Hide"}
          icon={isHidden ? <EyeOff /> : <Eye />}
          isOn={isHidden}
          disabled={isReadOnly}
          onChange={(hide) => set(`${hide ? "Hide" : "Show"} ${said}`, { isHidden: hide || undefined })}
        />
        <Toggle
          label={isLocked ? "Unlock" : "Lock"}
          icon={isLocked ? <Lock /> : <LockOpen />}
          isOn={isLocked}
          disabled={isReadOnly}
          onChange={() =>
            editor.change(`${isLocked ? "Unlock" : "Lock"} ${said}`, (now) => toggleLock(now, targets))
          }
        />
        {canDelete && (
          <Toggle
            label="Delete"
            icon={<Trash2 />}
            isOn={false}
            disabled={isReadOnly}
            onChange={() => {
              editor.change(`Delete ${said}`, (now) => deleteParts(now, targets, on));
              editor.select([]);
            }}
          />
        )}
      </div>
      {!isReadOnly && (
        <SegmentedControl
          label="Changes of place, crop and text are for"
          size="sm"
          segments={[
            { value: "all", label: "All formats" },
            { value: "one", label: `Only ${on.format}` },
          ]}
          value={editedFormat === on.format ? "one" : "all"}
          onChange={(next) => editor.setEditedFormat(next === "one" ? on.format : null)}
        />
      )}
      {(isChanged || differs) && !isReadOnly && (
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {differs && (
            <ResetLink
              label={`As in all formats`}
              onReset={() =>
                edit(`As in all formats`, (now, { target }) => resetFormat(now, [target], on.format))
              }
            />
          )}
          {isChanged && (
            <ResetLink
              label="Back to the layout’s own"
              onReset={() =>
                edit("Back to the layout’s own", (now, { target }) =>
                  target.kind === "part" ? removePart(now, target) : now,
                )
              }
            />
          )}
        </div>
      )}
    </header>
  );
}

function ResetLink({ label, onReset }: { label: string; onReset: () => void }) {
  return (
    <button type="button" onClick={onReset} className="font-[550] text-accent text-sm hover:underline">
      {label}
    </button>
  );
}
