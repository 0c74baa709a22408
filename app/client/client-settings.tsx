import { createContext } from "react";
import { type ClientSettings, clientSettingsElementId } from "~/domain/settings/client-settings";

const ClientSettingsContext = createContext<ClientSettings | null>(null);
export const ClientSettingsProvider = ClientSettingsContext.Provider;
export { ClientSettingsContext };

let known: ClientSettings | undefined;

/** This deployment's settings, read once from the document. Only in the browser. */
export function clientSettings(): ClientSettings {
  known ??= JSON.parse(document.getElementById(clientSettingsElementId)?.textContent ?? "null");
  if (!known) throw new Error("The page carries no client settings.");
  return known;
}
