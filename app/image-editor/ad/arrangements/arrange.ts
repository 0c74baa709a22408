import type { Layer } from "../../layers/layer";
import type { ArrangementId } from "../arrangement-ids";
import { type AdOrder, AdSheet } from "./ad-sheet";
import { drawBadge } from "./badge";
import { bar } from "./bar";
import { editorial } from "./editorial";
import { calmRoom } from "./free-room";
import { panel } from "./panel";
import { poster } from "./poster";
import { wordBlockIn } from "./word-block";
import { stackWords } from "./word-stack";

const arrangements: Record<ArrangementId, (sheet: AdSheet) => void> = {
  button: (sheet) => stackWords(sheet, wordBlockIn(sheet, calmRoom(sheet))),
  badge: (sheet) => {
    stackWords(sheet, wordBlockIn(sheet, calmRoom(sheet)), false);
    drawBadge(sheet, "burst");
  },
  poster,
  bar,
  editorial,
  panel,
  sale: (sheet) => {
    stackWords(sheet, wordBlockIn(sheet, calmRoom(sheet)));
    drawBadge(sheet, "disc");
  },
};

interface Order extends AdOrder {
  id: ArrangementId;
}

/** The layers of a ready arrangement, from below to above, in the colours and faces of a theme, where the image is empty. */
export function arrange({ id, ...order }: Order): Layer[] {
  const sheet = new AdSheet(order);
  arrangements[id](sheet);
  return sheet.made;
}
