import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Button } from "~/ui/button";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "~/ui/menu";

/** A model that can be talked to. */
export interface NamedModel {
  id: string;
  label: string;
}

interface ModelChoiceProps {
  models: readonly NamedModel[];
  /** The one that answers, and the one beside it. */
  chosen: readonly string[];
  /** Whether a second one can answer beside the first. */
  hasSecond?: boolean;
  onChange: (chosen: readonly string[]) => void;
}

export const labelOf = (models: readonly NamedModel[], id: string | null) =>
  models.find((model) => model.id === id)?.label ?? id ?? "";

/** Which model answers, and whether a second one answers beside it. */
export function ModelChoice({ models, chosen, hasSecond = false, onChange }: ModelChoiceProps) {
  const [first = "", second] = chosen;
  const name = chosen.map((id) => labelOf(models, id)).join(" and ");
  if (models.length === 1 && name === models[0]?.label) {
    return <span className="min-w-0 truncate px-2 text-muted text-sm">{name}</span>;
  }
  const items = (current: string | undefined, onChoose: (id: string) => void) =>
    models.map(({ id, label }) => (
      <MenuItem key={id} icon={<Mark isSet={id === current} />} onSelect={() => onChoose(id)}>
        {label}
      </MenuItem>
    ));
  return (
    <Menu
      align="start"
      side="top"
      trigger={
        <Button size="sm" variant="ghost" className="min-w-0 shrink" aria-label={`Model: ${name}`}>
          <span className="max-w-56 truncate">{name || "Model"}</span>
          <ChevronDown className="size-3.5 shrink-0 text-faint" aria-hidden="true" />
        </Button>
      }
    >
      <MenuLabel>Answers</MenuLabel>
      {items(first, (id) => onChange(second && second !== id ? [id, second] : [id]))}
      {hasSecond && (
        <>
          <MenuSeparator />
          <MenuLabel>Beside it</MenuLabel>
          <MenuItem icon={<Mark isSet={!second} />} onSelect={() => onChange([first])}>
            None
          </MenuItem>
          {items(second, (id) => onChange([first, id]))}
        </>
      )}
    </Menu>
  );
}

function Mark({ isSet }: { isSet: boolean }) {
  return isSet ? <Check className="size-4" /> : <span className="size-4" />;
}
