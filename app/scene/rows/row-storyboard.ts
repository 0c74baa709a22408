import { type PlacedCell, placedCells } from "~/domain/rows/placed-cells";
import type { CellTrouble } from "~/domain/rows/read-cell";
import { readRow } from "~/domain/rows/read-row";
import { readFormats } from "~/domain/rows/read-words";
import { languageOfRow } from "~/domain/rows/row-language";
import type { CellProblem, Column, Mapping, Row } from "~/domain/rows/table";
import type { Format } from "~/domain/video/format";
import { removeVoice, setSpoken } from "~/scene/edit-sound";
import { clearSlot, setSlot } from "~/scene/edit-storyboard";
import { setShape, setStyleTokens, setTemplate } from "~/scene/edit-style";
import { builtInLibrary, type Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { setVideoSeconds, videoSeconds } from "~/scene/video-length";
import { contentOfCell, type PictureSource, wordsOfCell } from "./cell-content";
import { withoutSamples } from "./unfilled-parts";

/**
 * The video of one row: the base storyboard with the row's cells in the slots they are mapped to, in the row's own language,
 * length, template and first format. An empty cell empties its slot; one that cannot be read does, too, and is a problem. What is
 * still a sample's is left out. Work grows with the row's cells and the base's scenes alone.
 */
export function rowStoryboard(
  base: Storyboard,
  columns: readonly Column[],
  mapping: Mapping,
  row: Row,
  pictures: PictureSource = new Map(),
  library: Library = builtInLibrary,
): { storyboard: Storyboard; problems: CellProblem[] } {
  const language = languageOfRow(columns, mapping, row) ?? base.language;
  const { cells, problems } = readRow(columns, row, language);
  const places = placedCells(columns, mapping, cells);
  const report = (column: Column, trouble: CellTrouble | undefined) => {
    const isKnown = problems.some(({ columnId, code }) => columnId === column.id && code === trouble?.code);
    if (trouble && !isKnown) problems.push({ rowId: row.id, columnId: column.id, ...trouble });
  };
  const title = titleOf(places, language) ?? base.title;
  const { templateId, lengthSeconds } = row.options ?? {};
  let storyboard: Storyboard = { ...withoutTakes(base), language, title };
  if (templateId) storyboard = setTemplate(storyboard, templateId, library);
  for (const { column, address, cell } of places) {
    switch (address.to) {
      case "slot": {
        const scene = storyboard.scenes.find(({ id }) => id === address.sceneId);
        // A scene that the base no longer has.
        if (!scene) break;
        const place = { slot: address.slot, language, alt: title, former: scene.slots[address.slot] };
        const { content, problem } = contentOfCell(cell, place, pictures);
        report(column, problem);
        storyboard = content
          ? setSlot(storyboard, scene.id, address.slot, content)
          : clearSlot(storyboard, scene.id, address.slot);
        if (!content && !problem && address.slot === "headline") report(column, emptyHeadline);
        // A voice would go on saying the base's words.
        if (scene.voice && content?.kind !== "picture") storyboard = removeVoice(storyboard, scene.id);
        break;
      }
      case "spoken":
        if (!storyboard.scenes.some(({ id }) => id === address.sceneId)) break;
        storyboard = removeVoice(
          setSpoken(storyboard, address.sceneId, wordsOfCell(cell, language)),
          address.sceneId,
        );
        break;
      case "color":
        if (cell.value.type === "color") {
          storyboard = setStyleTokens(storyboard, { [address.token]: cell.value.color });
        }
        break;
      case "format":
        if (cell.value.type !== "empty" && !readFormats(cell.text)) report(column, unknownFormat);
        break;
    }
  }
  storyboard = withoutSamples(storyboard, base);
  // Last of all: what was left out has left its time, and another template has other transitions.
  const usualSeconds = templateId && videoSeconds({ ...storyboard, templateId: base.templateId }, library);
  const seconds = lengthSeconds ?? usualSeconds;
  if (seconds) storyboard = setVideoSeconds(storyboard, seconds, library);
  const [format = base.format] = formatsAt(places, row) ?? [];
  return { storyboard: format === storyboard.format ? storyboard : setShape(storyboard, format), problems };
}

/** The formats a row is made in: its own, those its cells name, or the ones given. */
export function formatsOfRow(
  columns: readonly Column[],
  mapping: Mapping,
  row: Row,
  usual: readonly Format[],
): readonly Format[] {
  return formatsAt(placedCells(columns, mapping, readRow(columns, row).cells), row) ?? usual;
}

function titleOf(places: readonly PlacedCell[], language: string): string | null {
  const words = places.flatMap(({ address, cell }) =>
    address.to === "title" && cell.text.trim() !== "" ? [wordsOfCell(cell, language)] : [],
  );
  return words.length > 0 ? words.join(" ").slice(0, 200) : null;
}

function formatsAt(places: readonly PlacedCell[], { options }: Row): readonly Format[] | null {
  if (options?.formats) return options.formats;
  const [formats] = places.flatMap(({ address, cell }) => {
    const read = address.to === "format" ? readFormats(cell.text) : null;
    return read ? [read] : [];
  });
  return formats ?? null;
}

/** Takes are of the base: nothing of them is shown, and every row would carry them. */
function withoutTakes(base: Storyboard): Storyboard {
  if (!base.scenes.some(({ takes }) => takes)) return base;
  return { ...base, scenes: base.scenes.map(({ takes: _, ...scene }) => scene) };
}

const emptyHeadline: CellTrouble = {
  code: "headline_empty",
  weight: "note",
  message: "This scene has no headline. Write one, or leave the scene to its picture.",
};
const unknownFormat: CellTrouble = {
  code: "format_unknown",
  weight: "error",
  message: "Write 9:16, 4:5, 1:1 or 16:9; several with a comma between them.",
};
