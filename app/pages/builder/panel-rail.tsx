import { Tooltip } from "~/ui/tooltip";
import { panels } from "./panels";

interface PanelRailProps {
  present: string;
  onShow: (id: string) => void;
}

/** Every panel of the side, one press away. */
export function PanelRail({ present, onShow }: PanelRailProps) {
  return (
    <nav
      aria-label="Panels"
      className="flex w-11 shrink-0 flex-col items-center gap-1 border-line border-s bg-surface py-1.5"
    >
      {panels.map(({ id, label, Icon }) => (
        <Tooltip key={id} label={label} side="inline-start">
          <button
            type="button"
            aria-label={label}
            aria-pressed={id === present}
            onClick={() => onShow(id)}
            className="grid size-8 place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            <Icon className="size-4" aria-hidden="true" />
          </button>
        </Tooltip>
      ))}
    </nav>
  );
}
