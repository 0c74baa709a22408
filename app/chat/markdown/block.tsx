import type { Token, Tokens } from "marked";
import { memo } from "react";
import { CodeBlock } from "./code-block";
import { Inline } from "./inline";
import { Formula } from "./math";
import type { MathToken } from "./read-markdown";

/** One block of a text. It is drawn anew only where its source changed. */
export const Block = memo(
  ({ token }: { token: Token }) => <BlockOf token={token} />,
  (before, after) => before.token.raw === after.token.raw && before.token.type === after.token.type,
);

function BlockOf({ token }: { token: Token }) {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      const style = depth < 3 ? "mt-4 mb-2 font-[650] text-lg" : "mt-3 mb-1.5 font-[650]";
      // Of one level, whatever a model begins with: a page whose headings leave levels out is hard to hear.
      return (
        <h2 className={`${style} first:mt-0`}>
          <Inline tokens={tokens} />
        </h2>
      );
    }
    case "paragraph":
      return (
        <p className="my-2 first:mt-0 last:mb-0">
          <Inline tokens={token.tokens} />
        </p>
      );
    case "text":
      return token.tokens ? <Inline tokens={token.tokens} /> : (token as Tokens.Text).text;
    case "code": {
      const { text, lang = "" } = token as Tokens.Code;
      return <CodeBlock code={text} language={lang.split(/\s/)[0] ?? ""} />;
    }
    case "blockquote":
      return (
        <blockquote className="my-2 border-line-strong border-s-2 ps-3 text-muted">
          <Blocks tokens={token.tokens} />
        </blockquote>
      );
    case "list":
      return <List token={token as Tokens.List} />;
    case "table":
      return <Table token={token as Tokens.Table} />;
    case "hr":
      return <hr className="my-4 border-line" />;
    case "math": {
      const { tex, isDisplay } = token as unknown as MathToken;
      return <Formula tex={tex} isDisplay={isDisplay} />;
    }
    // Tags among them: they are words here.
    default:
      return <p className="my-2 whitespace-pre-wrap wrap-anywhere">{token.raw.trimEnd()}</p>;
  }
}

export function Blocks({ tokens }: { tokens: readonly Token[] | undefined }) {
  return (tokens ?? []).map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text grows at its end
    <Block key={index} token={token} />
  ));
}

function List({ token: { ordered, start, items } }: { token: Tokens.List }) {
  const style = `my-2 grid gap-1 ps-6 ${ordered ? "list-decimal" : "list-disc"}`;
  const rows = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list grows at its end
    <li key={index} className={item.task ? "-ms-5 list-none" : undefined}>
      {item.task && (
        <input
          type="checkbox"
          checked={item.checked ?? false}
          disabled
          aria-label={item.checked ? "Done" : "Open"}
          className="me-1.5"
        />
      )}
      <Blocks tokens={item.tokens.filter(({ type }) => type !== "checkbox")} />
    </li>
  ));
  if (!ordered) return <ul className={style}>{rows}</ul>;
  return (
    <ol className={style} start={typeof start === "number" ? start : 1}>
      {rows}
    </ol>
  );
}

function Table({ token: { header, align, rows } }: { token: Tokens.Table }) {
  const aligned = (index: number) =>
    align[index] === "right" ? "text-end" : align[index] === "center" ? "text-center" : "text-start";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div tabIndex={0} className="my-3 max-w-full overflow-x-auto rounded-md border border-line">
      <table className="w-full border-collapse text-sm tabular-nums">
        <thead className="bg-sunken">
          <tr>
            {header.map((cell, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay
                key={index}
                scope="col"
                className={`whitespace-nowrap border-line border-b px-3 py-1.5 font-[600] ${aligned(index)}`}
              >
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table grows at its end
            <tr key={index} className="border-line border-b last:border-b-0">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay
                <td key={column} className={`px-3 py-1.5 align-top ${aligned(column)}`}>
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
