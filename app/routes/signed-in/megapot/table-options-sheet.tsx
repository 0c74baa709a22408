import { BrandPicker } from "~/brands/brand-picker";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { formats } from "~/domain/video/format";
import type { TableState } from "~/rows/table-state";
import { applyBrand, removeBrand } from "~/scene/apply-brand";
import { setTemplate } from "~/scene/edit-style";
import type { Library } from "~/scene/library";
import { setTableSeconds, tableSeconds } from "~/scene/rows/table-length";
import type { Storyboard } from "~/scene/storyboard";
import type { TableSettings } from "~/stores/batches/batch-document";
import { Select } from "~/ui/select";
import { SideSheet } from "~/ui/side-sheet";
import { showErrorToast } from "~/ui/toast";
import { FormatToggles } from "./format-toggles";
import { languageChoices } from "./language-choices";
import { lengthChoices, shortSeconds } from "./length-choices";

interface TableOptionsSheetProps {
  base: Storyboard;
  state: TableState;
  settings: TableSettings;
  library: Library;
  onBase: (base: Storyboard) => void;
  onSettings: (settings: TableSettings) => void;
  onClose: () => void;
}

/** What all rows have in common where they name nothing of their own: template, brand, formats, length and language. */
export function TableOptionsSheet({ base, state, settings, library, ...on }: TableOptionsSheetProps) {
  const { prepare } = useUsableBrands();
  const chosen = settings.formats.length > 0 ? settings.formats : [base.format];

  const { table, mapping } = state;
  const seconds = tableSeconds(base, table.columns, mapping, library);
  const withLength = (next: Storyboard, wanted: number) =>
    setTableSeconds(next, table.columns, mapping, library, wanted);
  /** Another template has other transitions, and a brand may end on a card: the length stays. */
  const setBase = (next: Storyboard) => on.onBase(withLength(next, seconds));

  async function chooseBrand(brandId: string | null) {
    if (brandId === null) {
      setBase(removeBrand(base));
      return on.onSettings({ ...settings, brandId });
    }
    try {
      const brand = await prepare(brandId);
      setBase(applyBrand(base, brand).storyboard);
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
          onChange={(templateId) => setBase(setTemplate(base, templateId, library))}
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
        <Select
          label="Length"
          value={shortSeconds(seconds)}
          choices={lengthChoices(seconds)}
          hint="Scenes take their shares of it; each lasts 1 to 20 seconds."
          onChange={(value) => on.onBase(withLength(base, Number(value)))}
        />
        <Select
          label="Language"
          value={base.language}
          choices={
            languageChoices.some(({ value }) => value === base.language)
              ? languageChoices
              : [{ value: base.language, label: base.language }, ...languageChoices]
          }
          hint="How prices and dates are written, where a row or its cell names no other. Words stay as they are."
          onChange={(language) => on.onBase({ ...base, language })}
        />
      </div>
    </SideSheet>
  );
}
