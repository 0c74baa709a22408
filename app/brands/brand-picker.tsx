import { useEffect } from "react";
import type { Brand } from "~/stores/brands/brand-document";
import { Select } from "~/ui/select";
import { useUsableBrands } from "./use-usable-brands";

interface BrandPickerProps {
  /** Undefined: nobody has chosen yet, and the default brand is taken as soon as it is known. */
  value: string | null | undefined;
  /** With the brand where one is chosen: what is made in it may begin with its tone. */
  onChange: (brandId: string | null, brand: Brand | null) => void;
}

const none = "";

/** Chooses one of the person's brands, one that is shared with them, or none; nothing is asked of people who have none. */
export function BrandPicker({ value, onChange }: BrandPickerProps) {
  const { own, ownBrands, sharedBrands, brands, isSharedKnown } = useUsableBrands();
  const defaultId = ownBrands.find(({ isDefault }) => isDefault)?.id;
  const choose = (brandId: string | null) =>
    onChange(brandId, brands.find(({ id }) => id === brandId) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with the choice is new at each render
  useEffect(() => {
    if (value === undefined && defaultId) choose(defaultId);
  }, [value, defaultId]);

  if (own.kind !== "present" || (brands.length === 0 && !value)) return null;
  const isKnown = !value || brands.some(({ id }) => id === value);
  return (
    <Select
      label="Brand"
      hint="Its logo, colours, typefaces and words."
      error={
        isKnown || !isSharedKnown
          ? null
          : "This brand was deleted, or it is no longer shared with you. Choose another one or none."
      }
      value={value || none}
      choices={[
        { value: none, label: "No brand" },
        ...ownBrands.map(({ id, name, isDefault }) => ({
          value: id,
          label: name,
          ...(isDefault && { detail: "Your default" }),
        })),
        ...sharedBrands.map(({ id, name }) => ({ value: id, label: name, detail: "Shared with you" })),
        ...(isKnown || !value ? [] : [{ value, label: "A brand that is not here" }]),
      ]}
      onChange={(next) => choose(next === none ? null : next)}
    />
  );
}
