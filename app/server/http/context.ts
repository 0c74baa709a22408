import { createContext } from "react-router";
import type { Decision } from "~/domain/access/access";
import type { Viewer } from "~/domain/access/viewer";
import type { Settings } from "~/settings/settings.server";
import type { PageData } from "~/stores/page/page-data";
import type { PublicationDocuments } from "~/stores/publications/read-publication.server";

/** What the worker puts into every request for loaders, actions and middleware. */
export const settingsContext = createContext<Settings>();
export const viewerContext = createContext<Viewer>({ kind: "anonymous" });
export const decisionContext = createContext<Decision>({ kind: "pass" });
export const nonceContext = createContext<string>("");
/** Read by documents alone: data and resources do without. */
export const pageDataContext = createContext<() => Promise<PageData>>();
/** What a public page shows, once it is read; in it null where there is nothing to see. */
export const publicationReadContext = createContext<{ documents: PublicationDocuments | null } | null>(null);
export const requestIdContext = createContext<string>("");
export const waitUntilContext = createContext<(work: Promise<unknown>) => void>(() => {});
