import { type AngleKind, angleNames } from "~/domain/video/angle";
import { orderName } from "~/domain/video/framework";
import type { Script } from "~/domain/video/script";
import { builtInLibrary, type Library } from "~/scene/library";
import { variantName } from "~/scene/make-variants";
import { textOf } from "~/scene/resolve/scene-slots";
import type { Storyboard } from "~/scene/storyboard";
import { type ToldNow, tellingNow } from "./telling";

/** What sets one version apart from the others beside it, in words. */
export interface VersionName {
  /** How it is told: "Opens with a question · Offer early"; empty where all are told alike. */
  words: string;
  /** How it looks: "Gazette". */
  look: string;
}

/** Where "Opens with" and the name of the angle do not make a phrase. */
const openingNames: Partial<Record<AngleKind, string>> = {
  name: "Opens with the name",
  proof: "Opens with proof",
  "how-to": "Opens with how it is done",
};

const orderNames = { proof: "Proof early", offer: "Offer early", point: "Offer late" } as const;

/** Names for versions shown together. What all of them share is not said; no two have the same name. */
export function nameVersions(
  versions: readonly Storyboard[],
  script: Script | null,
  library: Library = builtInLibrary,
): VersionName[] {
  const tellings = versions.map(({ scenes }) => script && tellingNow(scenes, script));
  const lines = versions.map(({ scenes: [first] }) => (first ? textOf(first, "headline") : ""));
  const told = versions.map(({ scenes }, index) => {
    const name = nameOfOpening(tellings[index] ?? null);
    // Of one kind, but not the same words.
    const isShared = tellings.some(
      (other, at) => nameOfOpening(other) === name && lines[at] !== lines[index],
    );
    return [isShared ? `Opens with “${lines[index]}”` : name, nameOfOrder(scenes, tellings[index] ?? null)];
  });
  const templates = versions.map((version) => variantName(version, library));
  return versions.map((_, index) => ({
    words: joined(
      [0, 1].map((part) =>
        differing(
          told.map((names) => names[part] ?? ""),
          index,
        ),
      ),
    ),
    look: shortName(templates, index),
  }));
}

/** The whole of a name in one line. */
export function versionTitle({ words, look }: VersionName): string {
  return joined([words, look]);
}

function nameOfOpening(telling: ToldNow | null): string {
  if (!telling) return "Your own opening";
  if (!telling.kind) return "Opens as approved";
  return openingNames[telling.kind] ?? `Opens with ${angleNames[telling.kind].toLowerCase()}`;
}

/** Its framework, or what follows the opening where that is another part than it and no point, and a point comes later. */
function nameOfOrder([, second, ...later]: Storyboard["scenes"], telling: ToldNow | null): string {
  if (telling?.framework && !telling.isReordered) return orderName(telling.framework, telling.kind);
  if (!second || second.role === "hook" || second.role === "action" || telling?.kind === second.role)
    return "";
  const isLate = ({ role }: { role: string }) =>
    second.role === "point" ? role === "offer" : role === "point";
  if (second.role === "point" && !telling?.isReordered) return "";
  return later.some(isLate) ? orderNames[second.role] : "";
}

/** The template, with its palette where the same template is there in another one. */
function shortName(names: readonly string[], index: number): string {
  const name = names[index] ?? "";
  const [template = ""] = name.split(" · ");
  const isOne = names.every((other) => other === name || other.split(" · ")[0] !== template);
  return isOne ? template : name;
}

function differing(names: readonly string[], index: number): string {
  return names.every((name) => name === names[0]) && names.length > 1 ? "" : (names[index] ?? "");
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(" · ");
