import type { DocumentSettings } from "./document-settings";

/** Id of the script element that carries the settings the browser may know, as JSON. */
export const clientSettingsElementId = "client-settings";

/** What the browser may know: which identity project to use and which reporters to load. */
export interface ClientSettings {
  firebase: { projectId: string; apiKey: string; authDomain: string };
  /** Identity and documents are served by this origin itself, as on a fresh machine. */
  embeddedFirebase: boolean;
  documents: DocumentSettings;
  sentryDsn: string | null;
  posthog: { key: string; host: string } | null;
}
