import { memo } from "react";
import type { SlotDeclaration } from "~/sections/define-section";
import { setSlot } from "~/sections/edit/edit-slots";
import type { SlotContent } from "~/sections/page";
import { placeKey, type SlotPlace } from "~/sections/shown-page";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { DateField } from "./date-field";
import { FactField } from "./fact-field";
import type { FieldSurroundings } from "./field-surroundings";
import { IconField } from "./icon-field";
import { ImageField } from "./image-field";
import { LinkField } from "./link-field";
import { TableField } from "./table-field";
import { TextSlotField } from "./text-slot-field";
import { VideoField } from "./video-field";

interface SlotFieldProps {
  place: SlotPlace;
  declaration: SlotDeclaration;
  content: SlotContent | null;
  isSelected: boolean;
  around: FieldSurroundings;
}

/** The field of a slot, as its declaration says. Drawn again when its own content is another. */
export const SlotField = memo(
  function SlotField({ place, declaration, content, isSelected, around }: SlotFieldProps) {
    const { editor } = around;
    const key = placeKey(place);
    const set = (next: SlotContent | null, isOneOfMany = false) =>
      editor.change(declaration.label, (page) => setSlot(page, place, next), isOneOfMany ? key : null);
    const shared = { place, around, isSelected };
    switch (declaration.kind) {
      case "text":
        return <TextSlotField {...shared} declaration={declaration} content={contentOf("text", content)} />;
      case "fact":
        return (
          <FactField
            {...shared}
            declaration={declaration}
            content={contentOf("fact", content)}
            onChange={set}
          />
        );
      case "image":
        return (
          <ImageField
            {...shared}
            declaration={declaration}
            content={contentOf("image", content)}
            onChange={set}
          />
        );
      case "video":
        return (
          <VideoField
            {...shared}
            label={declaration.label}
            content={contentOf("video", content)}
            onChange={set}
          />
        );
      case "link":
        return (
          <LinkField
            label={declaration.label}
            href={contentOf("link", content)?.href ?? ""}
            onChange={(href) => set(href ? { kind: "link", href } : null, true)}
          />
        );
      case "choice": {
        const value = contentOf("choice", content)?.value ?? declaration.initial;
        const choose = (next: string) => set({ kind: "choice", value: next });
        const letters = declaration.options.reduce((sum, { label }) => sum + label.length + 3, 0);
        return declaration.options.length <= 4 && letters <= 36 ? (
          <SegmentedControl
            label={declaration.label}
            showLabel
            size="sm"
            segments={declaration.options}
            value={value}
            onChange={choose}
          />
        ) : (
          <Select label={declaration.label} choices={declaration.options} value={value} onChange={choose} />
        );
      }
      case "number":
        return (
          <Slider
            label={declaration.label}
            min={declaration.least}
            max={declaration.most}
            step={declaration.step}
            value={contentOf("number", content)?.value ?? declaration.initial}
            onChange={(value) => set({ kind: "number", value }, true)}
          />
        );
      case "switch":
        return (
          <Switch
            label={declaration.label}
            checked={contentOf("switch", content)?.value ?? declaration.initial}
            onChange={(value) => set({ kind: "switch", value })}
          />
        );
      case "date":
        return (
          <DateField
            label={declaration.label}
            value={contentOf("date", content)?.value ?? ""}
            onChange={(value) => set(value ? { kind: "date", value } : null, true)}
          />
        );
      case "icon":
        return (
          <IconField
            label={declaration.label}
            name={contentOf("icon", content)?.name ?? null}
            onChange={(name) => set(name ? { kind: "icon", name } : null)}
          />
        );
      case "table":
        return (
          <TableField
            label={declaration.label}
            rows={contentOf("table", content)?.rows ?? []}
            onChange={(rows) => set(rows.length > 0 ? { kind: "table", rows } : null, true)}
          />
        );
      default:
        return null;
    }
  },
  (before, now) =>
    before.content === now.content &&
    before.declaration === now.declaration &&
    before.isSelected === now.isSelected &&
    before.around === now.around &&
    placeKey(before.place) === placeKey(now.place),
);

function contentOf<Kind extends SlotContent["kind"]>(kind: Kind, content: SlotContent | null) {
  return content?.kind === kind ? (content as Extract<SlotContent, { kind: Kind }>) : null;
}
