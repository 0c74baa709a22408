import type { BrandFields } from "~/domain/brands/brand";
import { brandLimits } from "~/domain/brands/brand";
import { Button } from "~/ui/button";
import { ColorRows } from "../color-rows";
import type { ProposedColors } from "../propose-colors";

type Colors = BrandFields["colors"];

interface FoundColorsProps {
  proposed: ProposedColors;
  colors: Colors;
  onChange: (colors: Colors) => void;
}

/** The colours found at an address with their roles and where each was seen; the rest are a press away. */
export function FoundColors({ proposed, colors, onChange }: FoundColorsProps) {
  const all = [...proposed.chosen, ...proposed.others];
  const rest = all.filter(({ color }) => !colors.some((one) => one.color === color));
  return (
    <div className="grid gap-4">
      <ColorRows
        colors={colors}
        onChange={onChange}
        foundOf={(color) => all.find((one) => one.color === color)?.found}
      />
      {rest.length > 0 && colors.length < brandLimits.colors && (
        <div className="grid gap-2">
          <h3 className="font-[550] text-sm">Also seen</h3>
          <ul className="flex flex-wrap gap-2">
            {rest.map(({ color, found }) => (
              <li key={color}>
                <Button
                  size="sm"
                  title={found}
                  aria-label={`Add ${color}: ${found}`}
                  onClick={() => onChange([...colors, { role: "secondary", color }])}
                >
                  <span
                    aria-hidden="true"
                    className="size-4 rounded-[4px] border border-line"
                    style={{ backgroundColor: color }}
                  />
                  <span className="tabular">{color}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
