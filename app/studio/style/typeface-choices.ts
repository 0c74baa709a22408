import { bundledFamilies } from "~/media/fonts/bundled-families";
import type { Storyboard } from "~/scene/storyboard";
import { ownFamily } from "~/scene/text/own-family";
import type { Choice } from "~/ui/select";

/** Families of one script alone step in by themselves where a text needs them; nobody has to choose them. */
const families = bundledFamilies
  .filter(({ family, isCjk }) => !isCjk && !family.startsWith("Noto"))
  .map(({ family }) => ({ value: family, label: family.replace(/ Variable$/, "") }))
  .sort((first, second) => first.label.localeCompare(second.label));

/** Typefaces a text of this video may be set in, its brand's own files first. */
export function typefaceChoices({ brand }: Storyboard): Choice<string>[] {
  const files = (brand?.typefaces ?? []).map(({ assetId, family }) => ({
    value: ownFamily(assetId),
    label: family,
    detail: "The brand’s own file",
  }));
  return [...files, ...families];
}
