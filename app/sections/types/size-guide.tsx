import { defineSection } from "~/sections/define-section";
import { headSlots } from "~/sections/types/head-slots";
import { DataTable } from "~/sections/view/data-table";
import tableCss from "~/sections/view/data-table.css?inline";
import { Picture } from "~/sections/view/picture";
import { SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./size-guide.css?inline";

/** Which size fits: the table that is known of the product, or one of the person's own. */
export const sizeGuide = defineSection({
  type: "size-guide",
  version: 1,
  label: "Size guide",
  about: "A table of sizes, and how to measure",
  group: "explain",
  variants: [
    { value: "table", label: "Table" },
    { value: "beside", label: "Beside the image" },
  ],
  slots: {
    ...headSlots,
    sizes: { kind: "fact", label: "Sizes", source: "fact", kinds: ["size-table"] },
    table: { kind: "table", label: "Your own table", source: "written" },
    image: {
      kind: "image",
      label: "Image",
      source: "media",
      ratio: 4 / 5,
      angle: "where to measure, drawn as a diagram",
    },
    body: { kind: "text", label: "How to measure", source: "written", most: 400, lines: "many" },
  },
  needsOneOf: ["sizes", "table"],
  css: tableCss + css,
  View: ({ section: { anchor, isFirst, slots, ...section }, page }) => {
    const known = slots.sizes?.fact.value;
    const rows = slots.table?.rows ?? (known?.type === "table" ? known.rows.map(({ cells }) => cells) : []);
    return (
      <>
        <SectionHead section={{ ...section, anchor, isFirst, slots }} page={page} />
        <div className="frame">
          <Picture slot={slots.image} ratio={4 / 5} sizes="(min-width: 56rem) 26rem, 92vw" />
          <div className="words">
            {rows.length > 1 ? (
              <DataTable rows={rows} label={slots.heading?.text || page.messages.sizes} />
            ) : (
              <p>{slots.sizes?.text}</p>
            )}
            <Words as="p" className="body" slot={slots.body} page={page} />
          </div>
        </div>
      </>
    );
  },
});
