import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { viewerName } from "~/domain/access/viewer";
import { listenWith } from "~/firebase/listen-with";
import { writeDocuments } from "~/firebase/write-documents";
import { useSignedInViewer } from "~/session/use-viewer";
import { type PresenceStore, ProjectPresence, type Visitor } from "./project-presence";

/** Who else has a project open, for as long as the component stands; `goTo` says at which section its person is. */
export function useProjectPresence(projectId: string): {
  visitors: readonly Visitor[];
  goTo: (sectionId: string | null) => void;
} {
  const viewer = useSignedInViewer();
  const [presence] = useState(() => {
    const tabId = Math.random().toString(36).slice(2, 14);
    const person = { userId: viewer?.userId ?? "", name: viewer ? viewerName(viewer) : "" };
    return new ProjectPresence(tabId, openPresenceStore(projectId, tabId, person));
  });
  useLayoutEffect(presence.open, []);
  const visitors = useSyncExternalStore(presence.subscribe, presence.read, presence.read);
  return { visitors, goTo: presence.goTo };
}

function openPresenceStore(
  projectId: string,
  tabId: string,
  person: { userId: string; name: string },
): PresenceStore {
  const load = () => import("~/stores/projects/presence");
  return {
    watch: (onChange) =>
      listenWith(
        load,
        ({ watchPresence }, documents, fail) =>
          watchPresence(documents, projectId, ({ items }) => onChange(items), fail),
        // Then nobody is seen, and nothing else is worse.
        () => onChange([]),
      ),
    mark: (sectionId) => {
      void load()
        .then(({ markPresence }) =>
          writeDocuments((documents) => markPresence(documents, projectId, tabId, { ...person, sectionId })),
        )
        .catch(() => {});
    },
    leave: () => {
      void load()
        .then(({ leavePresence }) =>
          writeDocuments((documents) => leavePresence(documents, projectId, tabId)),
        )
        .catch(() => {});
    },
    isVisible: () => document.visibilityState === "visible",
    watchVisibility: (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
  };
}
