import { createContext } from "react";

/** What the address asked to be changed; null where it asked for nothing. */
export interface OpensAt {
  sceneId: string;
  /** Name of the line, such as `headline`. */
  field: string;
}

export const OpensAtContext = createContext<OpensAt | null>(null);

export function readOpensAt(parameters: URLSearchParams): OpensAt | null {
  const sceneId = parameters.get("scene");
  return sceneId ? { sceneId, field: parameters.get("field") ?? "headline" } : null;
}
