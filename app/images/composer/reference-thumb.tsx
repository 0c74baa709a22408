import ImageOff from "lucide-react/icons/image-off";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { mediaAddress } from "~/client/media-address";
import { type ImageReference, type ReferenceRole, referenceRoles } from "~/domain/image/image-request";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Popover } from "~/ui/popover";
import { Slider } from "~/ui/slider";
import { MissingNote } from "./missing-note";
import { roleNames } from "./reference-roles";
import { type FileAvailability, useFileAvailability } from "./use-file-availability";

interface ReferenceThumbProps {
  userId: string;
  reference: ImageReference;
  /** Its place among the references, from 1. */
  number: number;
  onChange: (reference: ImageReference) => void;
  onRemove: () => void;
}

/** What is written on a picture that cannot be used as it is. */
const availabilityLabels = { trash: "In the trash", gone: "Deleted" } as const;

const percent = (weight: number) => `${Math.round(weight * 100)}%`;

/** One picture that steers: pressed, it shows what for and how much, and how to take it out. */
export function ReferenceThumb({ userId, reference, number, onChange, onRemove }: ReferenceThumbProps) {
  const { assetId, role, weight } = reference;
  const name = `Reference ${number}`;
  const availability = useFileAvailability(userId, assetId);
  const missing = availability.kind === "there" ? null : availabilityLabels[availability.kind];
  return (
    <Popover
      label={name}
      className="grid w-72 gap-4 p-4"
      trigger={
        <button
          type="button"
          aria-label={`${name}: ${missing ?? `${roleNames[role].label}, ${percent(weight)}`}`}
          className={classNames(
            "group relative aspect-square overflow-hidden rounded-sm bg-sunken data-popup-open:outline-2 data-popup-open:outline-accent data-popup-open:outline-offset-2",
            missing && "outline-2 outline-warning -outline-offset-2",
          )}
        >
          <ThumbImage assetId={assetId} availability={availability} />
          <span className="absolute inset-x-0 bottom-0 grid bg-black/70 px-1 py-0.5 text-center font-medium text-2xs text-white leading-tight">
            {missing ?? (
              <>
                <span className="truncate">{roleNames[role].label}</span>
                <span className="tabular">{percent(weight)}</span>
              </>
            )}
          </span>
        </button>
      }
    >
      {availability.kind !== "gone" && (
        <img
          src={mediaAddress(assetId, 640)}
          alt={name}
          className="max-h-52 w-full rounded-sm bg-sunken object-contain"
        />
      )}
      <MissingNote availability={availability} />
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

function ThumbImage({ assetId, availability }: { assetId: string; availability: FileAvailability }) {
  if (availability.kind === "gone") {
    return (
      <span className="grid size-full place-items-center pb-6 text-warning">
        <ImageOff className="size-5" />
      </span>
    );
  }
  return (
    <img
      src={mediaAddress(assetId, 320)}
      alt=""
      className={classNames(
        "size-full object-cover",
        availability.kind === "trash" && "opacity-50 grayscale",
      )}
    />
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
