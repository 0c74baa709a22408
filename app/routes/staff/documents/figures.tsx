import { useId } from "react";
import type { DocumentFigures } from "~/domain/documents/document-answers";
import { usePolled } from "~/staff/use-polled";

interface FiguresProps {
  /** As its address has it. */
  query: string;
  /** Whose sum and average are asked for; empty for none. */
  field: string;
  fields: readonly string[];
  isLive: boolean;
  onField: (field: string) => void;
}

const lookEveryMs = 10_000;
const figure = (value: number | string | null) =>
  value === null
    ? "none"
    : typeof value === "number"
      ? value.toLocaleString("en", { maximumFractionDigits: 6 })
      : value;

/** How many documents a query finds, and the sum and average of a field over all of them. */
export function Figures({ query, field, fields, isLive, onField }: FiguresProps) {
  const id = useId();
  const { answer, problem } = usePolled<DocumentFigures>(
    `/api/v1/staff/documents/figures?${query}${field ? `&field=${encodeURIComponent(field)}` : ""}`,
    isLive ? lookEveryMs : null,
  );
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="tabular text-muted" role="status">
        {answer
          ? `${answer.count.toLocaleString("en")} ${answer.count === 1 ? "document" : "documents"}`
          : problem
            ? ""
            : "Counting…"}
      </span>
      <label htmlFor={id} className="sr-only">
        Add up a field
      </label>
      <select
        id={id}
        value={field}
        onChange={({ target }) => onField(target.value)}
        className="h-8 max-w-40 rounded-md border border-line-strong bg-raised px-1.5"
      >
        <option value="">Add up: nothing</option>
        {[...new Set([...(field ? [field] : []), ...fields])].map((each) => (
          <option key={each} value={each}>
            Add up: {each}
          </option>
        ))}
      </select>
      {field && answer && !problem && (
        <span className="tabular">
          Sum {figure(answer.sum)} · average {figure(answer.average)}
        </span>
      )}
      {/* What is wrong with the query stands where its documents would. */}
      {problem && <span className="text-danger">{field ? problem.message : "Not counted."}</span>}
    </span>
  );
}
