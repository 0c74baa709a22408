import type { EditorPanel } from "~/editor/editor";
import { Tooltip } from "~/ui/tooltip";
import { CommentCount } from "../comments/comment-count";
import { useCommentCounts } from "../comments/use-comment-counts";
import { useEditor, useEditorCommands } from "../use-editor";
import { panels } from "./panels";

interface PanelRailProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Every panel one press away; a press on the one that is open folds it away. */
export function PanelRail({ isOpen, onOpen }: PanelRailProps) {
  const editor = useEditorCommands();
  const present = useEditor((state) => state.panel);
  const comments = useCommentCounts();
  const press = (id: EditorPanel) => {
    onOpen(!(isOpen && id === present));
    editor.setPanel(id);
  };
  return (
    <nav
      aria-label="Panels"
      data-pane=""
      tabIndex={-1}
      className="flex w-18 shrink-0 flex-col items-center gap-0.5 overflow-y-auto border-line border-e bg-surface py-1.5 [scrollbar-width:none]"
    >
      {panels.map(({ id, label, Icon }) => (
        <Tooltip key={id} label={label} side="inline-end">
          <button
            type="button"
            aria-pressed={isOpen && id === present}
            onClick={() => press(id)}
            className="relative flex w-16 shrink-0 flex-col items-center gap-0.5 rounded-md py-1.5 text-2xs text-muted transition-colors hover:bg-hover hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            <Icon className="size-4" aria-hidden="true" />
            <span className="max-w-full truncate">{label}</span>
            {id === "comments" && <CommentCount {...comments} />}
          </button>
        </Tooltip>
      ))}
    </nav>
  );
}
