import { assetIdIn, type CellTrouble } from "~/domain/rows/read-cell";
import type { ReadCell } from "~/domain/rows/read-row";
import { readWebAddress } from "~/domain/rows/read-words";
import { shortenText } from "~/domain/rows/shorten-text";
import { priceDecimals, writePrice } from "~/domain/rows/write-price";
import { iconNamed } from "~/scene/icons";
import type { SlotContent } from "~/scene/storyboard";
import { parseFigure } from "~/scene/text/parse-figure";
import { describeUncovered, emojiIn } from "~/scene/text/uncovered";

/** Where the picture of a cell stands: what a cell names (an address, a file's name) → its asset, once it is imported. */
export type CellPictures = ReadonlyMap<string, CellPicture>;
/** What reading a row asks of them. */
export type PictureSource = Pick<CellPictures, "get">;
export type CellPicture =
  | { state: "ready"; assetId: string; alt: string }
  | { state: "waiting" }
  | { state: "failed"; message: string };

/** Longest text a slot holds. */
const mostSlotCharacters = 400;
const mostDecimals = 4;

/** What a slot shows of a cell; null empties it. */
export function contentOfCell(
  cell: ReadCell,
  {
    slot,
    language,
    alt,
    former,
  }: { slot: string; language: string; alt: string; former: SlotContent | undefined },
  pictures: PictureSource,
): { content: SlotContent | null; problem?: CellTrouble } {
  if (cell.value.type === "empty") return { content: null };
  if (slot.startsWith("picture")) return pictureOf(cell, alt, former, pictures);
  if (slot === "figure") return figureOf(cell, language, former);
  if (slot === "icon") return iconOf(cell);
  return textOf(cell, language, former);
}

/** The words of a cell in a video: prices as its language writes them, everything else as it stands in the cell. */
export function wordsOfCell({ text, value }: ReadCell, language: string): string {
  if (value.type !== "money") return text.trim();
  return writePrice(value, language);
}

/** Each machine draws them with a font of its own, or as empty boxes. */
function emojiProblem(words: string, { text }: ReadCell): { problem?: CellTrouble } {
  const emoji = emojiIn(words);
  if (emoji.length === 0) return {};
  const value = emoji
    .reduce((rest, one) => rest.replaceAll(one, ""), text)
    .replace(/ {2,}/gu, " ")
    .trim();
  return {
    problem: {
      code: "characters_uncovered",
      weight: "note",
      message: describeUncovered(emoji),
      fix: { label: emoji.length === 1 ? "Leave it out" : "Leave them out", value },
    },
  };
}

function textOf(
  cell: ReadCell,
  language: string,
  former: SlotContent | undefined,
): ReturnType<typeof contentOfCell> {
  const words = wordsOfCell(cell, language);
  // A list's lines, as they are written in one line of a spreadsheet.
  const isList = former?.kind === "text" && former.text.includes("\n") && !words.includes("\n");
  const text = isList ? words.replace(/\s*;\s*/gu, "\n") : words;
  if (text.length <= mostSlotCharacters)
    return { content: { kind: "text", text }, ...emojiProblem(text, cell) };
  const short = shortenText(text, mostSlotCharacters).slice(0, mostSlotCharacters);
  return {
    content: { kind: "text", text: short },
    problem: {
      code: "text_too_long",
      weight: "error",
      message: `A text in a video has at most ${mostSlotCharacters} characters; this one has ${text.length}. Shorten it.`,
      fix: { label: `Shorten to ${mostSlotCharacters} characters`, value: short },
    },
  };
}

function figureOf(
  { text, value }: ReadCell,
  language: string,
  former: SlotContent | undefined,
): ReturnType<typeof contentOfCell> {
  const from = former?.kind === "number" ? former.from : 0;
  if (value.type === "money" || value.type === "number") {
    const decimals =
      value.type === "money"
        ? priceDecimals(value.amount, value.currency)
        : Math.min(mostDecimals, value.amount.split(".")[1]?.length ?? 0);
    const unit =
      value.type === "money"
        ? value.currency
        : former?.kind === "number" && former.unit === "percent"
          ? "percent"
          : null;
    return { content: { kind: "number", value: Number(value.amount), from, decimals, unit } };
  }
  const figure = value.type === "text" ? parseFigure(text, language) : null;
  if (figure) return { content: { kind: "number", from, ...figure } };
  // What is wrong with a cell that cannot be read is said already.
  if (value.type === "unreadable") return { content: null };
  return {
    content: null,
    problem: {
      code: "number_unreadable",
      weight: "error",
      message: "The video counts up to this number. Write one, such as 24.90 EUR or 87 %.",
    },
  };
}

function iconOf({ text }: ReadCell): ReturnType<typeof contentOfCell> {
  const name = text.trim().toLowerCase().replaceAll(" ", "-");
  if (iconNamed(name)) return { content: { kind: "icon", name } };
  return {
    content: null,
    problem: { code: "icon_unknown", weight: "error", message: "Choose an icon of the list, such as star." },
  };
}

function pictureOf(
  { text, value }: ReadCell,
  alt: string,
  former: SlotContent | undefined,
  pictures: PictureSource,
): ReturnType<typeof contentOfCell> {
  if (value.type === "unreadable") return { content: null };
  const key = value.type === "picture" ? value.key : value.type === "link" ? value.url : text.trim();
  const assetId = assetIdIn(key);
  const picture: CellPicture | undefined = assetId ? { state: "ready", assetId, alt: "" } : pictures.get(key);
  if (picture?.state === "ready") {
    const place =
      former?.kind === "picture" || former?.kind === "clip" ? former : { focusX: 0.5, focusY: 0.5 };
    const { focusX, focusY } = place;
    return {
      content: { kind: "picture", assetId: picture.assetId, alt: picture.alt || alt, focusX, focusY },
    };
  }
  if (picture?.state === "failed") {
    return { content: null, problem: { code: "picture_failed", weight: "error", message: picture.message } };
  }
  const isFile = readWebAddress(key) === null;
  return {
    content: null,
    problem: {
      code: "picture_waiting",
      weight: isFile ? "error" : "waiting",
      message: isFile
        ? "No file of yours has this name. Upload it to your assets."
        : "This picture is not fetched yet.",
    },
  };
}
