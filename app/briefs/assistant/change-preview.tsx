import { Fragment } from "react";
import { wordDifference } from "~/domain/data/word-changes";
import type { ComposedBrief } from "~/scene/assistant/brief/brief-outline";
import type { BriefChange } from "./brief-change";
import { fieldLabels, type KnownNames, wordsOfField } from "./field-words";

/** What would be set, field by field, beside what stands there. */
export function ChangePreview({
  change: { before, after },
  names,
}: {
  change: BriefChange;
  names: KnownNames;
}) {
  const fields = Object.keys(after) as (keyof ComposedBrief)[];
  return (
    <dl aria-label="What changes" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {fields.map((field) => (
        <div key={field} className="contents">
          <dt className="text-muted">{fieldLabels[field]}</dt>
          <dd className="min-w-0">
            {field === "prompt" ? (
              <Words before={before.prompt ?? ""} after={after.prompt ?? ""} />
            ) : (
              <>
                <del className="text-muted">{wordsOfField(field, before, names)}</del>{" "}
                <span aria-hidden="true" className="text-faint">
                  →
                </span>{" "}
                <ins className="font-[550] no-underline">{wordsOfField(field, after, names)}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The text as it would be, with what goes and what comes. */
function Words({ before, after }: { before: string; after: string }) {
  let read = 0;
  return (
    <p
      dir="auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      className="wrap-anywhere max-h-56 overflow-y-auto whitespace-pre-wrap"
    >
      {wordDifference(before, after).map(({ kind, text }) => {
        const words = text.trimStart();
        read += text.length;
        return (
          // The space before words is no part of what is struck out or marked.
          <Fragment key={`${read}-${kind}`}>
            {text.slice(0, text.length - words.length)}
            {kind === "removed" && <del className="text-muted">{words}</del>}
            {kind === "added" && <ins className="rounded-sm bg-success-soft no-underline">{words}</ins>}
            {kind === "same" && words}
          </Fragment>
        );
      })}
    </p>
  );
}
