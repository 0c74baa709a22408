import type { Fact } from "~/domain/facts/fact";
import type { Page } from "~/sections/page";
import type { Selection } from "./selection";

/** What every part of the builder may do to the page. The same object as long as the builder stands. */
export interface PageEditor {
  /** The page as it is now, for what happens later. */
  read: () => Page;
  /**
   * Changes the page: shown at once, kept, taken back by undo. `words` say what it does; what is changed at the same `place`
   * within a moment is one step. Says why where a limit of the page forbids it, and answers whether it was done.
   */
  change: (words: string, edit: (page: Page) => Page, place?: string | null) => boolean;
  undo: () => void;
  redo: () => void;
  select: (selection: Selection | null) => void;
  /** Begins to write the words of a place where they stand. */
  writeAt: (sectionId: string, slot?: string) => void;
  /** Opens the choice of a section to put in at a place of the order. */
  addAt: (index: number) => void;
}

/** What a panel at the side of the builder is given. */
export interface BuilderPanelProps {
  projectId: string;
  title: string;
  page: Page;
  facts: readonly Fact[];
  /** The product whose facts and photos it has; null for none. */
  productId: string | null;
  /** Whose assets, brands and boards are meant. */
  userId: string;
  /** Whether the person owns the project; others edit it and do not publish. */
  isOwner: boolean;
  isReadOnly: boolean;
  editor: PageEditor;
  selection: Selection | null;
}
