import { setTheme } from "~/sections/edit/edit-page";
import type { PageTheme } from "~/sections/page";
import { SegmentedControl } from "~/ui/segmented-control";
import type { BuilderPanelProps } from "../page-editor";
import { BrandOfTheme } from "./brand-of-theme";
import { OwnStyle } from "./own-style";
import { ThemeGallery } from "./theme-gallery";

const modes = [
  { value: "auto", label: "As the visitor has it" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const satisfies readonly { value: PageTheme["mode"]; label: string }[];

/** How the page looks: its theme, light or dark, the brand, and what stands in for the theme's own colours and fonts. */
export default function ThemePanel({ page, facts, editor, isReadOnly }: BuilderPanelProps) {
  const { theme } = page;
  const set = (words: string, fields: Parameters<typeof setTheme>[1], place: string | null = null) =>
    editor.change(words, (now) => setTheme(now, fields), place);
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0 gap-6">
      <ThemeGallery page={page} facts={facts} onChoose={(id) => set("Theme", { id })} />
      <SegmentedControl
        label="Light or dark"
        showLabel
        size="sm"
        segments={modes}
        value={theme.mode}
        onChange={(mode) => set("Light or dark", { mode })}
      />
      <BrandOfTheme theme={theme} onApply={({ style, brand }) => set("Brand", { style, brand })} />
      <OwnStyle theme={theme} onChange={(style, place) => set("Own style", { style }, place)} />
    </fieldset>
  );
}
