import type { ComponentType } from "react";
import type { FactKind } from "~/domain/facts/fact";
import type { Section, SlotKind } from "~/sections/page";
import type { ShownPage, ShownSlot } from "~/sections/shown-page";

/** Where the content of a slot comes from: what is known, a writer, the person's media, or the section's own settings. */
export type ContentSource = "fact" | "written" | "media" | "fixed";

interface Declared<Kind extends SlotKind> {
  kind: Kind;
  /** What its field is called, in sentence case. */
  label: string;
  source: ContentSource;
  /** Without it the section, or the block, is not shown. */
  isRequired?: boolean;
}

export interface TextDeclaration extends Declared<"text"> {
  /** Characters a writer stays within; an editor warns beyond it. The page is drawn well up to twice as many. */
  most: number;
  lines: "one" | "many";
  /** Facts that a writer tells here. */
  facts?: readonly FactKind[];
}
export interface FactDeclaration extends Declared<"fact"> {
  kinds: readonly FactKind[];
}
export interface ImageDeclaration extends Declared<"image"> {
  /** Width by height it is cropped to; null shows it whole. */
  ratio: number | null;
  /** What a new one is to show, for its prompt: one angle each. */
  angle?: string;
}
export interface ChoiceDeclaration extends Declared<"choice"> {
  options: readonly { value: string; label: string }[];
  initial: string;
}
export interface NumberDeclaration extends Declared<"number"> {
  least: number;
  most: number;
  step: number;
  initial: number;
}
export interface SwitchDeclaration extends Declared<"switch"> {
  initial: boolean;
}
export type PlainDeclaration = Declared<"video" | "link" | "date" | "icon" | "table">;

export type SlotDeclaration =
  | TextDeclaration
  | FactDeclaration
  | ImageDeclaration
  | ChoiceDeclaration
  | NumberDeclaration
  | SwitchDeclaration
  | PlainDeclaration;

export type SlotDeclarations = Readonly<Record<string, SlotDeclaration>>;

/** A section as its view is given it: each slot that has content, and no other. */
export interface ShownSection<
  Declarations extends SlotDeclarations = SlotDeclarations,
  BlockDeclarations extends SlotDeclarations = SlotDeclarations,
> {
  id: string;
  type: string;
  variant: string;
  /** An id that no other section of the page has, for headings and places. */
  anchor: string;
  /** Whether it stands first: its image is loaded at once. */
  isFirst: boolean;
  slots: ShownSlots<Declarations>;
  blocks: { id: string; slots: ShownSlots<BlockDeclarations> }[];
}

export type ShownSlots<Declarations extends SlotDeclarations> = {
  readonly [Name in keyof Declarations]?: ShownSlot<Declarations[Name]["kind"]>;
};

export interface SectionViewProps<
  Declarations extends SlotDeclarations = SlotDeclarations,
  BlockDeclarations extends SlotDeclarations = SlotDeclarations,
> {
  section: ShownSection<Declarations, BlockDeclarations>;
  page: ShownPage;
}

/** What people look for when they add a section. */
export const sectionGroups = ["open", "show", "explain", "prove", "sell", "close"] as const;

/** Small scripts of `app/sections/islands` that a section asks for; without them it works all the same. */
export const islandNames = [
  "gallery",
  "video",
  "countdown",
  "newsletter",
  "sticky-bar",
  "before-after",
] as const;
export type IslandName = (typeof islandNames)[number];

export interface SectionDefinition<
  Declarations extends SlotDeclarations = SlotDeclarations,
  BlockDeclarations extends SlotDeclarations = SlotDeclarations,
> {
  type: string;
  /** Raised when stored content changes its meaning; `upgrades` then has one more entry. */
  version: number;
  label: string;
  /** One line for people who choose. */
  about: string;
  group: (typeof sectionGroups)[number];
  variants: readonly { value: string; label: string }[];
  slots: Declarations;
  /** Slots of which at least one has content; otherwise it is not shown. */
  needsOneOf?: readonly (keyof Declarations & string)[];
  /** What it has several of; absent where it has none. */
  blocks?: {
    label: string;
    /** Fewer are not shown at all. */
    least: number;
    most: number;
    /** Facts of which each makes one block, where the section is made from facts. */
    each?: readonly FactKind[];
    /** As of the section, for each block. */
    needsOneOf?: readonly (keyof BlockDeclarations & string)[];
    slots: BlockDeclarations;
  };
  /** From version 1 to 2, from 2 to 3 …: pure, and never changed once released. */
  upgrades?: readonly ((section: Section) => Section)[];
  islands?: readonly IslandName[];
  /** Of this section alone, each selector below `.s-<type>`; colours, type and spacing by the theme's custom properties. */
  css: string;
  View: ComponentType<SectionViewProps<Declarations, BlockDeclarations>>;
}

/** Declares a section; its view's slots are typed by the declarations. */
export function defineSection<
  const Declarations extends SlotDeclarations,
  const BlockDeclarations extends SlotDeclarations = Record<never, never>,
>(definition: SectionDefinition<Declarations, BlockDeclarations>): SectionDefinition {
  // What a view is given is made from the same declarations.
  return definition as unknown as SectionDefinition;
}
