import type { ChangeDraft } from "~/image-editor/drags/drag";
import type { Size } from "~/image-editor/geometry";
import { type Alignment, alignLayer } from "~/image-editor/layers/align-layer";
import { type Layer, type LayerFields, mostLayers } from "~/image-editor/layers/layer";
import { duplicateLayer, moveLayer } from "~/image-editor/layers/layer-list";
import { showErrorToast } from "~/ui/toast";

/** How far beside the first a duplicate lies, as a share of the image. */
const asideShare = 0.03;

export interface LayerActions {
  /** Lays a layer over all others and chooses it. */
  add: (layer: Layer) => void;
  /** See `edit` of `app/client/edit-history.ts` for `place`. */
  set: (id: string, fields: LayerFields, place: string | null) => void;
  edit: (id: string, edited: (layer: Layer) => Layer, place: string | null) => void;
  align: (id: string, alignment: Alignment) => void;
  move: (id: string, by: 1 | -1) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  removeAll: () => void;
}

/** What can be done to the layers of a draft. */
export function layerActions(
  size: Size,
  count: number,
  change: ChangeDraft,
  onChoose: (id: string | null) => void,
): LayerActions {
  const editAll = (edited: (layers: Layer[]) => Layer[], place: string | null) =>
    change((before) => ({ ...before, layers: edited(before.layers) }), place);
  const edit: LayerActions["edit"] = (id, edited, place) =>
    editAll((all) => all.map((one) => (one.id === id ? edited(one) : one)), place);
  const hasRoom = () => {
    if (count < mostLayers) return true;
    showErrorToast(`There are ${mostLayers} layers`, "Apply them or remove one, then add another.");
    return false;
  };
  return {
    add: (layer) => {
      if (!hasRoom()) return;
      editAll((all) => [...all, layer], null);
      onChoose(layer.id);
    },
    edit,
    set: (id, fields, place) => edit(id, (one) => ({ ...one, ...fields }) as Layer, place),
    align: (id, alignment) => edit(id, (one) => alignLayer(one, alignment, size), null),
    move: (id, by) => editAll((all) => moveLayer(all, id, by), null),
    duplicate: (id) => {
      if (!hasRoom()) return;
      const newId = crypto.randomUUID();
      const aside = Math.round(Math.min(size.width, size.height) * asideShare);
      editAll((all) => duplicateLayer(all, id, newId, aside), null);
      onChoose(newId);
    },
    remove: (id) => {
      onChoose(null);
      editAll((all) => all.filter((one) => one.id !== id), null);
    },
    removeAll: () => {
      onChoose(null);
      editAll(() => [], null);
    },
  };
}
