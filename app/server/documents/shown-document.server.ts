import { accessTo, isCollectionPath, isDocumentPath, topOf } from "~/domain/documents/document-access";
import type { DocumentRow } from "~/domain/documents/document-answers";
import {
  conditionsOf,
  type DocumentQuery,
  QueryError,
  readQuery,
  wholeOrder,
} from "~/domain/documents/document-query";
import { holdsMasked, isAroundMasked, isMasked, maskFields } from "~/domain/documents/field-mask";
import { readFieldPath } from "~/domain/documents/field-path";
import { TaggedJsonError, toTaggedFields } from "~/domain/documents/tagged-json";
import type { WireValue } from "~/domain/documents/wire-value";
import type { ApiCall } from "~/server/http/api-route.server";
import type { Settings } from "~/settings/settings.server";
import type { RawDocument } from "~/stores/documents/raw-documents.server";
import { FirestoreError } from "~/stores/firestore/firestore.server";

/** A document as staff see it: what the settings mask is marked. */
export function shownDocument({ documentAccess }: Settings, document: RawDocument): DocumentRow {
  const { path, fields, createTime, updateTime } = document;
  const shown = maskFields(documentAccess.masks, topOf(path), fields);
  return { path, fields: toTaggedFields(shown), createTime, updateTime };
}

type Call = Pick<ApiCall, "settings" | "problem" | "url">;

/** The query of an address; throws the problem to answer with. What is masked cannot be asked for: an answer would tell it. */
export function requireQuery({ settings, problem, url }: Call): DocumentQuery {
  try {
    const query = readQuery(url.searchParams);
    if (!isCollectionPath(query.collection) || !accessTo(settings.documentAccess, query.collection)) {
      throw collectionClosed({ problem });
    }
    const asked = [...conditionsOf(query.where), ...query.order.map(({ field }) => ({ field, value: null }))];
    requireUnmasked({ settings, problem }, query.collection, asked);
    const around = wholeOrder(query).find(({ field }) =>
      isAroundMasked(settings.documentAccess.masks, topOf(query.collection), readFieldPath(field) ?? []),
    );
    if (around) throw fieldMasked(problem, around.field);
    return query;
  } catch (error) {
    if (error instanceof QueryError || error instanceof TaggedJsonError) {
      throw problem(400, "invalid_query", error.message);
    }
    throw error;
  }
}

/** Throws the problem to answer with where a field is masked, or a map is compared that holds one: either would tell it. */
export function requireUnmasked(
  { settings, problem }: Pick<Call, "settings" | "problem">,
  collection: string,
  asked: readonly { field: string; value: WireValue | null }[],
): void {
  const { masks } = settings.documentAccess;
  const masked = asked.find(({ field, value }) => {
    const path = readFieldPath(field) ?? [];
    return (
      isMasked(masks, topOf(collection), path) ||
      (value !== null && holdsMasked(masks, topOf(collection), path, value))
    );
  });
  if (masked !== undefined) throw fieldMasked(problem, masked.field);
}

function fieldMasked(problem: Call["problem"], field: string): Response {
  return problem(
    400,
    "field_masked",
    `${field} is masked, or holds what is: it cannot be filtered, ordered or added up, since that would tell it. Take it out of the query.`,
  );
}

/** The path of a document from an address; throws the problem to answer with. */
export function requireDocumentPath(
  { settings, problem }: Pick<Call, "settings" | "problem">,
  path: string | null,
): string {
  if (path && isDocumentPath(path) && accessTo(settings.documentAccess, path)) return path;
  throw collectionClosed({ problem });
}

export function collectionClosed({ problem }: Pick<Call, "problem">): Response {
  return problem(
    404,
    "collection_closed",
    "There is no such collection here. Choose one of the list; the setting DOCUMENT_COLLECTIONS says which are open.",
  );
}

/** What the database says of a request that it does not take, in its own words; throws anything else. */
export function refusalOf(error: unknown, { problem }: Pick<Call, "problem">): Response {
  if (!(error instanceof FirestoreError)) throw error;
  const said = error.message.replace(/^Firestore answered \d+: /, "");
  if (error.code === "failed_precondition" && said.includes("index")) {
    return problem(409, "index_missing", said);
  }
  if (error.code === "invalid_argument") return problem(400, "refused_by_database", said);
  throw error;
}
