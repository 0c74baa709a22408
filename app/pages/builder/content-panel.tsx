import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import { useMemo } from "react";
import { sectionTypes } from "~/sections/section-types";
import type { FieldSurroundings } from "./fields/field-surroundings";
import type { BuilderPanelProps } from "./page-editor";
import { SectionFields } from "./section-fields";

/** The fields of what is chosen on the page. */
export function ContentPanel(props: BuilderPanelProps) {
  const { page, facts, selection, editor, userId, isReadOnly } = props;
  const { id: projectId, productId, title } = props.project;
  const { language } = page;
  const around = useMemo((): FieldSurroundings => {
    const name = facts.find(({ kind, variantId }) => kind === "name" && !variantId)?.value;
    const productName = name?.type === "text" ? name.text : title;
    return { editor, facts, language, userId, projectId, productId, productName };
  }, [editor, facts, language, userId, projectId, productId, title]);
  const section = selection && page.sections[selection.sectionId];
  if (!section) {
    return (
      <div className="grid justify-items-center gap-2 px-2 py-14 text-center text-muted text-sm">
        <MousePointerClick className="size-6 text-faint" strokeWidth={1.5} aria-hidden="true" />
        <p className="max-w-[28ch] text-pretty">
          Press something on the page to edit it. Words are written right where they stand.
        </p>
      </div>
    );
  }
  const about = sectionTypes.get(section.type)?.about;
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0 gap-4">
      {about && <p className="text-muted text-sm">{about}</p>}
      <SectionFields
        key={selection.sectionId}
        sectionId={selection.sectionId}
        section={section}
        selection={selection}
        around={around}
      />
    </fieldset>
  );
}
