import RotateCw from "lucide-react/icons/rotate-cw";
import { PlainIconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuLabel } from "~/ui/menu";
import type { NamedModel } from "./model-choice";

interface AnotherAnswerProps {
  models: readonly NamedModel[];
  disabled: boolean;
  onChoose: (modelId: string) => void;
}

/** Asks the same again, of the same model or of another one. */
export function AnotherAnswer({ models, disabled, onChoose }: AnotherAnswerProps) {
  return (
    <Menu
      align="start"
      trigger={
        <PlainIconButton
          size="sm"
          label="Another answer"
          disabled={disabled}
          icon={<RotateCw className="size-3.5" />}
        />
      }
    >
      <MenuLabel>Another answer by</MenuLabel>
      {models.map(({ id, label }) => (
        <MenuItem key={id} onSelect={() => onChoose(id)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
