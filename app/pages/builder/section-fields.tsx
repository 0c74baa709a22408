import { memo } from "react";
import type { SectionDefinition, SlotDeclarations } from "~/sections/define-section";
import { setVariant } from "~/sections/edit/edit-sections";
import type { Section, Slots } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { Select } from "~/ui/select";
import { BlockList } from "./block-list";
import type { FieldSurroundings } from "./fields/field-surroundings";
import { SlotField } from "./fields/slot-field";
import { SectionWords } from "./section-words";
import type { Selection } from "./selection";
import { VariantChoice } from "./variant-choice";

interface SectionFieldsProps {
  sectionId: string;
  section: Section;
  selection: Selection;
  around: FieldSurroundings;
}

/** Everything of the section that is chosen, by its declarations: its layout, its places, and what it has several of. */
export const SectionFields = memo(function SectionFields(props: SectionFieldsProps) {
  const { sectionId, section, selection, around } = props;
  const definition = sectionTypes.get(section.type);
  if (!definition) {
    return (
      <p className="text-muted text-sm">
        This section is of a newer kind than this version of Vitrine knows. It is kept as it is; reload the
        page to edit it.
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      {definition.variants.length > 1 && (
        <Variants definition={definition} sectionId={sectionId} section={section} around={around} />
      )}
      <SectionWords sectionId={sectionId} section={section} definition={definition} around={around} />
      <SlotFields
        declarations={definition.slots}
        slots={section.slots}
        sectionId={sectionId}
        blockId={null}
        selectedSlot={selection.blockId === null ? selection.slot : null}
        around={around}
      />
      {definition.blocks && (
        <BlockList
          sectionId={sectionId}
          section={section}
          declared={definition.blocks}
          selection={selection}
          around={around}
        />
      )}
    </div>
  );
});

function Variants({
  definition,
  sectionId,
  section,
  around,
}: Pick<SectionFieldsProps, "sectionId" | "section" | "around"> & { definition: SectionDefinition }) {
  const choose = (variant: string) =>
    around.editor.change("Layout", (page) => setVariant(page, sectionId, variant));
  if (definition.variants.length > 6) {
    return <Select label="Layout" choices={definition.variants} value={section.variant} onChange={choose} />;
  }
  return <VariantChoice variants={definition.variants} value={section.variant} onChange={choose} />;
}

interface SlotFieldsProps {
  declarations: SlotDeclarations;
  slots: Slots;
  sectionId: string;
  blockId: string | null;
  selectedSlot: string | null;
  around: FieldSurroundings;
}

/** The fields of all places of a section or of one of its blocks. */
export function SlotFields({
  declarations,
  slots,
  sectionId,
  blockId,
  selectedSlot,
  around,
}: SlotFieldsProps) {
  return (
    <div className="grid gap-4">
      {Object.entries(declarations).map(([slot, declaration]) => (
        <SlotField
          key={slot}
          place={{ sectionId, blockId, slot }}
          declaration={declaration}
          content={slots[slot] ?? null}
          isSelected={selectedSlot === slot}
          around={around}
        />
      ))}
    </div>
  );
}
