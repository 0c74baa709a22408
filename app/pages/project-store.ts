import type { Fact } from "~/domain/facts/fact";
import { readDocumentsState, watchDocumentsState } from "~/firebase/documents";
import type { EditStore } from "~/firebase/edit-session";
import { readOnlineState, watchOnlineState } from "~/firebase/follow-online-state";
import { listenWith } from "~/firebase/listen-with";
import { writeDocuments } from "~/firebase/write-documents";
import {
  announceTab,
  claimEdits,
  findLeftEdits,
  keepEdit,
  readOwnEdit,
} from "~/stores/kept-edits/kept-edits";
import { keptProjectKey, parseKeptProject } from "~/stores/kept-edits/kept-project";
import { sendKeptEdits } from "~/stores/kept-edits/send-kept-edits";
import { differingParts } from "~/stores/projects/merge-projects";
import type { Project, ProjectContent } from "~/stores/projects/project-document";

/** What a session needs of its one project. */
export interface ProjectStore extends EditStore<ProjectContent, Project> {
  /** Rejects as `writeDocuments` does. */
  setTrashed: (isTrashed: boolean) => Promise<void>;
  /** What the facts of a product say, now and whenever one changes, as far as this person may know them. */
  watchProductFacts: (productId: string, onChange: (facts: readonly Fact[]) => void) => () => void;
}

/** The store of a project in the browser, as `userId` edits it. What sends is loaded with the listener: the first edit may come offline. */
export function openProjectStore(userId: string, projectId: string): ProjectStore {
  const key = keptProjectKey(projectId);
  return {
    watch: (onChange, onError) =>
      listenWith(
        () => Promise.all([loadProjects(), loadSaving()]),
        ([{ watchProject }], documents, fail) => watchProject(documents, projectId, onChange, fail),
        onError,
      ),
    save: async (base, mine) => {
      const { saveProject } = await loadSaving();
      return writeDocuments((documents) => saveProject(documents, userId, projectId, base, mine));
    },
    setTrashed: async (isTrashed) => {
      const { setProjectTrashed } = await loadProjects();
      await writeDocuments((documents) => setProjectTrashed(documents, projectId, isTrashed));
    },
    watchProductFacts: (productId, onChange) =>
      listenWith(
        () => import("~/stores/products/products"),
        ({ watchCurrentFacts }, documents) =>
          watchCurrentFacts(documents, [productId], (facts) => onChange(facts.get(productId) ?? [])),
        // What was known before stays.
        () => {},
      ),
    keepEdit: (unsent) =>
      keepEdit(userId, key, unsent && { projectId, ...differingParts(unsent.base, unsent.present) }),
    readOwnEdit: () => readOwnEdit(userId, key, parseKeptProject),
    findLeftEdits: async () =>
      (await findLeftEdits(userId, parseKeptProject))
        .filter(({ edit }) => edit.projectId === projectId)
        .map(({ edit: { base, present }, forget }) => ({ base, present, forget })),
    claimEdits: () => {
      announceTab();
      const release = claimEdits(key);
      return () => {
        release();
        void sendKeptEdits(userId);
      };
    },
    sendKept: () => void sendKeptEdits(userId),
    readOnline: readOnlineState,
    watchOnline: watchOnlineState,
    readKeeping: () => readDocumentsState().keeping,
    watchKeeping: watchDocumentsState,
  };
}

function loadProjects() {
  return import("~/stores/projects/projects");
}

function loadSaving() {
  return import("~/stores/projects/save-project");
}
