import { type Block, type Page, pageLimits, type Section } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { changeSection, withMoved } from "./change-section";
import { PageEditError } from "./page-edit-error";

/** Pure edits of what a section has several of. Each throws `section-not-found` where the section is gone. */

/** Puts a block in before the one at `index`, under a new id; places beyond the end are the end. Throws `too-many-blocks` and `id-taken`. */
export function addBlock(page: Page, sectionId: string, block: Block, index: number, id: string): Page {
  return changeSection(page, sectionId, (section) => withBlock(section, block, index, id));
}

/** Moves a block to a place counted after it was taken out; places beyond the ends are the ends. Throws `block-not-found`. */
export function moveBlock(page: Page, sectionId: string, blockId: string, toIndex: number): Page {
  return changeSection(page, sectionId, (section) => {
    requireBlock(section, blockId);
    const blockOrder = withMoved(section.blockOrder, blockId, toIndex);
    return blockOrder === section.blockOrder ? section : { ...section, blockOrder };
  });
}

/** Takes a block out. Throws `block-not-found`. */
export function removeBlock(page: Page, sectionId: string, blockId: string): Page {
  return changeSection(page, sectionId, (section) => {
    requireBlock(section, blockId);
    const { [blockId]: _, ...blocks } = section.blocks;
    return { ...section, blocks, blockOrder: section.blockOrder.filter((id) => id !== blockId) };
  });
}

/** Puts a copy of a block after it, under a new id. Throws `block-not-found`, `too-many-blocks` and `id-taken`. */
export function duplicateBlock(page: Page, sectionId: string, blockId: string, newId: string): Page {
  return changeSection(page, sectionId, (section) =>
    withBlock(section, requireBlock(section, blockId), section.blockOrder.indexOf(blockId) + 1, newId),
  );
}

/** The block with an id. Throws `block-not-found`. */
export function requireBlock({ blocks }: Pick<Section, "blocks">, blockId: string): Block {
  const block = Object.hasOwn(blocks, blockId) ? blocks[blockId] : undefined;
  if (!block) throw new PageEditError("block-not-found", "This is not in its section any more.");
  return block;
}

/** How many blocks a section may have. */
export function mostBlocks({ type }: Pick<Section, "type">): number {
  return Math.min(sectionTypes.get(type)?.blocks?.most ?? pageLimits.blocks, pageLimits.blocks);
}

function withBlock(section: Section, block: Block, index: number, id: string): Section {
  const most = mostBlocks(section);
  if (section.blockOrder.length >= most) {
    throw new PageEditError(
      "too-many-blocks",
      `This section has at most ${most} entries. Remove one to add another.`,
    );
  }
  if (Object.hasOwn(section.blocks, id)) {
    throw new PageEditError("id-taken", "This is in its section already.");
  }
  const at = Math.min(section.blockOrder.length, Math.max(0, index));
  return {
    ...section,
    blocks: { ...section.blocks, [id]: block },
    blockOrder: section.blockOrder.toSpliced(at, 0, id),
  };
}
