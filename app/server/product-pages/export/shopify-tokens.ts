import type { SlotDeclarations } from "~/sections/define-section";
import type { ShownPage, ShownSlot } from "~/sections/shown-page";

type ShownSection = ShownPage["sections"][number];
type Slots = ShownSection["slots"];

/** A setting of a Shopify section, as its theme editor shows it. */
export interface ShopifySetting {
  type: "text" | "textarea" | "image_picker" | "url" | "header";
  id?: string;
  label?: string;
  content?: string;
}

export interface TokenisedSection {
  section: ShownSection;
  settings: ShopifySetting[];
  /** Values of the settings in the template. */
  values: Record<string, string>;
  /** Liquid to put where a token stands in the rendered HTML. */
  liquid: Map<string, string>;
}

/** Letters that nobody types and that HTML leaves as they are. */
const token = (index: number) => `\ue000${index}\ue001`;
export const tokenPattern = /\ue000\d+\ue001/g;

/** Of other links, views show the host. */
const buttons = new Set(["link", "moreLink"]);

/** Cells that a view reads as marks ("✓") stay as they are. */
const readAsMarks: Readonly<Record<string, readonly string[]>> = {
  comparison: ["us", "other", "second", "third"],
};

/**
 * The section with a token in place of each text and image, so that what is rendered of it can be turned into Liquid: the theme's
 * editor then changes words and images, and the design stays. `fileOf` names the theme's asset an image has until then.
 */
export function tokenise(
  section: ShownSection,
  declarations: { slots: SlotDeclarations; blocks: SlotDeclarations; blockLabel: string },
  fileOf: (assetId: string) => string | null,
): TokenisedSection {
  const settings: ShopifySetting[] = [];
  const values: Record<string, string> = {};
  const liquid = new Map<string, string>();
  /** Rows of one group have one name: changed once, it is changed for all. */
  const shared = new Map<string, string>();
  const add = (code: string): string => {
    const mark = token(liquid.size);
    liquid.set(mark, code);
    return mark;
  };
  const withTokens = (slots: Slots, declared: SlotDeclarations, prefix: string): Slots =>
    Object.fromEntries(
      Object.entries(declared).flatMap(([name, declaration]): [string, ShownSlot][] => {
        const slot = slots[name];
        if (!slot) return [];
        const id = `${prefix}${name}`.toLowerCase();
        if (slot.kind === "text") {
          if (prefix !== "" && readAsMarks[section.type]?.includes(name)) return [[name, slot]];
          const same = shared.get(`${name} ${slot.text}`);
          if (same && prefix !== "") return [[name, { ...slot, text: same }]];
          const isLong = declaration.kind === "text" && declaration.lines === "many";
          settings.push({ type: isLong ? "textarea" : "text", id, label: declaration.label });
          values[id] = slot.text;
          const words = `section.settings.${id} | escape${isLong ? " | newline_to_br" : ""}`;
          const text = add(`{{ ${words} }}`);
          shared.set(`${name} ${slot.text}`, text);
          return [[name, { ...slot, text }]];
        }
        if (slot.kind === "image") {
          settings.push({ type: "image_picker", id, label: declaration.label });
          const file = fileOf(slot.assetId);
          const own = file ? `{{ '${file}' | asset_url }}` : "";
          const src = `{% if section.settings.${id} %}{{ section.settings.${id} | image_url: width: 1440 }}{% else %}${own}{% endif %}`;
          return [[name, { ...slot, file: { ...slot.file, src: add(src), files: [] } }]];
        }
        if (slot.kind === "link" && buttons.has(name) && !slot.href.startsWith("#")) {
          settings.push({ type: "url", id, label: declaration.label });
          values[id] = slot.href;
          return [[name, { ...slot, href: add(`{{ section.settings.${id} | escape }}`) }]];
        }
        return [[name, slot]];
      }),
    ) as Slots;
  const slots = withTokens(section.slots, declarations.slots, "");
  const blocks = section.blocks.map((block, index) => {
    settings.push({ type: "header", content: `${declarations.blockLabel} ${index + 1}` });
    return { ...block, slots: withTokens(block.slots, declarations.blocks, `b${index + 1}_`) };
  });
  return { section: { ...section, slots, blocks }, settings, values, liquid };
}

/** HTML in which Liquid finds nothing, with the Liquid of its tokens. */
export function toLiquid(html: string, liquid: ReadonlyMap<string, string>): string {
  const plain = html.replaceAll("{", "&#123;").replaceAll("}", "&#125;");
  return plain.replace(tokenPattern, (mark) => liquid.get(mark) ?? "");
}
