import { BrandPicker } from "~/brands/brand-picker";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { formats } from "~/domain/video/format";
import { applyBrand, removeBrand } from "~/scene/apply-brand";
import { setTemplate } from "~/scene/edit-style";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import type { TableSettings } from "~/stores/batches/batch-document";
import { Select } from "~/ui/select";
import { SideSheet } from "~/ui/side-sheet";
import { showErrorToast } from "~/ui/toast";
import { FormatToggles } from "./format-toggles";

interface TableOptionsSheetProps {
  base: Storyboard;
  settings: TableSettings;
  library: Library;
  onBase: (base: Storyboard) => void;
  onSettings: (settings: TableSettings) => void;
  onClose: () => void;
}

/** What all rows have in common where they name nothing of their own: template, brand and formats. */
export function TableOptionsSheet({ base, settings, library, ...on }: TableOptionsSheetProps) {
  const { prepare } = useUsableBrands();
  const chosen = settings.formats.length > 0 ? settings.formats : [base.format];

  async function chooseBrand(brandId: string | null) {
    if (brandId === null) {
      on.onBase(removeBrand(base));
      return on.onSettings({ ...settings, brandId });
    }
    try {
      const brand = await prepare(brandId);
      on.onBase(applyBrand(base, brand).storyboard);
      on.onSettings({ ...settings, brandId });
    } catch (error) {
      showErrorToast("The brand could not be used", (error as Error).message);
    }
  }

  return (
    <SideSheet open onOpenChange={(isOpen) => !isOpen && on.onClose()} title="All videos of this table">
      <div className="grid gap-5">
        <Select
          label="Template"
          value={base.templateId}
          choices={[...library.templates.values()].map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(templateId) => on.onBase(setTemplate(base, templateId, library))}
        />
        <BrandPicker value={base.brand?.brandId ?? null} onChange={(brandId) => void chooseBrand(brandId)} />
        <FormatToggles
          stateOf={(format) => chosen.includes(format)}
          onToggle={(format) => {
            const next = formats.filter((one) => chosen.includes(one) !== (one === format));
            if (next.length > 0) on.onSettings({ ...settings, formats: next });
          }}
          hint="One file of each row for each, where the row names none of its own."
        />
      </div>
    </SideSheet>
  );
}
