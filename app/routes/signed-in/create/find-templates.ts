import { readColor } from "~/domain/image/read-color";
import { findByText } from "~/domain/text/find-by-text";
import { type Format, formats } from "~/domain/video/format";
import { type OwnColors, ownColorNames } from "~/domain/video/own-colors";
import { styleNames } from "~/scene/templates/style-names";
import { type Template, type TemplateStyle, templateStyles } from "~/scene/templates/template";
import { templateUseNames } from "~/scene/templates/template-uses";

export interface TemplateFilter {
  search: string;
  /** Null for all. */
  style: TemplateStyle | null;
  format: Format;
  /** The board whose colours they are shown in; null for their own. */
  boardId: string | null;
  /** Those of the person, in place of the template's and the board's. */
  colors: OwnColors;
}

/** Reads a filter from an address; what it does not know is left out. */
export function parseTemplateFilter(parameters: URLSearchParams): TemplateFilter {
  return {
    search: parameters.get("q") ?? "",
    style: templateStyles.find((style) => style === parameters.get("style")) ?? null,
    format: formats.find((format) => format === parameters.get("format")) ?? formats[0],
    boardId: parameters.get("board"),
    colors: Object.fromEntries(
      ownColorNames.flatMap((name) => {
        const color = readColor(parameters.get(name) ?? "");
        return color ? [[name, color]] : [];
      }),
    ),
  };
}

/** Those of a style that are found by what is searched for: name, description, trade and occasion, style, faces and colours. */
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
      ...(template.uses ?? []).flatMap((use) => Object.values(templateUseNames[use])),
      ...template.palettes.map(({ name }) => name),
      ...Object.values(template.textStyles).map(({ font }) => font.family),
    ].join(" "),
  );
}
