import { boldTemplate } from "~/scene/templates/bold";
import { editorialTemplate } from "~/scene/templates/editorial";
import { marketTemplate } from "~/scene/templates/market";
import { minimalTemplate } from "~/scene/templates/minimal";
import { nightTemplate } from "~/scene/templates/night";
import type { Template } from "~/scene/templates/template";

/** The templates that come with the product, in the order the gallery shows them. */
export const builtInTemplates: readonly Template[] = [
  editorialTemplate,
  boldTemplate,
  minimalTemplate,
  nightTemplate,
  marketTemplate,
];

const byId = new Map(builtInTemplates.map((template) => [template.id, template]));

/** A built-in template, or `null`. */
export function getTemplate(id: string): Template | null {
  return byId.get(id) ?? null;
}

/**
 * The template a storyboard is shown with: the one it names, or the first where that one is not known, so that a
 * video outlives a template's removal.
 */
export function templateOrDefault(id: string): Template {
  return byId.get(id) ?? (builtInTemplates[0] as Template);
}
