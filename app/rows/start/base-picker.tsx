import { useEffect, useMemo, useRef } from "react";
import * as z from "zod/mini";
import type { Column, Row } from "~/domain/rows/table";
import { useDocuments } from "~/firebase/use-documents";
import { PreviewPlayer } from "~/player/preview-player";
import { setTemplate } from "~/scene/edit-style";
import { sizeOfFormat } from "~/scene/format-size";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import { mapColumns } from "~/scene/rows/map-columns";
import { rowStoryboard } from "~/scene/rows/row-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import type { Batch } from "~/stores/batches/batch-document";
import type { Content } from "~/stores/content/content-document";
import { productBase } from "./example-shop";
import { sampleBase, sampleUrl } from "./sample-base";

/** What the videos of a table are made from: as in an earlier table, a video of one's own, or a template with its usual scenes. */
export const baseChoiceSchema = z.discriminatedUnion("from", [
  z.object({ from: z.literal("table") }),
  z.object({ from: z.literal("video"), contentId: z.string() }),
  z.object({ from: z.literal("template"), templateId: z.string() }),
]);
export type BaseChoice = z.infer<typeof baseChoiceSchema>;

interface Base {
  choice: BaseChoice;
  name: string;
  detail: string;
  /** What its tile shows. */
  shown: Storyboard;
  storyboard: Storyboard;
}

export interface Bases {
  all: readonly Base[];
  usual: BaseChoice;
  storyboardOf: (choice: BaseChoice) => Storyboard;
}

const keyOf = (choice: BaseChoice) => Object.values(choice).join(" ");
const mostVideos = 24;
const firstTemplate = "market";

/** The bases there are: a person's latest videos, and every template. */
export function useBases(userId: string, library: Library, former: Batch | null): Bases {
  const works = useDocuments(
    userId,
    () => import("~/stores/content/content"),
    (store, documents, onChange: (works: Content[]) => void, onError) =>
      store.watchContentList(documents, userId, ({ items }) => onChange(items), onError),
  );
  const videos = works.kind === "present" ? works.value : null;
  return useMemo(() => {
    const templates = [...library.templates.values()].map(
      ({ id, name }): Base => ({
        choice: { from: "template", templateId: id },
        ...{ name, detail: "Template" },
        shown: setTemplate(sampleBase, id, library),
        storyboard: setTemplate(productBase, id, library),
      }),
    );
    const own = (videos ?? [])
      .filter(({ trashedAt }) => trashedAt === null)
      .slice(0, mostVideos)
      .map(
        ({ id, title, storyboard }): Base => ({
          choice: { from: "video", contentId: id },
          ...{ name: title, detail: "Your video", shown: storyboard, storyboard },
        }),
      );
    const ofTable: Base[] = former
      ? [
          {
            choice: { from: "table" },
            ...{ name: former.name, detail: "As before", shown: former.base, storyboard: former.base },
          },
        ]
      : [];
    const all = [...ofTable, ...own, ...templates];
    const usual = former
      ? ofTable[0]
      : (templates.find(({ choice }) => keyOf(choice) === `template ${firstTemplate}`) ?? templates[0]);
    return {
      all,
      usual: usual?.choice ?? { from: "template", templateId: firstTemplate },
      storyboardOf: (choice) =>
        (all.find((base) => keyOf(base.choice) === keyOf(choice)) ?? usual)?.storyboard ?? productBase,
    };
  }, [videos, library, former]);
}

interface BasePickerProps {
  bases: Bases;
  library: Library;
  chosen: BaseChoice;
  columns: readonly Column[];
  /** Whose words the tiles show. */
  firstRow: Row | undefined;
  onChoose: (choice: BaseChoice) => void;
}

/** About twice the pixels a tile shows. */
const tileScale = 0.2;

/** Every base with the words of the first row, playing when pointed at. */
export function BasePicker({ bases, library, chosen, columns, firstRow, onChoose }: BasePickerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const chosenKey = keyOf(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place changes with what stands before it
  useEffect(() => {
    const box = strip.current;
    const tile = box?.querySelector("input:checked")?.closest("label");
    if (!box || !tile) return;
    const [around, inside] = [box.getBoundingClientRect(), tile.getBoundingClientRect()];
    // Not with scrollIntoView: the page stays where it is.
    if (inside.left < around.left || inside.right > around.right) {
      box.scrollBy({ left: (inside.left + inside.right - around.left - around.right) / 2 });
    }
  }, [chosenKey, bases.all.length]);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-[600] text-lg">What every video is made from</legend>
      <div ref={strip} className="-mx-1 flex gap-3 overflow-x-auto px-1 pt-1 pb-2">
        {bases.all.map((base) => (
          <Tile
            key={keyOf(base.choice)}
            base={base}
            library={library}
            isChosen={keyOf(base.choice) === chosenKey}
            columns={columns}
            firstRow={firstRow}
            onChoose={() => onChoose(base.choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TileProps {
  base: Base;
  library: Library;
  isChosen: boolean;
  columns: readonly Column[];
  firstRow: Row | undefined;
  onChoose: () => void;
}

function Tile({ base, library, isChosen, columns, firstRow, onChoose }: TileProps) {
  const { name, detail } = base;
  const composition = useMemo(() => {
    const shown = firstRow ? withWords(base, columns, firstRow) : base.shown;
    return resolveComposition(shown, sizeOfFormat(shown.format, tileScale), library);
  }, [base, columns, firstRow, library]);
  return (
    <label data-preview-host="" className="group grid w-28 shrink-0 cursor-pointer content-start gap-2">
      <span className="relative block overflow-hidden rounded-md shadow-raised outline-2 outline-transparent outline-offset-2 transition-[outline-color] group-hover:outline-line-strong group-has-checked:outline-accent group-has-focus-visible:outline-focus">
        <PreviewPlayer composition={composition} mediaUrl={sampleUrl} label={`A video made as ${name}`} />
        <input
          type="radio"
          name="base"
          checked={isChosen}
          onChange={onChoose}
          aria-label={`${name}, ${detail}`}
          className="absolute inset-0 cursor-pointer appearance-none"
        />
      </span>
      <span className="grid" aria-hidden="true">
        <bdi className="truncate font-[550] text-sm">{name}</bdi>
        <span className="text-muted text-xs">{isChosen ? "Chosen" : detail}</span>
      </span>
    </label>
  );
}

/** The first row's words with the pictures of the tile: its own come with the table. */
function withWords({ shown, storyboard }: Base, columns: readonly Column[], row: Row): Storyboard {
  const mapping = Object.fromEntries(
    Object.entries(mapColumns(columns, storyboard)).map(([id, addresses]) => [
      id,
      addresses.filter((address) => address.to !== "slot" || !address.slot.startsWith("picture")),
    ]),
  );
  return rowStoryboard(shown, columns, mapping, row).storyboard;
}
