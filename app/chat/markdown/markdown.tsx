import { memo, useMemo } from "react";
import { Blocks } from "./block";
import { readMarkdown } from "./read-markdown";

interface MarkdownProps {
  text: string;
  /** Whether more of it is on its way. */
  isComing?: boolean;
}

/** What a model wrote, with headings, lists, tables, code and formulas. Blocks that stand are not drawn anew while more comes. */
export const Markdown = memo(({ text, isComing = false }: MarkdownProps) => {
  const blocks = useMemo(() => readMarkdown(text, isComing), [text, isComing]);
  return (
    <div dir="auto" data-words className="min-w-0 leading-relaxed wrap-break-word">
      <Blocks tokens={blocks} />
    </div>
  );
});
