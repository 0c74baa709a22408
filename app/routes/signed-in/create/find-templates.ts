import { findByText } from "~/domain/text/find-by-text";
import { type Format, formats } from "~/domain/video/format";
import { styleNames } from "~/scene/templates/style-names";
import { type Template, type TemplateStyle, templateStyles } from "~/scene/templates/template";

export interface TemplateFilter {
  search: string;
  /** Null for all. */
  style: TemplateStyle | null;
  format: Format;
  /** The board whose colours they are shown in; null for their own. */
  boardId: string | null;
}

/** Reads a filter from an address; what it does not know is left out. */
export function parseTemplateFilter(parameters: URLSearchParams): TemplateFilter {
  return {
    search: parameters.get("q") ?? "",
    style: templateStyles.find((style) => style === parameters.get("style")) ?? null,
    format: formats.find((format) => format === parameters.get("format")) ?? formats[0],
    boardId: parameters.get("board"),
  };
}

/** Those of a style that are found by what is searched for: name, description, style, faces and colours. */
export function findTemplates(
  all: readonly Template[],
  { search, style }: Pick<TemplateFilter, "search" | "style">,
): Template[] {
  const ofStyle = all.filter((template) => style === null || template.style === style);
  return findByText(ofStyle, search, (template) =>
    [
      template.name,
      template.description,
      styleNames[template.style],
      ...template.palettes.map(({ name }) => name),
      ...Object.values(template.textStyles).map(({ font }) => font.family),
    ].join(" "),
  );
}
