import type { Fact } from "~/domain/facts/fact";
import type { EditState } from "~/firebase/edit-state";
import type { Page } from "~/sections/page";
import type { Project } from "~/stores/projects/project-document";
import type { usePublishing } from "../publish/use-publishing";
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
  /** Chooses what the fields are of, and shows them. */
  select: (selection: Selection | null) => void;
  /** Brings a section into sight and leaves the side as it is. */
  show: (sectionId: string) => void;
  /** Begins to write the words of a place where they stand. */
  writeAt: (sectionId: string, slot?: string) => void;
  /** Opens a panel of the side, by its id. */
  showPanel: (id: string) => void;
  /** Opens the choice of a section to put in at a place of the order. */
  addAt: (index: number) => void;
  /** Shows another state of the page in its place, to be read alone; null shows it as it is. */
  lookAt: (looked: LookedAt | null) => void;
  /** The document of the preview; null while there is none. */
  readPreview: () => Document | null;
}

/** A state of the page that is looked at, and what it is called. */
export interface LookedAt {
  page: Page;
  words: string;
}

/** What a panel at the side of the builder is given. */
export interface BuilderPanelProps {
  /** With title and page as they are edited, in the words of today. */
  project: Project;
  page: Page;
  saveState: EditState;
  facts: readonly Fact[];
  /** Whose assets, brands and boards are meant. */
  userId: string;
  /** Whether the person owns the project; others edit it and do not publish. */
  isOwner: boolean;
  isReadOnly: boolean;
  editor: PageEditor;
  selection: Selection | null;
  /** How the page is published, and what its owner can do about it. */
  publishing: ReturnType<typeof usePublishing>;
}
