import type { Storyboard } from "~/scene/storyboard";
import { assetIdsOf } from "~/scene/storyboard-assets";
import { type Content, mostOwnMedia } from "./content-document";

type Holding = Pick<Content, "ownMedia">;
type Shared = Holding & Pick<Content, "editors">;

/** Every file of a storyboard, takes that lie aside too, each once. */
function filesOf(storyboard: Storyboard): string[] {
  const takes = storyboard.scenes.flatMap((scene) => scene.takes ?? []);
  const aside = takes.flatMap((take) => (take.kind === "picture" ? take.assetId : []));
  return [...new Set([...assetIdsOf(storyboard), ...aside])];
}

/** What its owner put in before anybody else edited a video: what it holds, then what its versions held. */
export function ownMediaOnSharing(storyboards: readonly Storyboard[]): string[] {
  return [...new Set(storyboards.flatMap(filesOf))].slice(0, mostOwnMedia);
}

/**
 * What its owner has put in after their edit of `base` to `mine`; null where nothing came to it, or none is counted. One that had
 * editors before any was counted begins with what it holds; until then its editors change nothing.
 */
export function ownMediaAfter(
  { ownMedia, editors = [] }: Shared,
  base: Storyboard,
  mine: Storyboard,
): string[] | null {
  if (!ownMedia) return editors.length > 0 ? ownMediaOnSharing([base, mine]) : null;
  const known = new Set([...ownMedia, ...filesOf(base)]);
  const added = filesOf(mine).filter((id) => !known.has(id));
  // The latest are kept where there are too many.
  return added.length === 0 ? null : [...ownMedia, ...added].slice(-mostOwnMedia);
}

/** Whether a file of a video's owner is one that they put in. Whoever edits it may name any, and lends only their own. */
export function isPutInByOwner({ ownMedia }: Holding, assetId: string): boolean {
  return !ownMedia || ownMedia.includes(assetId);
}
