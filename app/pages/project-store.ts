import * as z from "zod/mini";
import { callApi } from "~/client/call-api";
import { type Fact, factSchema } from "~/domain/facts/fact";
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
  /** What the facts of the project's product say: to its owner now and whenever one changes, to others as of now. */
  watchProductFacts: (
    project: { ownerId: string; productId: string },
    onChange: (facts: readonly Fact[]) => void,
  ) => () => void;
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
    watchProductFacts: ({ ownerId, productId }, onChange) =>
      ownerId === userId ? followFacts(productId, onChange) : askForFacts(projectId, onChange),
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

function followFacts(productId: string, onChange: (facts: readonly Fact[]) => void): () => void {
  return listenWith(
    () => import("~/stores/products/products"),
    ({ watchCurrentFacts }, documents) =>
      watchCurrentFacts(documents, [productId], (facts) => onChange(facts.get(productId) ?? [])),
    // What was known before stays.
    () => {},
  );
}

const factsSchema = z.object({ facts: z.array(factSchema) });

/** Of a product that is somebody else's: asked once, and again whenever the server is reached anew. */
function askForFacts(projectId: string, onChange: (facts: readonly Fact[]) => void): () => void {
  let isStopped = false;
  const ask = async () => {
    try {
      const { facts } = factsSchema.parse(await callApi(`/api/v1/projects/${projectId}/facts`));
      if (!isStopped) onChange(facts);
    } catch {
      // What was known before stays.
    }
  };
  const stop = watchOnlineState(() => {
    if (readOnlineState() === "online") void ask();
  });
  void ask();
  return () => {
    isStopped = true;
    stop();
  };
}

function loadProjects() {
  return import("~/stores/projects/projects");
}

function loadSaving() {
  return import("~/stores/projects/save-project");
}
