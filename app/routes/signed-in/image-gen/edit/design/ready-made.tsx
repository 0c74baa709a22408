import { useMemo } from "react";
import { ColorRepairs } from "~/brands/color-repairs";
import type { AdTheme } from "~/image-editor/ad/ad-theme";
import { type ArrangementId, arrangementIds } from "~/image-editor/ad/arrangement-ids";
import { arrange } from "~/image-editor/ad/arrangements/arrange";
import { brandLogoLayers, withoutBrandLogo } from "~/image-editor/ad/brand-logo";
import type { ChangeDraft } from "~/image-editor/drags/drag";
import type { EditDraft } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { layerTextCharacters, mostLayers } from "~/image-editor/layers/layer";
import { readableColors } from "~/scene/apply-brand";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import type { LoadedImage } from "../loaded-images";
import { adFields, adWordsOf, withAdWord, wordsToShow } from "./ad-words";
import { ArrangementButton } from "./arrangement-button";
import type { AdLooks } from "./use-ad-themes";

const names: Record<ArrangementId, string> = {
  button: "Headline and button",
  badge: "Price badge",
  poster: "Poster",
  bar: "Offer bar",
  editorial: "Editorial",
  panel: "Card",
  sale: "Sale",
};

interface ReadyMadeProps {
  size: Size;
  picture: LoadedImage | null;
  draft: EditDraft;
  change: ChangeDraft;
  looks: AdLooks;
  onArranged: () => void;
}

/** What the ad says, what it is dressed in, and arrangements that are set by one press, with the logo of its brand. */
export function ReadyMade({ size, picture, draft, change, looks, onArranged }: ReadyMadeProps) {
  const { themes, brands, prepareBrand, map } = looks;
  const brandOf = (one: AdTheme | undefined) => brands.find(({ id }) => one?.id === `brand/${id}`) ?? null;
  const theme = themes.find(({ id }) => id === draft.ad?.themeId) ?? themes[0];
  const words = adWordsOf(draft);
  const shown = JSON.stringify(wordsToShow(words));
  const arrangements = useMemo(() => {
    if (!map || !theme) return [];
    let count = 0;
    const order = { image: size, map, theme, words: JSON.parse(shown), newId: () => `${count++}` };
    return arrangementIds.map((id) => ({ id, layers: arrange({ ...order, id }) }));
  }, [map, theme, shown, size]);

  const brand = brandOf(theme);
  const set = async (id: ArrangementId) => {
    if (!map || !theme) return;
    const dressed = brand && (await prepareBrand(brand.id).catch(() => null));
    change((before) => {
      const order = { id, image: size, map, theme, words: wordsToShow(adWordsOf(before)) };
      const made = arrange({ ...order, newId: () => crypto.randomUUID() });
      // Pictures and logos were placed by hand: they stay, and lie above what is set under them.
      const kept = dressed ? withoutBrandLogo(before.layers, dressed.logos) : before.layers;
      const layers = [...made, ...kept.filter(({ kind }) => kind === "picture")];
      const logo = dressed
        ? brandLogoLayers({ image: size, map, layers, ...dressed, newId: () => crypto.randomUUID() })
        : [];
      return {
        ...before,
        layers: [...layers, ...logo].slice(0, mostLayers),
        ad: { themeId: theme.id, arrangement: id, colours: theme.colours },
      };
    }, null);
    onArranged();
  };

  return (
    <section aria-labelledby="ready-made-heading" className="grid gap-4">
      <h3 id="ready-made-heading" className="font-[550] text-sm">
        Ready-made
      </h3>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3">
        {adFields.map(({ id, label, example }) => (
          <div key={id} className={id === "headline" || id === "line" ? "col-span-2" : ""}>
            <TextField
              label={label}
              dir="auto"
              placeholder={example}
              value={words[id]}
              limit={layerTextCharacters}
              onChange={(event) => {
                const said = event.target.value.slice(0, layerTextCharacters);
                change((before) => withAdWord(before, id, said), `ad ${id}`);
              }}
            />
          </div>
        ))}
        {theme && (
          <Select
            label="Look"
            value={theme.id}
            choices={themes.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(next) => {
              const chosen = themes.find(({ id }) => id === next);
              if (!chosen) return;
              change(
                (before) => ({
                  ...before,
                  ad: {
                    themeId: chosen.id,
                    arrangement: before.ad?.arrangement ?? null,
                    colours: chosen.colours,
                  },
                }),
                "ad look",
              );
            }}
          />
        )}
      </div>
      {brand && <ColorRepairs repairs={readableColors(brand).repairs} />}
      <ul aria-label="Arrangements" className="grid grid-cols-2 gap-2">
        {picture &&
          arrangements.map(({ id, layers }) => (
            <li key={id}>
              <ArrangementButton
                name={names[id]}
                size={size}
                levels={picture.levels}
                layers={layers}
                onPress={() => void set(id)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
