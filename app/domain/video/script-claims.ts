import type { Claim } from "~/domain/facts/claim";
import { type ClaimSources, findClaims } from "~/domain/facts/find-claims";
import type { Brief } from "./brief";
import type { Script } from "./script";

/** The texts of one scene that may state something. */
export interface ScriptTexts {
  id: string;
  headline: string;
  body: string;
  label?: string | undefined;
  spoken?: string | undefined;
}

/** "Step 3" counts scenes and states nothing. */
const stepLabel = /^(?:step|schritt|étape|paso|passo|stap|krok|steg|trin)\s\d{1,2}$/iu;

/** The claims of scenes, in the order they are read. What is said may be what is written, and counts once. */
export function claimsOfScenes(scenes: readonly ScriptTexts[], sources: ClaimSources): Claim[] {
  const parts = scenes.map(({ id, headline, body, label = "", spoken = "" }) => ({
    id,
    texts: [headline, body, stepLabel.test(label.trim()) ? "" : label, spoken],
  }));
  return findClaims(parts, sources);
}

/** What the statements of a script are held against: the brief with its facts, and the facts a person added while reading it. */
export function sourcesOfScript(
  { prompt, facts = [] }: Pick<Brief, "prompt" | "facts">,
  { language, addedFacts = [] }: Pick<Script, "language" | "addedFacts">,
): ClaimSources {
  return { brief: prompt, sheets: [{ facts: [...facts, ...addedFacts], decisions: [] }], language };
}
