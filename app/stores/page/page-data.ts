import type { Viewer } from "~/domain/access/viewer";
import type { OfferedModels } from "~/domain/image/offered-models";
import type { LibraryChanges } from "~/stores/library/library-changes";

/** What the worker puts into a document beside the settings: whom it is for, and what signed-in pages begin with. */
export interface PageData {
  /** From the verified token of the request. */
  viewer: Viewer;
  requestId: string;
  /** This is the host of the image area alone: signed-in people stay there. */
  isImageHost: boolean;
  /** Host of the whole studio, where it is known: what leads out of the image area leads there. */
  mainHost: string | null;
  /** Null in documents of public pages: a signed-in page reached from one loads a document of its own. */
  studio: StudioData | null;
}

/** The same for everybody of this deployment. */
export interface StudioData {
  /** Layouts and templates that staff changed; every page of the studio resolves its videos with them. */
  library: LibraryChanges;
  models: OfferedModels;
}
