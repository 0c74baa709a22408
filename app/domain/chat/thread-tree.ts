import type { ChatMessage } from "./thread";

export type Tree = ReadonlyMap<string, ChatMessage>;

/** From the first message to this one; none where it is not there. */
export function pathTo(tree: Tree, leafId: string | null): ChatMessage[] {
  const path: ChatMessage[] = [];
  const seen = new Set<string>();
  for (let id = leafId; id !== null && !seen.has(id); ) {
    seen.add(id);
    const message = tree.get(id);
    if (!message) break;
    path.push(message);
    id = message.metadata.parentId;
  }
  return path.reverse();
}

/** Messages by what they answer or follow, the oldest first; those that begin the thread under the empty name. */
export function childrenOf(tree: Tree): ReadonlyMap<string, readonly ChatMessage[]> {
  return Map.groupBy(tree.values(), ({ metadata }) => metadata.parentId ?? "");
}

/** The end of the path that was last gone on with below a message. */
export function latestLeaf(children: ReturnType<typeof childrenOf>, messageId: string): string {
  let id = messageId;
  for (;;) {
    const last = children.get(id)?.at(-1);
    if (!last) return id;
    id = last.id;
  }
}

/** What a message says in words, without its tools and files. */
export function textOf({ parts }: Pick<ChatMessage, "parts">): string {
  return parts
    .flatMap((part) => (part.type === "text" && typeof part.text === "string" ? [part.text] : []))
    .join("\n\n");
}
