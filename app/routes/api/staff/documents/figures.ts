import type { DocumentFigures } from "~/domain/documents/document-answers";
import { isField } from "~/domain/documents/document-query";
import type { WireValue } from "~/domain/documents/wire-value";
import { refusalOf, requireQuery, requireUnmasked } from "~/server/documents/shown-document.server";
import { answerMethods, json } from "~/server/http/api-route.server";
import { aggregateRaw } from "~/stores/documents/raw-documents.server";

/** For staff: how many documents a query finds; with `field` its sum and average, over those that have a number there. */
const handle = answerMethods({
  GET: async (call) => {
    const query = requireQuery(call);
    const field = call.url.searchParams.get("field");
    if (field) {
      if (!isField(field)) return call.problem(400, "invalid_field", `"${field}" is no path of a field.`);
      requireUnmasked(call, query.collection, [{ field, value: null }]);
    }
    try {
      const { count, sum, average } = await aggregateRaw(call.settings, query, field);
      return json({
        count: Number(numberOf(count) ?? 0),
        sum: numberOf(sum),
        average: numberOf(average),
      } satisfies DocumentFigures);
    } catch (error) {
      return refusalOf(error, call);
    }
  },
});

/** A figure as text where a number of JSON would not be exact. */
function numberOf(value: WireValue | null): number | string | null {
  if (value && "doubleValue" in value) return value.doubleValue;
  if (!value || !("integerValue" in value)) return null;
  const number = Number(value.integerValue);
  return Number.isSafeInteger(number) ? number : value.integerValue;
}

export { handle as action, handle as loader };
