import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ChatModelFacts } from "~/domain/chat/thread";
import { Button } from "~/ui/button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "~/ui/menu";

interface ModelChoiceProps {
  models: readonly ChatModelFacts[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

export const labelOf = (models: readonly ChatModelFacts[], id: string | null) =>
  models.find((model) => model.id === id)?.label ?? id ?? "";

/** Which model answers, and whether a second one answers beside it. */
export function ModelChoice({ models, chosen, onChange }: ModelChoiceProps) {
  const [first = "", second] = chosen;
  const name = chosen.map((id) => labelOf(models, id)).join(" and ");
  return (
    <Menu
      align="start"
      side="top"
      trigger={
        <Button size="sm" variant="ghost" aria-label={`Model: ${name}`}>
          <span className="max-w-56 truncate">{name || "Model"}</span>
          <ChevronDown className="size-3.5 text-faint" aria-hidden="true" />
        </Button>
      }
    >
      <MenuLabel>Answers</MenuLabel>
      {models.map(({ id, label }) => (
        <MenuItem
          key={id}
          icon={id === first ? <Check className="size-4" /> : <span className="size-4" />}
          onSelect={() => onChange(second && second !== id ? [id, second] : [id])}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLabel>Beside it</MenuLabel>
      <MenuItem
        icon={second ? <span className="size-4" /> : <Check className="size-4" />}
        onSelect={() => onChange([first])}
      >
        None
      </MenuItem>
      {models.map(({ id, label }) => (
        <MenuItem
          key={id}
          icon={id === second ? <Check className="size-4" /> : <span className="size-4" />}
          onSelect={() => onChange([first, id])}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
