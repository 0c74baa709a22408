import { sameData } from "~/domain/data/same-data";
import type { AngleKind } from "~/domain/video/angle";
import type { Brief } from "~/domain/video/brief";
import { openWith } from "~/domain/video/edit-script";
import type { Framework } from "~/domain/video/framework";
import type { Script } from "~/domain/video/script";
import { orderScenes, sceneOrders, tellableOrders } from "~/scene/scene-order";
import { copySlotsOf } from "~/scene/script-seconds";
import type { Scene } from "~/scene/storyboard";
import { storyboardFromScript } from "~/scene/storyboard-from-script";
import { openingNow, openingsOf, openScenes, scenesAsApproved } from "./opening";
import { picturesOf, withSparePictures } from "./spare-pictures";

/** A way to tell a video: the approved scenes opened another way, or every scene in an angle's own words. */
export interface Telling {
  kind: AngleKind | null;
  /** The scenes in each order that suits it, the one it was written in first. */
  orders: readonly Scene[][];
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
  const [approved, ...opened] = openedTellings(scenesOf(script), script);
  const retold = retellingsOf(script).map(({ kind, framework, script: told, isApproved }) => ({
    isApproved,
    kind,
    orders: ordersOf(
      isApproved ? scenesOf(told) : withSparePictures(scenesOf(told), pictures, createdAt),
      framework,
    ),
  }));
  const first = retold.find(({ isApproved }) => isApproved) ?? approved;
  const others = retold.filter((telling) => telling !== first);
  const made = [
    ...(first ? [first] : []),
    ...others,
    ...opened.filter(isNewTo([...others, ...(first ? [first] : [])])),
  ];
  if (made.some((telling) => isTold(telling, scenes))) return made;
  const edited = openedTellings(scenesAsApproved(scenes, script, openingsOf(script)), script);
  return edited.some((telling) => isTold(telling, scenes)) ? edited : [];
}

export interface ToldNow {
  kind: AngleKind | null;
  framework?: Framework | undefined;
  /** Its scenes stand in another order than they were written in. */
  isReordered?: boolean;
}

/** The way scenes are told now: its kind, and the framework of an angle with words of its own; null where nobody planned it. */
export function tellingNow(scenes: readonly Scene[], script: Script): ToldNow | null {
  const linesOf = (slots: Scene["slots"][]) => slots.map(({ headline, figure }) => ({ headline, figure }));
  const now = linesOf(scenes.map(({ slots }) => slots));
  for (const { kind, framework, script: told } of retellingsOf(script)) {
    const at = ordersOf(told.scenes, framework).findIndex((order) =>
      sameData(linesOf(order.map(copySlotsOf)), now),
    );
    if (at >= 0) return { kind, framework, isReordered: at > 0 };
  }
  return openingNow(scenes, openingsOf(script)) ?? null;
}

/** Ways to tell it whose scenes make sense in one order alone: an answer follows its question, a step the one before. */
const ordered: readonly (Framework | undefined)[] = [
  "problem-solution",
  "before-after",
  "question",
  "list",
  "story",
  "demonstration",
];

function ordersOf<One extends { role: Scene["role"] }>(
  scenes: readonly One[],
  framework: Framework | undefined,
): One[][] {
  return ordered.includes(framework) ? [[...scenes]] : tellableOrders(scenes);
}

interface Retelling {
  kind: AngleKind;
  framework?: Framework | undefined;
  script: Script;
  /** These are the words it was approved in. */
  isApproved: boolean;
}

/** The script as each angle with words of its own tells it. */
function retellingsOf(script: Script): Retelling[] {
  const linesOf = ({ scenes }: Script) => scenes.map(({ headline, body }) => [headline, body]);
  return (script.angles ?? []).flatMap((angle) => {
    if (!angle.scenes) return [];
    const { kind, framework } = angle;
    const told = openWith(script, angle, script);
    const isApproved = sameData(linesOf(told), linesOf(script));
    return [{ kind, framework, isApproved, script: isApproved ? script : told }];
  });
}

function openedTellings(approved: readonly Scene[], script: Script): Telling[] {
  return openingsOf(script).map((opening) => {
    const orders = sceneOrders.map((order) => openScenes(orderScenes(approved, order), opening));
    return {
      kind: opening.kind,
      orders: orders.filter((one, at) => orders.findIndex((other) => sameData(other, one)) === at),
    };
  });
}

const isNewTo =
  (tellings: readonly Telling[]) =>
  (telling: Telling): boolean =>
    tellings.every((other) => other.kind !== telling.kind && !sameData(firstLine(other), firstLine(telling)));

const firstLine = ({ orders }: Telling) => orders[0]?.[0]?.slots.headline;

function isTold({ orders }: Telling, scenes: readonly Scene[]): boolean {
  return orders.some((order) => sameData(order, scenes));
}
