import { bandLayout } from "~/scene/layouts/band";
import { cardLayout } from "~/scene/layouts/card";
import { closingLayout } from "~/scene/layouts/closing";
import { coverLayout } from "~/scene/layouts/cover";
import { coverCentredLayout } from "~/scene/layouts/cover-centred";
import { figureLayout } from "~/scene/layouts/figure";
import { framedLayout } from "~/scene/layouts/framed";
import type { Layout } from "~/scene/layouts/layout";
import { medallionLayout } from "~/scene/layouts/medallion";
import { numberedLayout } from "~/scene/layouts/numbered";
import { quoteLayout } from "~/scene/layouts/quote";
import { splitLayout } from "~/scene/layouts/split";
import { statementLayout } from "~/scene/layouts/statement";

/** The layouts that come with the product, in the order the library shows them. */
export const builtInLayouts: readonly Layout[] = [
  coverLayout,
  coverCentredLayout,
  splitLayout,
  framedLayout,
  bandLayout,
  cardLayout,
  medallionLayout,
  statementLayout,
  figureLayout,
  quoteLayout,
  numberedLayout,
  closingLayout,
];

const byId = new Map(builtInLayouts.map((layout) => [layout.id, layout]));

/** A built-in layout. Throws RangeError where no layout has the id: templates may only name known ones. */
export function requireLayout(id: string): Layout {
  const layout = byId.get(id);
  if (!layout) throw new RangeError(`No layout is called "${id}".`);
  return layout;
}
