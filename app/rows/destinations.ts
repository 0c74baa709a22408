import type { SlotAddress } from "~/domain/rows/table";
import { formOfStoryboard } from "~/scene/forms";
import type { Library } from "~/scene/library";
import { headingOf } from "~/scene/scene-heading";
import type { Storyboard } from "~/scene/storyboard";

export interface Destination {
  label: string;
  address: SlotAddress;
}

/** Where the cells of a column can go, in groups as they are offered. */
export interface DestinationGroup {
  name: string;
  destinations: Destination[];
}

const slotNames: Readonly<Record<string, string>> = {
  label: "Line above",
  headline: "Headline",
  body: "Text",
  action: "Button",
  figure: "Number",
  icon: "Icon",
  picture: "Picture",
  "picture-2": "Picture 2",
  "picture-3": "Picture 3",
  "picture-4": "Picture 4",
};

/** A slot, as people call it. */
export function nameOfSlot(slot: string): string {
  return slotNames[slot] ?? slot;
}

const ofRow: readonly Destination[] = [
  { label: "Video’s name", address: { to: "title" } },
  { label: "File name", address: { to: "file-name" } },
  { label: "SKU", address: { to: "sku" } },
  { label: "Variants of one product", address: { to: "group" } },
  { label: "Format", address: { to: "format" } },
  { label: "Language", address: { to: "language" } },
  { label: "Make this row", address: { to: "wanted" } },
  { label: "Accent colour", address: { to: "color", token: "accent" } },
  { label: "Background colour", address: { to: "color", token: "background" } },
  { label: "Text colour", address: { to: "color", token: "text" } },
];

const facts: readonly Destination[] = [
  { label: "Product name", address: { to: "fact", kind: "name" } },
  { label: "Brand", address: { to: "fact", kind: "brand" } },
  { label: "Price", address: { to: "fact", kind: "price" } },
  { label: "Price before", address: { to: "fact", kind: "list-price" } },
  { label: "Description", address: { to: "fact", kind: "description" } },
  { label: "Feature", address: { to: "fact", kind: "feature" } },
  { label: "Material", address: { to: "fact", kind: "material" } },
  { label: "Availability", address: { to: "fact", kind: "availability" } },
];

/** What the columns of a table can fill in videos made from a base. */
export function destinationsOf(base: Storyboard, library: Library): DestinationGroup[] {
  const fields = formOfStoryboard(base, library);
  const scenes = base.scenes.map((scene, index): DestinationGroup => {
    const { text } = headingOf(scene, base.language);
    const slots = fields.filter(({ sceneIndex }) => sceneIndex === index).map(({ slot }) => slot);
    // What stands in the base is offered too where its layout would not ask for it.
    const known = new Set([...slots, ...Object.keys(scene.slots)]);
    return {
      name: `Scene ${index + 1}${text ? ` · ${text}` : ""}`,
      destinations: [
        ...[...known].map((slot) => ({
          label: nameOfSlot(slot),
          address: { to: "slot" as const, sceneId: scene.id, slot },
        })),
        { label: "What is said", address: { to: "spoken" as const, sceneId: scene.id } },
      ],
    };
  });
  return [
    ...scenes,
    { name: "The video", destinations: [...ofRow] },
    { name: "Facts that back what it says", destinations: [...facts] },
  ];
}

/** The same text for the same place. */
export function keyOfAddress(address: SlotAddress): string {
  return Object.entries(address)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}

/** Where a column goes, in few words; null where it goes nowhere. */
export function describeDestinations(
  addresses: readonly SlotAddress[] | undefined,
  groups: readonly DestinationGroup[],
): string | null {
  const [first, ...more] = addresses ?? [];
  if (!first) return null;
  const key = keyOfAddress(first);
  for (const [index, { destinations }] of groups.entries()) {
    const found = destinations.find(({ address }) => keyOfAddress(address) === key);
    if (!found) continue;
    const isOfScene = first.to === "slot" || first.to === "spoken";
    const name = isOfScene ? `${index + 1} ${found.label}` : found.label;
    return more.length > 0 ? `${name} +${more.length}` : name;
  }
  return "A scene that is gone";
}
