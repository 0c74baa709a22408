import type { ChangeDraft } from "~/image-editor/drags/drag";
import type { PlacedLayer } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { duplicateLayer, moveLayer } from "~/image-editor/layer-list";

/** How far beside the first a duplicate lies, as a share of the image. */
const asideShare = 0.03;

export interface LayerActions {
  /** See `edit` of `app/client/edit-history.ts` for `place`. */
  set: (id: string, fields: Partial<PlacedLayer>, place: string | null) => void;
  move: (id: string, by: 1 | -1) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  removeAll: () => void;
}

/** What can be done to the layers of a draft. */
export function layerActions(
  size: Size,
  change: ChangeDraft,
  onChoose: (id: string | null) => void,
): LayerActions {
  const edit = (edited: (layers: PlacedLayer[]) => PlacedLayer[], place: string | null) =>
    change((before) => ({ ...before, layers: edited(before.layers) }), place);
  return {
    set: (id, fields, place) =>
      edit((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)), place),
    move: (id, by) => edit((all) => moveLayer(all, id, by), null),
    duplicate: (id) => {
      const newId = crypto.randomUUID();
      const aside = Math.round(Math.min(size.width, size.height) * asideShare);
      edit((all) => duplicateLayer(all, id, newId, aside), null);
      onChoose(newId);
    },
    remove: (id) => {
      onChoose(null);
      edit((all) => all.filter((one) => one.id !== id), null);
    },
    removeAll: () => {
      onChoose(null);
      edit(() => [], null);
    },
  };
}
