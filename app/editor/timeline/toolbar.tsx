import AudioLines from "lucide-react/icons/audio-lines";
import Diamond from "lucide-react/icons/diamond";
import Magnet from "lucide-react/icons/magnet";
import Maximize from "lucide-react/icons/maximize";
import Plus from "lucide-react/icons/plus";
import Scissors from "lucide-react/icons/scissors";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useEditor } from "~/editor/use-editor";
import { IconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import type { TimelineCommands } from "./use-timeline-commands";

export type TimelineKind = "scenes" | "tracks";

interface ToolbarProps {
  kind: TimelineKind;
  onKind: (kind: TimelineKind) => void;
  isSnapping: boolean;
  /** What the last edit moved, or why there was none. */
  note: string;
  commands: TimelineCommands;
}

const icon = { size: 16, strokeWidth: 1.9 };

/** What is done at the playhead, how the timeline is looked at, and what the last edit moved. */
export function Toolbar({ kind, onKind, isSnapping, note, commands }: ToolbarProps) {
  const isReadOnly = useEditor((state) => !["owner", "edit"].includes(state.role));
  const hasMusic = useEditor((state) => Boolean(state.storyboard.music && !state.storyboard.music.assetId));
  const { run } = commands;
  return (
    <div className="flex h-11 shrink-0 items-center gap-1 overflow-x-auto border-line border-b bg-raised px-2">
      <div className="shrink-0">
        <SegmentedControl
          label="Timeline shows"
          size="sm"
          segments={[
            { value: "scenes", label: "Scenes" },
            { value: "tracks", label: "Timeline" },
          ]}
          value={kind}
          onChange={onKind}
        />
      </div>
      {!isReadOnly && (
        <>
          <div className="mx-1 h-5 w-px shrink-0 bg-line" />
          <IconButton
            size="sm"
            label="Add a scene"
            icon={<Plus {...icon} />}
            onClick={() => run("add-scene")}
          />
          <IconButton
            size="sm"
            label="Split at the playhead"
            shortcut="b"
            icon={<Scissors {...icon} />}
            onClick={() => run("split")}
          />
          <IconButton
            size="sm"
            label="Add a marker"
            shortcut="m"
            icon={<Diamond {...icon} />}
            onClick={() => run("marker")}
          />
          {hasMusic && (
            <IconButton
              size="sm"
              label="Cut to the beat"
              icon={<AudioLines {...icon} />}
              onClick={() => run("cut-to-beats")}
            />
          )}
        </>
      )}
      <p
        data-moved
        className="@max-2xl:invisible line-clamp-3 min-w-0 grow px-2 text-muted text-xs leading-3.5"
        title={note}
      >
        {note}
      </p>
      {kind === "tracks" && (
        <>
          <IconButton
            size="sm"
            label="Snapping"
            shortcut="s"
            aria-pressed={isSnapping}
            className={isSnapping ? "text-accent" : ""}
            icon={<Magnet {...icon} />}
            onClick={() => run("snapping")}
          />
          <IconButton
            size="sm"
            label="Zoom out"
            shortcut="-"
            icon={<ZoomOut {...icon} />}
            onClick={() => run("zoom-out")}
          />
          <IconButton
            size="sm"
            label="Fit the timeline"
            shortcut="\"
            icon={<Maximize {...icon} />}
            onClick={() => run("fit")}
          />
          <IconButton
            size="sm"
            label="Zoom in"
            shortcut="+"
            icon={<ZoomIn {...icon} />}
            onClick={() => run("zoom-in")}
          />
        </>
      )}
    </div>
  );
}
