import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { viewerName } from "~/domain/access/viewer";
import { listenWith } from "~/firebase/listen-with";
import { writeDocuments } from "~/firebase/write-documents";
import { useSignedInViewer } from "~/session/use-viewer";
import type { Presence } from "~/stores/review/presence";
import { ownTab } from "./own-tab";
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
  const [presence] = useState(() => {
    const tabId = ownTab.id();
    const person = { userId: viewer?.userId ?? "", name: viewer ? viewerName(viewer) : "" };
    return new WorkPresence(tabId, openPresenceStore(work, parse, tabId, person), start);
  });
  useLayoutEffect(presence.open, []);
  useLayoutEffect(() => {
    addEventListener("pagehide", ownTab.keep);
    return () => removeEventListener("pagehide", ownTab.keep);
  }, []);
  const visitors = useSyncExternalStore(presence.subscribe, presence.read, presence.read);
  return { visitors, goTo: presence.goTo };
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
