import type { Element, ElementContent, Overlay, OverlayContent } from "~/scene/element";
import type { FactBinding } from "~/scene/fact-binding";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** The words that a person added to a scene: its elements' and its captions'. */
export function addedWords({ elements, captions }: Pick<Scene, "elements" | "captions">): string[] {
  return [
    ...Object.values(elements ?? {}).flatMap(({ content }) => wordsOfContent(content)),
    ...Object.values(captions ?? {}).flatMap((cues) => cues.map(({ text }) => text)),
  ].filter((text) => text.trim() !== "");
}

/** The words that lie over several scenes. */
export function overlayWords({ overlays }: Pick<Storyboard, "overlays">): string[] {
  return Object.values(overlays ?? {})
    .flatMap(({ content }) => wordsOfContent(content))
    .filter((text) => text.trim() !== "");
}

export function wordsOfContent(content: ElementContent | OverlayContent): string[] {
  switch (content.kind) {
    case "text":
      return [content.text];
    case "lower-third":
      return [content.title, content.subtitle];
    case "countdown":
      return [content.over];
    default:
      return [];
  }
}

/** What was added says so, with the facts it states; a lower third's subtitle stands beneath its title. */
export interface AddedLine {
  text: string;
  facts: readonly FactBinding[];
}

type Content = Element["content"] | Overlay["content"];

export function lineOf(content: Content): AddedLine | null {
  if (content.kind === "text") return { text: content.text, facts: content.facts ?? [] };
  if (content.kind !== "lower-third") return null;
  return { text: `${content.title}\n${content.subtitle}`, facts: content.facts ?? [] };
}

/** The records of elements or overlays with other lines; the very same where none changed. Null leaves a line as it is. */
export function mapLines<Item extends Element | Overlay>(
  items: Record<string, Item> | undefined,
  change: (line: AddedLine, content: Content, id: string) => AddedLine | null,
): Record<string, Item> | undefined {
  if (!items) return items;
  let isSame = true;
  const entries = Object.entries(items).map(([id, item]): [string, Item] => {
    const line = lineOf(item.content);
    const next = line && change(line, item.content, id);
    if (!next) return [id, item];
    isSame = false;
    const { facts: _, ...plain } = item.content as Extract<Content, { kind: "text" | "lower-third" }>;
    const said = plain.kind === "text" ? { text: next.text } : titlesOf(next.text, plain.title);
    const content = { ...plain, ...said, ...(next.facts.length > 0 && { facts: [...next.facts] }) };
    return [id, { ...item, content } as Item];
  });
  return isSame ? items : Object.fromEntries(entries);
}

/** The two lines of a lower third again; a fact's words have no line breaks, so the title has as many as before. */
function titlesOf(text: string, before: string): { title: string; subtitle: string } {
  const lines = text.split("\n");
  const count = before.split("\n").length;
  return { title: lines.slice(0, count).join("\n"), subtitle: lines.slice(count).join("\n") };
}
