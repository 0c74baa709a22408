import * as z from "zod/mini";
import { headingKey } from "~/domain/rows/heading-meanings";
import { type Column, type Mapping, type SlotAddress, slotAddressSchema } from "~/domain/rows/table";
import type { Storyboard } from "~/scene/storyboard";

/**
 * A mapping for next time: by headings, and by the places of scenes, whose ids differ from video to video. A scene's place is written
 * in place of its id.
 */
export const rememberedMappingSchema = z.array(
  z.object({
    heading: z.string().check(z.maxLength(200)),
    addresses: z.array(slotAddressSchema).check(z.maxLength(40)),
  }),
);
export type RememberedMapping = z.infer<typeof rememberedMappingSchema>;

/** The same for tables with the same headings in any order. */
export function headingSignature(columns: readonly Pick<Column, "name">[]): string {
  return columns
    .map(({ name }) => headingKey(name))
    .sort()
    .join("|");
}

export function rememberMapping(
  columns: readonly Column[],
  mapping: Mapping,
  { scenes }: Storyboard,
): RememberedMapping {
  return columns.map(({ id, name }) => ({
    heading: headingKey(name),
    addresses: (mapping[id] ?? []).flatMap((address): SlotAddress[] => {
      if (!("sceneId" in address)) return [address];
      const index = scenes.findIndex((scene) => scene.id === address.sceneId);
      return index < 0 ? [] : [{ ...address, sceneId: String(index) }];
    }),
  }));
}

/** The remembered places of these columns in this base. Scenes it does not have are left out; columns that were mapped to nothing stay so. */
export function recallMapping(
  remembered: RememberedMapping,
  columns: readonly Column[],
  { scenes }: Storyboard,
): Mapping {
  const byHeading = new Map(remembered.map(({ heading, addresses }) => [heading, addresses]));
  return Object.fromEntries(
    columns.flatMap(({ id, name }) => {
      const addresses = (byHeading.get(headingKey(name)) ?? []).flatMap((address): SlotAddress[] => {
        if (!("sceneId" in address)) return [address];
        const scene = scenes[Number(address.sceneId)];
        return scene ? [{ ...address, sceneId: scene.id }] : [];
      });
      return addresses.length > 0 ? [[id, addresses]] : [];
    }),
  );
}
