import { BrandPicker } from "~/brands/brand-picker";
import { ColorRepairs } from "~/brands/color-repairs";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { applyBrand, readableColors, removeBrand, showsBrand } from "~/scene/apply-brand";
import { unusedWords, unwantedWords } from "~/scene/brand-words";
import type { Storyboard } from "~/scene/storyboard";
import type { Brand } from "~/stores/brands/brand-document";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import type { ChangeVideo } from "../scenes/scene-task";

interface BrandSectionProps {
  storyboard: Storyboard;
  onChange: ChangeVideo;
}

/** The brand the video is in: another one, none, or as it is by now; and what of the copy it does not want. */
export function BrandSection({ storyboard, onChange }: BrandSectionProps) {
  const { brands, prepare } = useUsableBrands();
  const applied = storyboard.brand?.brandId ?? null;
  const brand = brands.find(({ id }) => id === applied) ?? null;

  async function choose(brandId: string | null) {
    if (brandId === null) return onChange(removeBrand);
    try {
      const chosen = await prepare(brandId);
      onChange((current) => applyBrand(current, chosen).storyboard);
    } catch (error) {
      showErrorToast("The brand could not be used", (error as Error).message);
    }
  }

  return (
    <section aria-label="Brand" className="grid gap-3 empty:hidden">
      <BrandPicker value={applied} onChange={(brandId) => void choose(brandId)} />
      {brand && <BrandNotes brand={brand} storyboard={storyboard} onApply={() => void choose(brand.id)} />}
    </section>
  );
}

function BrandNotes({
  brand,
  storyboard,
  onApply,
}: {
  brand: Brand;
  storyboard: Storyboard;
  onApply: () => void;
}) {
  const { repairs } = readableColors(brand);
  const unwanted = unwantedWords(storyboard, brand);
  const unused = unusedWords(storyboard, brand);
  // Somebody else's brand stands in the video with copies of its logos: whether those changed is not known here.
  const isCurrent =
    showsBrand(storyboard, brand) ||
    showsBrand(storyboard, { ...brand, logos: storyboard.brand?.logos ?? brand.logos });
  return (
    <div className="grid gap-3 text-sm">
      {!isCurrent && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2">
          <p>The brand, or the style of this video, has changed since it was applied.</p>
          <Button size="sm" onClick={onApply}>
            Apply it again
          </Button>
        </div>
      )}
      <ColorRepairs repairs={repairs} />
      {unwanted.length > 0 && (
        <div className="grid gap-1 rounded-md bg-warning-soft px-3 py-2">
          <p className="font-[550]">Words {brand.name} avoids</p>
          <ul className="grid gap-0.5">
            {unwanted.map(({ sceneId, sceneIndex, place, written, start }) => (
              <li key={`${sceneId}/${place}/${start}`}>
                “{written}” in scene {sceneIndex + 1}, {placeNames[place] ?? place}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unused.length > 0 && (
        <p className="text-muted">Words it likes, not used yet: {unused.slice(0, 8).join(", ")}.</p>
      )}
    </div>
  );
}

const placeNames: Record<string, string> = {
  headline: "the headline",
  body: "the text",
  label: "the label",
  action: "the button",
  spoken: "the spoken line",
};
