import { assetIdIn } from "~/domain/rows/read-cell";
import { type ReadCell, readRow } from "~/domain/rows/read-row";
import { languageOfRow } from "~/domain/rows/row-language";
import type { CellProblem, Column, Mapping, Row } from "~/domain/rows/table";
import type { Library } from "~/scene/library";
import type { CellPicture, CellPictures } from "~/scene/rows/cell-content";
import { formatsOfRow, rowStoryboard } from "~/scene/rows/row-storyboard";
import type { Storyboard } from "~/scene/storyboard";

interface ReadVideo {
  storyboard: Storyboard;
  problems: readonly CellProblem[];
  hasError: boolean;
  /** The pictures it asked for, and all that were there when it was last found to be right. */
  asked: ReadonlyMap<string, CellPicture | undefined>;
  checkedWith: CellPictures;
}

/** What all rows of a table have in common. */
export interface Reading {
  base: Storyboard;
  columns: readonly Column[];
  mapping: Mapping;
  pictures: CellPictures;
  library: Library;
}

/**
 * The cells and videos of a table's rows, each worked out when it is asked for and kept as long as its row stays the same: an
 * edit costs the work of its row alone, and a picture that has arrived that of the rows that show it.
 */
export class RowReader {
  readonly #reading: Reading;
  readonly #cells: WeakMap<Row, ReadonlyMap<string, ReadCell>>;
  readonly #videos: WeakMap<Row, ReadVideo>;

  /** `earlier` mostly read the same table, with fewer pictures. */
  constructor(reading: Reading, earlier: RowReader | null = null) {
    this.#reading = reading;
    const before = earlier ? earlier.#reading : null;
    const { base, columns, mapping, library } = reading;
    const isSameTable =
      before?.columns === columns &&
      before.base === base &&
      before.mapping === mapping &&
      before.library === library;
    this.#cells = earlier && isSameTable ? earlier.#cells : new WeakMap();
    this.#videos = earlier && isSameTable ? earlier.#videos : new WeakMap();
  }

  /** A cell as it is shown: its own text, or what its column's formula makes of the row. */
  cell(row: Row, columnId: string): ReadCell | undefined {
    let cells = this.#cells.get(row);
    if (!cells) {
      const { base, columns, mapping } = this.#reading;
      cells = readRow(columns, row, languageOfRow(columns, mapping, row) ?? base.language).cells;
      this.#cells.set(row, cells);
    }
    return cells.get(columnId);
  }

  shownText(row: Row, columnId: string): string {
    return this.cell(row, columnId)?.text ?? "";
  }

  /** The picture that a cell names, once it is here. */
  pictureIdOf(row: Row, columnId: string): string | null {
    const value = this.cell(row, columnId)?.value;
    if (value?.type !== "picture") return null;
    const picture = this.#reading.pictures.get(value.key);
    return assetIdIn(value.key) ?? (picture?.state === "ready" ? picture.assetId : null);
  }

  read(row: Row): ReadVideo {
    const known = this.#videos.get(row);
    if (known && this.#isStillRight(known)) return known;
    const { base, columns, mapping, pictures, library } = this.#reading;
    const asked = new Map<string, CellPicture | undefined>();
    const asking = {
      get(key: string) {
        const picture = pictures.get(key);
        asked.set(key, picture);
        return picture;
      },
    };
    const { storyboard, problems: found } = rowStoryboard(base, columns, mapping, row, asking, library);
    // What is on its way is no problem of anybody's.
    const problems = found.filter(({ weight }) => weight !== "waiting");
    const hasError = problems.some(({ weight }) => weight === "error");
    const read = { storyboard, problems, hasError, asked, checkedWith: pictures };
    this.#videos.set(row, read);
    return read;
  }

  /** The formats a row is made in, where it and its cells may name none. */
  formats(row: Row, usual: readonly Storyboard["format"][]) {
    const { base, columns, mapping } = this.#reading;
    return formatsOfRow(columns, mapping, row, usual.length > 0 ? usual : [base.format]);
  }

  /** The worst that is wrong with a cell. */
  problemOf(row: Row, columnId: string): CellProblem | null {
    const ofCell = this.read(row).problems.filter((problem) => problem.columnId === columnId);
    return ofCell.find(({ weight }) => weight === "error") ?? ofCell[0] ?? null;
  }

  #isStillRight(video: ReadVideo): boolean {
    const { pictures } = this.#reading;
    if (video.checkedWith === pictures) return true;
    for (const [key, picture] of video.asked) if (!isSame(picture, pictures.get(key))) return false;
    video.checkedWith = pictures;
    return true;
  }
}

function isSame(one: CellPicture | undefined, other: CellPicture | undefined): boolean {
  if (one === other) return true;
  return one?.state === "ready" && other?.state === "ready"
    ? one.assetId === other.assetId && one.alt === other.alt
    : one?.state === other?.state;
}
