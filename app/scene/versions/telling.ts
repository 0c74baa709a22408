import { sameData } from "~/domain/data/same-data";
import type { AngleKind } from "~/domain/video/angle";
import type { Brief } from "~/domain/video/brief";
import { openWith } from "~/domain/video/edit-script";
import type { Framework } from "~/domain/video/framework";
import type { Script } from "~/domain/video/script";
import { orderScenes, sceneOrders } from "~/scene/scene-order";
import type { Scene } from "~/scene/storyboard";
import { copySlotsOf, storyboardFromScript } from "~/scene/storyboard-from-script";
import { openingNow, openingsOf, openScenes, scenesAsApproved } from "./opening";
import { picturesOf, withSparePictures } from "./spare-pictures";

type SceneOrder = (typeof sceneOrders)[number];

/** A way to tell a video: the approved scenes opened another way, or every scene in an angle's own words and order. */
export interface Telling {
  kind: AngleKind | null;
  tell: (order: SceneOrder) => Scene[];
}

export interface ToldVideo {
  /** As the video has them now. */
  scenes: readonly Scene[];
  script: Script;
  brief: Brief;
  /** What it was made with. */
  seed: number;
  createdAt: Date;
}

/**
 * The ways a work can be told, as it was approved first. Edits made since stay in all of them, so angles with words of
 * their own are then left out; scenes that somebody rearranged are told in no other way: the answer is empty.
 */
export function tellingsOf({ scenes, script, brief, seed, createdAt }: ToldVideo): Telling[] {
  const pictures = picturesOf(scenes);
  const scenesOf = (told: Script) => storyboardFromScript(told, brief, pictures, seed).scenes;
  const opened = openedTellings(scenesOf(script), script);
  const retold = retellingsOf(script).map(({ kind, script: told }): Telling => {
    const own = withSparePictures(scenesOf(told), pictures, createdAt);
    return { kind, tell: () => own };
  });
  const [approved, ...others] = opened;
  const made = [...(approved ? [approved] : []), ...retold, ...others.filter(isNewTo(retold))];
  if (made.some((telling) => isTold(telling, scenes))) return made;
  const edited = openedTellings(scenesAsApproved(scenes, script, openingsOf(script)), script);
  return edited.some((telling) => isTold(telling, scenes)) ? edited : [];
}

/** The way scenes are told now: its kind, and the framework of an angle with words of its own; null where nobody planned it. */
export function tellingNow(
  scenes: readonly Scene[],
  script: Script,
): { kind: AngleKind | null; framework?: Framework | undefined } | null {
  const linesOf = (slots: Scene["slots"][]) => slots.map(({ headline, figure }) => ({ headline, figure }));
  const now = linesOf(scenes.map(({ slots }) => slots));
  const retold = retellingsOf(script).find(({ script: told }) =>
    sameData(linesOf(told.scenes.map(copySlotsOf)), now),
  );
  return retold ?? openingNow(scenes, openingsOf(script)) ?? null;
}

/** The script as each angle with words of its own tells it, but for the one it was approved in. */
function retellingsOf(script: Script): { kind: AngleKind; framework?: Framework; script: Script }[] {
  const linesOf = ({ scenes }: Script) => scenes.map(({ headline, body }) => [headline, body]);
  return (script.angles ?? []).flatMap((angle) => {
    if (!angle.scenes) return [];
    const { kind, framework } = angle;
    const told = openWith(script, angle, script);
    if (sameData(linesOf(told), linesOf(script))) return [];
    return [{ kind, ...(framework && { framework }), script: told }];
  });
}

function openedTellings(approved: readonly Scene[], script: Script): Telling[] {
  return openingsOf(script).map((opening) => ({
    kind: opening.kind,
    tell: (order) => openScenes(orderScenes(approved, order), opening),
  }));
}

const isNewTo =
  (tellings: readonly Telling[]) =>
  ({ kind }: Telling): boolean =>
    tellings.every((other) => other.kind !== kind);

function isTold({ tell }: Telling, scenes: readonly Scene[]): boolean {
  return sceneOrders.some((order) => sameData(tell(order), scenes));
}
