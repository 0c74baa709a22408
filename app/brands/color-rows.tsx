import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type BrandFields, brandLimits } from "~/domain/brands/brand";
import { readableColors } from "~/scene/apply-brand";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { ColorField } from "./color-field";

type Colors = BrandFields["colors"];
type Role = Colors[number]["role"];

const roleNames: Record<Role, string> = {
  background: "Background",
  text: "Text",
  accent: "Accent",
  secondary: "Secondary",
};
const usualColors: Record<Role, string> = {
  background: "#ffffff",
  text: "#15171a",
  accent: "#2f5bea",
  secondary: "#8d9196",
};

interface ColorRowsProps {
  colors: Colors;
  onChange: (colors: Colors, place: string) => void;
  /** Where a colour was found, in words. */
  foundOf?: (color: string) => string | undefined;
}

/** The colours of a brand with what each is for; what cannot be read is said at once, and mended with a press. */
export function ColorRows({ colors, onChange, foundOf }: ColorRowsProps) {
  const { repairs } = readableColors({ colors });
  const put = (index: number, changes: Partial<Colors[number]>) =>
    onChange(
      colors.map((one, at) => (at === index ? { ...one, ...changes } : one)),
      `color-${index}`,
    );
  const missing = (Object.keys(roleNames) as Role[]).find(
    (role) => !colors.some((color) => color.role === role),
  );
  const add = (role: Role) => onChange([...colors, { role, color: usualColors[role] }], "add");
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {colors.map(({ role, color }, index) => {
          const isUsed = colors.findIndex((other) => other.role === role) === index;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: colours may repeat, and their place is what they are
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
              <ColorField
                label={isUsed ? roleNames[role] : `${roleNames[role]}, kept to choose from`}
                value={color}
                isRequired
                onChange={(next) => next && put(index, { color: next })}
              />
              <Select
                label={<VisuallyHidden>What {color} is for</VisuallyHidden>}
                value={role}
                choices={Object.entries(roleNames).map(([value, label]) => ({ value: value as Role, label }))}
                onChange={(next) => put(index, { role: next })}
              />
              <IconButton
                label={`Remove ${color}`}
                icon={<Trash2 className="size-4" />}
                onClick={() => onChange(colors.toSpliced(index, 1), "remove")}
              />
              {foundOf && <p className="col-span-full text-muted text-sm">{foundOf(color) ?? "By you"}</p>}
            </li>
          );
        })}
      </ul>
      {repairs.map(({ role, from, to, against, contrast }) => (
        <div
          key={role}
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-warning-soft px-3 py-2 text-sm"
        >
          <p>
            {roleNames[role]} {from} on {against}: contrast {contrast.toFixed(1)}, and words need 4.5. Videos
            show{" "}
            <span
              aria-hidden="true"
              className="me-1 inline-block size-3 rounded-[3px] border border-line align-[-1px]"
              style={{ backgroundColor: to }}
            />
            {to} instead.
          </p>
          <Button
            size="sm"
            onClick={() =>
              put(
                colors.findIndex((color) => color.role === role),
                { color: to },
              )
            }
          >
            Keep {to}
          </Button>
        </div>
      ))}
      {colors.length < brandLimits.colors && (
        <div>
          <Button size="sm" icon={<Plus className="size-4" />} onClick={() => add(missing ?? "accent")}>
            {missing ? `Add ${roleNames[missing].toLowerCase()}` : "Add a colour"}
          </Button>
        </div>
      )}
    </div>
  );
}
