import { idOf } from "~/domain/documents/document-access";
import type { BackLink, BackLinks } from "~/domain/documents/document-answers";
import type { FieldFilter } from "~/domain/documents/document-query";
import { isMasked } from "~/domain/documents/field-mask";
import { writeFieldPath } from "~/domain/documents/field-path";
import type { WireFields, WireValue } from "~/domain/documents/wire-value";
import type { Settings } from "~/settings/settings.server";
import { queryRaw } from "~/stores/documents/raw-documents.server";

const sampled = 12;
const mostFields = 8;
const mostLinks = 10;
const atOnce = 6;

/** A field that names documents: one value or a list, by reference or by id. */
interface NamingField {
  path: string[];
  isList: boolean;
  isReference: boolean;
}

/**
 * Documents that name one. The database keeps no such list: of each open collection a few documents are read, and what in them
 * are references, or ids by their field's name (`ownerId`, `assetIds`), is asked for this one.
 */
export async function findBackLinks(settings: Settings, path: string): Promise<BackLinks> {
  const links: BackLink[] = [];
  let looked = 0;
  const collections = [...settings.documentAccess.collections.keys()];
  for (let at = 0; at < collections.length; at += atOnce) {
    const found = collections.slice(at, at + atOnce).map(async (collection) => {
      const fields = await namingFields(settings, collection);
      looked += fields.length;
      const answers = fields.map((field) => linksBy(settings, collection, field, path));
      return (await Promise.all(answers)).flat();
    });
    links.push(...(await Promise.all(found)).flat());
  }
  const others = links.filter((link) => link.path !== path);
  return { links: others.toSorted((one, other) => (one.path < other.path ? -1 : 1)), looked };
}

async function namingFields(settings: Settings, collection: string): Promise<NamingField[]> {
  const { documents } = await queryRaw(
    settings,
    { collection, where: null, order: [] },
    { after: null, limit: sampled },
  );
  const found = new Map<string, NamingField>();
  for (const { fields } of documents) collect(fields, []);
  const { masks } = settings.documentAccess;
  return [...found.values()].filter((field) => !isMasked(masks, collection, field.path)).slice(0, mostFields);

  function collect(fields: WireFields, within: readonly string[]) {
    for (const [name, value] of Object.entries(fields)) {
      const path = [...within, name];
      const named = naming(name, value);
      if (named) found.set(path.join("\u0000"), { path, ...named });
      if ("mapValue" in value && path.length < 2) collect(value.mapValue.fields, path);
    }
  }
}

function naming(name: string, value: WireValue): Omit<NamingField, "path"> | null {
  if ("referenceValue" in value) return { isList: false, isReference: true };
  if ("stringValue" in value && /(^id|[a-z]Id|_id)$/.test(name) && name !== "id") {
    return { isList: false, isReference: false };
  }
  const [first] = "arrayValue" in value ? value.arrayValue.values : [];
  if (!first) return null;
  if ("referenceValue" in first) return { isList: true, isReference: true };
  return "stringValue" in first && /(Ids|_ids)$/.test(name) ? { isList: true, isReference: false } : null;
}

async function linksBy(
  settings: Settings,
  collection: string,
  field: NamingField,
  path: string,
): Promise<BackLink[]> {
  const name = writeFieldPath(field.path);
  const where: FieldFilter = {
    kind: "field",
    field: name,
    op: field.isList ? "array-contains" : "==",
    value: field.isReference ? { referenceValue: path } : { stringValue: idOf(path) },
  };
  try {
    const { documents } = await queryRaw(
      settings,
      { collection, where, order: [] },
      { after: null, limit: mostLinks },
    );
    return documents.map((document) => ({ path: document.path, field: name }));
  } catch {
    // A field without an index names nobody here.
    return [];
  }
}
