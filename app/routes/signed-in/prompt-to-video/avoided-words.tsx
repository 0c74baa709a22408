import type { BrandFields } from "~/domain/brands/brand";
import { findWords } from "~/domain/brands/find-words";
import type { ScriptScene } from "~/domain/video/script";

interface AvoidedWordsProps {
  scene: ScriptScene;
  brand: Pick<BrandFields, "name" | "wordsToAvoid">;
}

/** The words of a scene that its brand avoids. The person decides: none of them is in the way of the video. */
export function AvoidedWords({ scene, brand }: AvoidedWordsProps) {
  const { label = "", headline, body, action = "", spoken = "" } = scene;
  const found = findWords([label, headline, body, action, spoken].join("\n"), brand.wordsToAvoid);
  if (found.length === 0) return null;
  const written = [...new Set(found.map((word) => word.written))];
  return (
    <p className="rounded-md bg-warning-soft px-3 py-1.5 text-sm text-warning">
      {brand.name} avoids “{written.join("”, “")}”. Choose other words, or keep{" "}
      {written.length === 1 ? "it" : "them"}.
    </p>
  );
}
