import * as z from "zod/mini";
import {
  type Column,
  columnSchema,
  type Mapping,
  mappingSchema,
  type Row,
  rowLimits,
  rowSchema,
} from "~/domain/rows/table";
import { plainView, type TableView, tableViewSchema } from "~/domain/rows/table-view";
import { formatSchema } from "~/domain/video/format";
import { type Storyboard, storyboardSchema } from "~/scene/storyboard";

export const longestTableName = 120;

/** Tables of one person, with those in the trash. */
export const mostTables = 300;

export const tableSettingsSchema = z.object({
  /** Of rows that name none of their own; empty: that of the base. */
  formats: z._default(z.array(formatSchema).check(z.maxLength(4)), []),
  brandId: z._default(z.nullable(z.string()), null),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;

/**
 * `batches/{batchId}`: a table of rows, each of which becomes one video. Its owner makes and edits it in the browser. The rows lie
 * in `batches/{batchId}/rowGroups/{groupId}`, in the order of `groupIds`.
 */
const batchDocumentSchema = z.object({
  ownerId: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(longestTableName)),
  /** What every row fills. */
  base: storyboardSchema,
  columns: z.array(columnSchema).check(z.maxLength(rowLimits.columns)),
  mapping: mappingSchema,
  view: z._default(tableViewSchema, plainView),
  settings: z._default(tableSettingsSchema, { formats: [], brandId: null }),
  rowCount: z.int(),
  groupIds: z.array(z.string()),
  /** Products that rows were taken from. */
  productIds: z._default(z.array(z.string()), []),
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z._default(z.nullable(z.date()), null),
});
export type Batch = z.infer<typeof batchDocumentSchema> & { id: string };

export function parseBatch(id: string, data: unknown): Batch {
  return { id, ...batchDocumentSchema.parse(data) };
}

/** The picture that an address in a cell was fetched from, as the asset it has become, or why it has not come. */
const rowPictureSchema = z.union([
  z.object({ address: z.string(), assetId: z.string(), alt: z.string() }),
  z.object({ address: z.string(), failure: z.string() }),
]);
export type RowPicture = z.infer<typeof rowPictureSchema>;

const rowGroupSchema = z.object({
  ownerId: z.string(),
  rows: z.array(rowSchema),
  pictures: z._default(z.array(rowPictureSchema), []),
  updatedAt: z.date(),
});
export type RowGroup = z.infer<typeof rowGroupSchema> & { id: string };

export function parseRowGroup(id: string, data: unknown): RowGroup {
  return { id, ...rowGroupSchema.parse(data) };
}

const mostProductIds = 1000;

/** Each product of these rows once. */
export function productIdsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap(({ productId }) => productId ?? []))].slice(0, mostProductIds);
}

/** All that a person edits of a table. */
export interface TableContent {
  name: string;
  base: Storyboard;
  columns: readonly Column[];
  mapping: Mapping;
  view: TableView;
  settings: TableSettings;
  rows: readonly Row[];
}
