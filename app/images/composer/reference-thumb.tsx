import ImageOff from "lucide-react/icons/image-off";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import { type ImageReference, type ReferenceRole, referenceRoles } from "~/domain/image-request";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { Slider } from "~/ui/slider";
import { mediaAddress } from "../media-address";
import { roleNames } from "./reference-roles";

interface ReferenceThumbProps {
  reference: ImageReference;
  /** Its place among the references, from 1. */
  number: number;
  onChange: (reference: ImageReference) => void;
  onRemove: () => void;
}

const percent = (weight: number) => `${Math.round(weight * 100)}%`;

/** One picture that steers: pressed, it shows what for and how much, and how to take it out. */
export function ReferenceThumb({ reference, number, onChange, onRemove }: ReferenceThumbProps) {
  const { assetId, role, weight } = reference;
  const name = `Reference ${number}`;
  const [isMissing, setMissing] = useState(false);
  return (
    <Popover
      label={name}
      className="grid w-72 gap-4 p-4"
      trigger={
        <button
          type="button"
          aria-label={
            isMissing ? `${name} cannot be shown` : `${name}: ${roleNames[role].label}, ${percent(weight)}`
          }
          className="group relative aspect-square overflow-hidden rounded-sm bg-sunken data-popup-open:outline-2 data-popup-open:outline-accent data-popup-open:outline-offset-2"
        >
          {isMissing ? (
            <span className="grid size-full place-items-center pb-6 text-danger">
              <ImageOff className="size-5" />
            </span>
          ) : (
            <img
              src={mediaAddress(assetId, 320)}
              alt=""
              onError={() => setMissing(true)}
              className="size-full object-cover"
            />
          )}
          <span className="absolute inset-x-0 bottom-0 grid bg-black/70 px-1 py-0.5 text-center font-medium text-2xs text-white leading-tight">
            <span className="truncate">{roleNames[role].label}</span>
            <span className="tabular">{percent(weight)}</span>
          </span>
        </button>
      }
    >
      {isMissing ? (
        <p className="text-danger text-sm">
          This picture cannot be shown. Where it was deleted, or is not yours, take it out.
        </p>
      ) : (
        <img
          src={mediaAddress(assetId, 640)}
          alt={name}
          className="max-h-52 w-full rounded-sm bg-sunken object-contain"
        />
      )}
      <RoleChoice value={role} onChange={(next) => onChange({ ...reference, role: next })} />
      <Slider
        label="How much it counts"
        value={weight}
        min={0}
        max={1}
        step={0.05}
        format={percent}
        onChange={(next) => onChange({ ...reference, weight: Math.round(next * 100) / 100 })}
      />
      <Button size="sm" icon={<X className="size-3.5" />} onClick={onRemove}>
        Take it out
      </Button>
    </Popover>
  );
}

function RoleChoice({ value, onChange }: { value: ReferenceRole; onChange: (role: ReferenceRole) => void }) {
  const group = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-[550] text-sm">Used for</legend>
      {referenceRoles.map((role) => (
        <label
          key={role}
          className="flex h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-hover has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={group}
            checked={role === value}
            onChange={() => onChange(role)}
            className="accent-accent"
          />
          <span className="font-[550]">{roleNames[role].label}</span>
          <span className="ms-auto text-muted text-sm">{roleNames[role].about}</span>
        </label>
      ))}
    </fieldset>
  );
}
