import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { viewerName } from "~/domain/access/viewer";
import { listenWith } from "~/firebase/listen-with";
import { writeDocuments } from "~/firebase/write-documents";
import { useSignedInViewer } from "~/session/use-viewer";
import type { Presence } from "~/stores/review/presence";
import { type PresenceStore, type Visitor, WorkPresence } from "./presence";

interface PresenceOf<Place> {
  /** The path of the work, as `content/1`. */
  work: string;
  parse: (id: string, data: unknown) => Presence<Place>;
  /** Where its person begins. */
  start: Place;
}

/** Who else has a work open, for as long as the component stands; `goTo` says where in it its person is. */
export function usePresence<Place extends object>({
  work,
  parse,
  start,
}: PresenceOf<Place>): {
  visitors: readonly Visitor<Place>[];
  goTo: (place: Place) => void;
} {
  const viewer = useSignedInViewer();
  const [{ tabId, presence }] = useState(() => {
    const tabId = keptTabId() ?? Math.random().toString(36).slice(2, 14);
    const person = { userId: viewer?.userId ?? "", name: viewer ? viewerName(viewer) : "" };
    return { tabId, presence: new WorkPresence(tabId, openPresenceStore(work, parse, tabId, person), start) };
  });
  useLayoutEffect(presence.open, []);
  useLayoutEffect(() => {
    const keep = () => keepTabId(tabId);
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [tabId]);
  const visitors = useSyncExternalStore(presence.subscribe, presence.read, presence.read);
  return { visitors, goTo: presence.goTo };
}

const tabKey = "vitrine:presence-tab";

/** What this tab was before it was loaded again: it is the same one. Taken away, for a tab that is duplicated is another. */
function keptTabId(): string | null {
  try {
    const kept = sessionStorage.getItem(tabKey);
    sessionStorage.removeItem(tabKey);
    return kept;
  } catch {
    return null;
  }
}

function keepTabId(tabId: string): void {
  try {
    sessionStorage.setItem(tabKey, tabId);
  } catch {
    // Then it seems to be another tab for a minute.
  }
}

function openPresenceStore<Place extends object>(
  work: string,
  parse: (id: string, data: unknown) => Presence<Place>,
  tabId: string,
  person: { userId: string; name: string },
): PresenceStore<Place> {
  const load = () => import("~/stores/review/presence");
  return {
    watch: (onChange) =>
      listenWith(
        load,
        ({ watchPresence }, documents, fail) =>
          watchPresence(documents, work, parse, ({ items }) => onChange(items), fail),
        // Then nobody is seen, and nothing else is worse.
        () => onChange([]),
      ),
    mark: (place) => {
      void load()
        .then(({ markPresence }) =>
          writeDocuments((documents) => markPresence(documents, work, tabId, { ...person, place })),
        )
        .catch(() => {});
    },
    leave: () => {
      void load()
        .then(({ leavePresence }) => writeDocuments((documents) => leavePresence(documents, work, tabId)))
        .catch(() => {});
    },
    isVisible: () => document.visibilityState === "visible",
    watchVisibility: (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
  };
}
