import { plainView } from "~/domain/rows/table-view";
import { findInspiration } from "~/images/inspirations/inspirations";
import { takeInspiration } from "~/images/inspirations/take-inspiration";
import { createTable } from "./create-table";
import {
  exampleColumns,
  exampleMapping,
  exampleName,
  examplePictures,
  exampleRows,
  productBase,
} from "./example-shop";

/** A table of twelve products with pictures of ours, which become the person's own; answers its id. */
export async function createExample(userId: string): Promise<string> {
  const assetIds = await Promise.all(
    examplePictures.map(async ({ key }) => {
      const inspiration = findInspiration(key);
      return [key, inspiration ? await takeInspiration(inspiration) : ""] as const;
    }),
  );
  return createTable(userId, {
    ...{ name: exampleName, base: productBase, columns: exampleColumns, mapping: exampleMapping },
    ...{ view: plainView, settings: { formats: [], brandId: null }, rows: exampleRows(new Map(assetIds)) },
  });
}
