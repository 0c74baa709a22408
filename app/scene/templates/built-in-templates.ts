import { boldTemplate } from "~/scene/templates/bold";
import { consoleTemplate } from "~/scene/templates/console";
import { editorialTemplate } from "~/scene/templates/editorial";
import { galleryTemplate } from "~/scene/templates/gallery";
import { jellyTemplate } from "~/scene/templates/jelly";
import { journalTemplate } from "~/scene/templates/journal";
import { launchTemplate } from "~/scene/templates/launch";
import { maisonTemplate } from "~/scene/templates/maison";
import { marketTemplate } from "~/scene/templates/market";
import { minimalTemplate } from "~/scene/templates/minimal";
import { nightTemplate } from "~/scene/templates/night";
import { stadiumTemplate } from "~/scene/templates/stadium";
import type { Template } from "~/scene/templates/template";
import { velvetTemplate } from "~/scene/templates/velvet";

/** The templates that come with the product, in the order the gallery shows them. */
export const builtInTemplates: readonly Template[] = [
  editorialTemplate,
  boldTemplate,
  minimalTemplate,
  jellyTemplate,
  maisonTemplate,
  nightTemplate,
  journalTemplate,
  stadiumTemplate,
  galleryTemplate,
  marketTemplate,
  velvetTemplate,
  consoleTemplate,
  launchTemplate,
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
