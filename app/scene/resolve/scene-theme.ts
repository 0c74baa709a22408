import { Memo } from "~/scene/memo";
import { applyTheme } from "~/scene/resolve/apply-theme";
import type { Storyboard } from "~/scene/storyboard";
import type { Palette, Template } from "~/scene/templates/template";

const themes = new Memo<Template, { template: Template; palette: Palette }>();
const changed = new Memo<Template, Template>(40);

/** `applyTheme`, with the very same template and palette for the same storyboard. */
export function themeOf(
  template: Template,
  storyboard: Storyboard,
): { template: Template; palette: Palette } {
  const { style, seed, language, brand } = storyboard;
  return themes.get(template, [style, seed, language, brand?.typefaces], () =>
    applyTheme(template, storyboard),
  );
}

/** The template with the way one scene comes in. */
export function withTransition(
  template: Template,
  transition: Storyboard["scenes"][number]["transition"],
): Template {
  if (transition?.kind === undefined && transition?.seconds === undefined) return template;
  const { kind = template.transition.kind, seconds = template.transition.seconds } = transition;
  return changed.get(template, [kind, seconds], () => ({
    ...template,
    transition: { ...template.transition, kind, seconds },
  }));
}
