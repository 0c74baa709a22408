import { useCallback, useMemo } from "react";
import { partKeyOf } from "~/editor/canvas/canvas-parts";
import { targetKey } from "~/editor/target";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import type { Composition, Layer, ResolvedPart } from "~/scene/composition";
import { type ArrangedOn, changeShown, changeShownText, shownChanges } from "~/scene/edit-arrange";
import { changePart, type PartTarget } from "~/scene/edit-parts";
import { sizeOfFormat } from "~/scene/format-size";
import { layersWithin } from "~/scene/layers-within";
import type { FormatChanges, PartChanges, TextStyle } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";
import { mayEdit } from "~/stores/content/content-role";

const placedFields = new Set<string>(["placement", "rotationDegrees", "crop", "isHidden"]);

/** One of the selected parts, as it is changed and as it stands. */
export interface InspectedPart {
  target: PartTarget;
  changes: PartChanges;
  /** Null where it is not shown anywhere now. What is being dragged stands where it was: see `useShownParts`. */
  resolved: ResolvedPart | null;
}

/** The selected parts, and how what is said of them is changed: of all at once. */
export interface Inspected {
  parts: readonly InspectedPart[];
  on: ArrangedOn;
  isReadOnly: boolean;
  /** Of all of them; undefined where they differ. */
  shared: <Value>(read: (part: InspectedPart) => Value) => Value | undefined;
  set: (words: string, fields: Partial<PartChanges>) => void;
  setText: (words: string, style: Partial<TextStyle>) => void;
  /** Makes one edit of each. */
  edit: (words: string, edit: (now: Storyboard, part: InspectedPart) => Storyboard, place?: string) => void;
}

export function useInspected(targets: readonly PartTarget[]): Inspected {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const composition = useEditor((state) => state.restingComposition);
  const editedFormat = useEditor((state) => state.editedFormat);
  const isReadOnly = useEditor(({ role }) => !mayEdit(role));
  const { format } = storyboard;
  const on = useMemo<ArrangedOn>(
    () => ({ size: sizeOfFormat(format), format, onlyThisFormat: editedFormat === format }),
    [format, editedFormat],
  );
  const parts = useMemo(
    () =>
      targets.map((target): InspectedPart => {
        const changes = shownChanges(storyboard, target, on);
        return { target, changes, resolved: resolvedPart(composition, target) };
      }),
    [targets, storyboard, composition, on],
  );
  const name = targets.map(targetKey).join();

  const edit = useCallback<Inspected["edit"]>(
    (words, make, place) =>
      editor.change(words, (now) => parts.reduce(make, now), place && `inspector/${place}/${name}`),
    [editor, parts, name],
  );
  return {
    parts,
    on,
    isReadOnly,
    shared: (read) => sharedBy(parts, read),
    set: (words, fields) =>
      edit(
        words,
        (now, { target }) =>
          Object.entries(fields).reduce(
            (board, [field, value]) =>
              placedFields.has(field)
                ? changeShown(board, target, { [field]: value } as Partial<FormatChanges>, on)
                : changePart(board, target, { [field]: value }),
            now,
          ),
        Object.keys(fields).join(),
      ),
    setText: (words, style) =>
      edit(
        words,
        (now, { target }) => changeShownText(now, target, style, on),
        `text/${Object.keys(style).join()}`,
      ),
    edit,
  };
}

/** What a field says of all parts; undefined where they differ. */
export function sharedBy<Value>(
  parts: readonly InspectedPart[],
  read: (part: InspectedPart) => Value,
): Value | undefined {
  const [first, ...others] = parts.map(read);
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isSame ? first : undefined;
}

/** The parts as they stand while they are dragged, too: whoever shows that is drawn anew with each step, and nobody else. */
export function useShownParts(parts: readonly InspectedPart[]): readonly InspectedPart[] {
  const composition = useEditor((state) => state.composition);
  return useMemo(
    () => parts.map((part) => ({ ...part, resolved: resolvedPart(composition, part.target) })),
    [parts, composition],
  );
}

function resolvedPart({ parts = [] }: Composition, target: PartTarget): ResolvedPart | null {
  const key = partKeyOf(target);
  const sceneId = target.kind === "overlay" ? undefined : target.sceneId;
  return parts.find((part) => part.key === key && part.sceneId === sceneId) ?? null;
}

/** The layers of a part, those inside groups, too. */
export function useLayersOf(part: InspectedPart | undefined): readonly Layer[] {
  const composition = useEditor((state) => state.restingComposition);
  const key = part && partKeyOf(part.target);
  const start = part?.resolved?.startSeconds;
  return useMemo(() => {
    const own = layersWithin(composition.layers).filter((layer) => layer.partKey === key);
    return layersWithin(own.filter((layer) => start === undefined || layer.endSeconds > start));
  }, [composition, key, start]);
}
