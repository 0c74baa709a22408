import type { Fact } from "~/domain/facts/fact";
import type { PageEditor } from "../page-editor";

/** What fields need beside their own content. The same object until one of its parts is another. */
export interface FieldSurroundings {
  editor: PageEditor;
  facts: readonly Fact[];
  language: string;
  /** Whose assets, boards and videos are offered. */
  userId: string;
  projectId: string;
  /** The product whose photos are offered; null where the page has none. */
  productId: string | null;
  /** What the product is called, for the prompt of a new image. */
  productName: string;
}
