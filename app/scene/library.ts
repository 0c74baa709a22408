import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import type { Layout } from "~/scene/layouts/layout";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import type { Template } from "~/scene/templates/template";

/** The layouts and templates a storyboard may name, by id, in the order a gallery shows them. */
export interface Library {
  layouts: ReadonlyMap<string, Layout>;
  templates: ReadonlyMap<string, Template>;
}

/** What comes with the product. */
export const builtInLibrary: Library = {
  layouts: new Map(builtInLayouts.map((layout) => [layout.id, layout])),
  templates: new Map(builtInTemplates.map((template) => [template.id, template])),
};

/**
 * The template of a library with an id. One that is not known is replaced by the built-in one of that id, else by
 * the first there is, so that a video outlives a template's removal.
 */
export function templateFrom(library: Library, id: string): Template {
  return (
    library.templates.get(id) ??
    builtInLibrary.templates.get(id) ??
    library.templates.values().next().value ??
    (builtInTemplates[0] as Template)
  );
}
