import type { Fact } from "~/domain/facts/fact";
import { readDocumentsState, watchDocumentsState } from "~/firebase/documents";
import type { Keeping } from "~/firebase/edit-state";
import { readOnlineState, watchOnlineState } from "~/firebase/follow-online-state";
import { listenWith } from "~/firebase/listen-with";
import type { OnlineState } from "~/firebase/online-state";
import { writeDocuments } from "~/firebase/write-documents";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";
import type { SavedStoryboard } from "~/stores/content/save-storyboard";
import {
  announceTab,
  claimEdits,
  findLeftEdits,
  keepEdit,
  readOwnEdit,
} from "~/stores/kept-edits/kept-edits";
import { parseKeptStoryboard } from "~/stores/kept-edits/kept-storyboard";
import { mediaIdsOf } from "~/stores/publications/publication-document";

type Stop = () => void;

export interface LiveContent {
  /** Null where there is none, or none on this device. */
  item: Content | null;
  /** Something here is written on this device but not yet taken by the server. */
  hasPendingWrites: boolean;
  /** Read from this device only. */
  fromCache: boolean;
}

/** What was changed and not sent: `present`, which came from `base`. */
export interface UnsentEdit {
  base: Storyboard;
  present: Storyboard;
}

/** What a session needs of its one video: the account, this device, and whether the server is reached. */
export interface VideoStore {
  watch: (onChange: (live: LiveContent) => void, onError: (error: Error) => void) => Stop;
  /** What the facts of the video's product say, now and whenever one changes; nothing for a video of no product. */
  watchFacts: (onChange: (facts: readonly Fact[]) => void) => Stop;
  /** Rejects as `writeDocuments` does, and so do the others that write. */
  saveStoryboard: (base: Storyboard, mine: Storyboard) => Promise<SavedStoryboard>;
  rename: (title: string) => Promise<void>;
  restore: () => Promise<void>;
  /** Keeps what is unsent past a reload, or forgets it. False where that cannot be done. */
  keepEdit: (unsent: UnsentEdit | null) => boolean;
  /** What this tab left unsent before a reload. */
  readOwnEdit: () => UnsentEdit | null;
  /** What closed tabs left unsent; `forget` once it is taken over. */
  findLeftEdits: () => Promise<(UnsentEdit & { forget: () => void })[]>;
  /** Until it is stopped, what is unsent is for nobody else to send; then it is sent. */
  claimEdits: () => Stop;
  /** Sends what is kept of videos that no page has open. */
  sendKept: () => void;
  readOnline: () => OnlineState;
  watchOnline: (onChange: () => void) => Stop;
  /** Where pending writes of the database are kept. */
  readKeeping: () => Keeping;
  watchKeeping: (onChange: () => void) => Stop;
}

/** The store of a video in the browser. What sends is loaded with the listener: the first edit may come without a network. */
export function openVideoStore(
  { id: contentId, ownerId, productId }: Pick<Content, "id" | "ownerId" | "productId">,
  person: { userId: string; name: string },
): VideoStore {
  const { userId } = person;
  return {
    watch: (onChange, onError) =>
      listenWith(
        () => Promise.all([loadContentStore(), loadSaving()]),
        ([{ watchContent }], documents, fail) => watchContent(documents, contentId, onChange, fail),
        onError,
      ),
    watchFacts: (onChange) =>
      productId
        ? listenWith(
            () => import("~/stores/products/products"),
            ({ watchCurrentFacts }, documents) =>
              watchCurrentFacts(documents, [productId], (facts) => onChange(facts.get(productId) ?? [])),
            // What it knew when the page was served stays.
            () => {},
          )
        : () => {},
    saveStoryboard: async (base, mine) => {
      const { saveStoryboard } = await loadSaving();
      if (userId !== ownerId) await lendMedia(contentId, userId, base, mine);
      return writeDocuments((documents) => saveStoryboard(documents, contentId, person, base, mine));
    },
    rename: async (title) => {
      const { renameContent } = await loadContentStore();
      await writeDocuments((documents) => renameContent(documents, contentId, title));
    },
    restore: async () => {
      const { restoreContent } = await loadContentStore();
      await writeDocuments((documents) => restoreContent(documents, contentId));
    },
    keepEdit: (unsent) => keepEdit(userId, contentId, unsent && { contentId, ...unsent }),
    readOwnEdit: () => readOwnEdit(userId, contentId, parseKeptStoryboard),
    findLeftEdits: async () =>
      (await findLeftEdits(userId, parseKeptStoryboard))
        .filter(({ edit }) => edit.contentId === contentId)
        .map(({ edit: { base, present }, forget }) => ({ base, present, forget })),
    claimEdits: () => {
      announceTab();
      const release = claimEdits(contentId);
      return () => {
        release();
        sendLater(userId);
      };
    },
    sendKept: () => sendLater(userId),
    readOnline: readOnlineState,
    watchOnline: watchOnlineState,
    readKeeping: () => readDocumentsState().keeping,
    watchKeeping: watchDocumentsState,
  };
}

/** Own files that are put into somebody else's video may be seen by whoever sees it. Those of its owner need nothing. */
async function lendMedia(contentId: string, userId: string, base: Storyboard, mine: Storyboard) {
  const known = new Set(mediaIdsOf(base));
  const added = mediaIdsOf(mine).filter((id) => !known.has(id));
  if (added.length === 0) return;
  const { lendAsset } = await loadContentStore();
  await Promise.allSettled(
    added.map((id) => writeDocuments((documents) => lendAsset(documents, contentId, id, userId))),
  );
}

function loadContentStore() {
  return import("~/stores/content/content");
}

function loadSaving() {
  return import("~/stores/content/save-storyboard");
}

/** Where its code does not come now, the frame of the pages sends what is kept once it can. */
function sendLater(userId: string): void {
  import("~/stores/kept-edits/send-kept-edits").then(
    ({ sendKeptEdits }) => sendKeptEdits(userId),
    () => {},
  );
}
