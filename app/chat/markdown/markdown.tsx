import { memo, useMemo, useState } from "react";
import { Blocks } from "./block";
import { GrowingMarkdown } from "./growing-markdown";
import { readMarkdown } from "./read-markdown";

interface MarkdownProps {
  text: string;
  /** Whether more of it is on its way. */
  isComing?: boolean;
}

/** What a model wrote, with headings, lists, tables, code and formulas. Blocks that stand are not drawn anew while more comes. */
export const Markdown = memo(({ text, isComing = false }: MarkdownProps) => {
  const [growing] = useState(() => new GrowingMarkdown());
  const blocks = useMemo(
    () => (isComing ? growing.read(text) : readMarkdown(text, false)),
    [text, isComing, growing],
  );
  return (
    <div dir="auto" data-words className="min-w-0 leading-relaxed wrap-break-word">
      <Blocks tokens={blocks} />
    </div>
  );
});
