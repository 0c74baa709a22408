import type { SlotAddress } from "~/domain/rows/table";
import { type DestinationGroup, keyOfAddress } from "./destinations";

interface DestinationChipsProps {
  groups: readonly DestinationGroup[];
  addresses: readonly SlotAddress[];
  onMap: (addresses: SlotAddress[]) => void;
}

/** Every place the cells of a column can go, of which several can be chosen. */
export function DestinationChips({ groups, addresses, onMap }: DestinationChipsProps) {
  const chosen = new Set(addresses.map(keyOfAddress));
  function toggle(address: SlotAddress) {
    const key = keyOfAddress(address);
    onMap(
      chosen.has(key) ? addresses.filter((other) => keyOfAddress(other) !== key) : [...addresses, address],
    );
  }
  return (
    <div className="grid gap-4">
      {groups.map(({ name, destinations }) => (
        <fieldset key={name} className="grid gap-2">
          <legend className="mb-1.5 max-w-full truncate text-muted text-sm">{name}</legend>
          <div className="flex flex-wrap gap-1.5">
            {destinations.map(({ label, address }) => (
              <button
                key={keyOfAddress(address)}
                type="button"
                aria-pressed={chosen.has(keyOfAddress(address))}
                onClick={() => toggle(address)}
                className="h-7 rounded-full bg-sunken px-3 font-[550] text-muted text-sm shadow-[inset_0_0_0_1px_var(--color-line)] transition-colors hover:text-text aria-pressed:bg-text aria-pressed:text-surface"
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
