import type { ChatMessage, ChatModelFacts, Thread } from "~/domain/chat/thread";
import { type ThreadFile, threadFileSchema } from "~/domain/chat/thread-acts";
import { textOf } from "~/domain/chat/thread-tree";

/** A thread with all its branches, as it can be imported again. Files are named and not in it. */
export function threadAsJson({ title, leafId, settings, messages }: Thread): string {
  const file: ThreadFile = { format: "vitrine-thread-1", title, leafId, settings, messages };
  return JSON.stringify(file, null, 2);
}

/** Reads a download; what of its ids stood in another thread is given new ones. Throws SyntaxError with what to do. */
export function readThreadFile(text: string): ThreadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SyntaxError("The file is not JSON. Choose a thread that was downloaded here as JSON.");
  }
  const { data } = threadFileSchema.safeParse(value);
  if (!data)
    throw new SyntaxError("The file is not a thread of ours. Choose one that was downloaded here as JSON.");
  const ids = new Map(data.messages.map(({ id }) => [id, crypto.randomUUID()]));
  const renewed = (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  return {
    ...data,
    leafId: renewed(data.leafId),
    messages: data.messages.map((message) => ({
      ...message,
      id: renewed(message.id) ?? message.id,
      metadata: { ...message.metadata, parentId: renewed(message.metadata.parentId) },
    })),
  };
}

/** The path that is shown, to be read by people. */
export function threadAsMarkdown(
  title: string,
  path: readonly ChatMessage[],
  models: readonly ChatModelFacts[],
): string {
  const parts = path.map((message) => {
    const { role, metadata } = message;
    const model = models.find(({ id }) => id === metadata.modelId)?.label ?? metadata.modelId;
    const who = role === "user" ? "You" : (model ?? "Written by hand");
    const files = message.parts.flatMap(({ type, filename }) =>
      type === "file" ? [`*File: ${filename}*`] : [],
    );
    const tools = message.parts.flatMap(toolAsMarkdown);
    return [`## ${who}`, ...files, ...tools, textOf(message)].filter(Boolean).join("\n\n");
  });
  return `# ${title}\n\n${parts.join("\n\n")}\n`;
}

function toolAsMarkdown({ type, input, output }: ChatMessage["parts"][number]): string[] {
  if (!type.startsWith("tool-")) return [];
  const told = output === undefined ? "" : `\n\n\`\`\`json\n${JSON.stringify(output, null, 2)}\n\`\`\``;
  return [`*Tool ${type.slice(5)}* \`${JSON.stringify(input)}\`${told}`];
}
