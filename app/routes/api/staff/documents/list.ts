import type { DocumentPage } from "~/domain/documents/document-answers";
import { wholeOrder } from "~/domain/documents/document-query";
import { valueAt } from "~/domain/documents/field-mask";
import { readFieldPath } from "~/domain/documents/field-path";
import { fromTagged, toTagged } from "~/domain/documents/tagged-json";
import type { WireFields, WireValue } from "~/domain/documents/wire-value";
import {
  refusalOf,
  requireQuery,
  requireUnmasked,
  shownDocument,
} from "~/server/documents/shown-document.server";
import { answerMethods, json } from "~/server/http/api-route.server";
import { queryRaw } from "~/stores/documents/raw-documents.server";

const most = 100;
const usual = 50;

/** For staff: documents of a collection by a query, page by page; `after` is the `next` of the page before. */
const handle = answerMethods({
  GET: async (call) => {
    const { settings, url } = call;
    const query = requireQuery(call);
    const asked = Number(url.searchParams.get("limit"));
    const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : usual;
    const after = cursorOf(url);
    // The order of maps tells what they hold: no page is answered that begins or goes on at one with a masked field, or shows one.
    const order = wholeOrder(query);
    const requireShown = (values: readonly (WireValue | null | undefined)[]) => {
      const asked = order.map(({ field }, at) => ({ field, value: values[at] ?? null }));
      requireUnmasked(call, query.collection, asked);
    };
    requireShown(after ?? []);
    try {
      const { documents, last } = await queryRaw(settings, query, { after, limit });
      const valuesOf = (fields: WireFields) =>
        order.map(({ field }) => valueAt(fields, readFieldPath(field) ?? []));
      for (const { fields } of documents) requireShown(valuesOf(fields));
      requireShown(last ?? []);
      return json({
        rows: documents.map((document) => shownDocument(settings, document)),
        next: last && JSON.stringify(last.map(toTagged)),
      } satisfies DocumentPage);
    } catch (error) {
      return refusalOf(error, call);
    }
  },
});

function cursorOf({ searchParams }: URL): WireValue[] | null {
  try {
    const values: unknown = JSON.parse(searchParams.get("after") ?? "null");
    return Array.isArray(values) ? values.map((value) => fromTagged(value)) : null;
  } catch {
    return null;
  }
}

export { handle as action, handle as loader };
