import { gazette } from "~/sections/themes/gazette";
import { jelly } from "~/sections/themes/jelly";
import { maison } from "~/sections/themes/maison";
import { market } from "~/sections/themes/market";
import { night } from "~/sections/themes/night";
import { plain } from "~/sections/themes/plain";
import { poster } from "~/sections/themes/poster";
import { stadium } from "~/sections/themes/stadium";
import type { Theme } from "~/sections/themes/theme";

/** In the order they are offered. */
const all: readonly Theme[] = [plain, gazette, poster, maison, night, jelly, market, stadium];

export const themes: ReadonlyMap<string, Theme> = new Map(all.map((theme) => [theme.id, theme]));

/** The theme of an id; the first one where there is none of it. */
export function themeOf(id: string): Theme {
  return themes.get(id) ?? plain;
}
