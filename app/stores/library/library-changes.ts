import { type Layout, layoutSchema } from "~/scene/layouts/layout";
import { builtInLibrary, type Library } from "~/scene/library";
import { type Template, templateSchema } from "~/scene/templates/template";

/** Where the stored layouts and templates differ from those that come with the product: small, usually empty. */
export interface LibraryChanges {
  layouts: Layout[];
  templates: Template[];
}

export const noLibraryChanges: LibraryChanges = { layouts: [], templates: [] };

/** The library with its changes; the very same object where there are none. */
export function libraryWith({ layouts, templates }: LibraryChanges): Library {
  if (layouts.length === 0 && templates.length === 0) return builtInLibrary;
  const byId = <One extends { id: string }>(ones: readonly One[]) =>
    ones.map((one) => [one.id, one] as const);
  return {
    layouts: new Map([...builtInLibrary.layouts, ...byId(layouts)]),
    templates: new Map([...builtInLibrary.templates, ...byId(templates)]),
  };
}

/** One of the two collections: its name, what comes with the product, and how a document of it is read. */
export const libraryCollections = {
  layouts: { builtIn: builtInLibrary.layouts, schema: layoutSchema },
  templates: { builtIn: builtInLibrary.templates, schema: templateSchema },
} as const;

interface SeedWrite {
  id: string;
  data: Record<string, unknown>;
  exists: boolean;
}

/**
 * What has to be written to bring a stored collection up to the product's files. A document is made where there is
 * none, and replaced where nobody changed it since an earlier release made it; one that staff changed stays.
 */
export function planSeeding(
  builtIn: ReadonlyMap<string, object>,
  stored: ReadonlyMap<string, Record<string, unknown>>,
): SeedWrite[] {
  return [...builtIn].flatMap(([id, definition]): SeedWrite[] => {
    const seededAs = canonical(definition);
    const document = stored.get(id);
    if (!document) return [{ id, data: { ...definition, seededAs }, exists: false }];
    const isUntouched = document.seededAs === canonical(withoutMarks(document));
    return isUntouched && document.seededAs !== seededAs
      ? [{ id, data: { ...definition, seededAs }, exists: true }]
      : [];
  });
}

/** A stored document without what only its keeping needs. */
export function withoutMarks(document: Record<string, unknown>): Record<string, unknown> {
  const { seededAs: _, updatedAt: __, ...definition } = document;
  return definition;
}

/** The same text for the same data, whatever the order of its keys: Firestore returns them sorted. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([first], [second]) => (first < second ? -1 : 1)))
      : inner,
  );
}
