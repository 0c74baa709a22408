import type {
  ChatMessage,
  Feedback,
  MessageMetadata,
  MessagePart,
  Thread,
  ThreadSettings,
} from "~/domain/chat/thread";
import type { ThreadAct } from "~/domain/chat/thread-acts";
import { childrenOf, latestLeaf, pathTo } from "~/domain/chat/thread-tree";
import { act, readThread } from "./api";
import { tellOtherTabs } from "./other-tabs";

export interface TalkState {
  thread: Thread;
  tree: ReadonlyMap<string, ChatMessage>;
  children: ReturnType<typeof childrenOf>;
  path: readonly ChatMessage[];
  /** Ids of answers that are on their way and can be read. */
  coming: readonly string[];
  isStopping: boolean;
}

const blank: MessageMetadata = {
  ...{ parentId: null, at: "", state: "done", modelId: null, problem: null },
  ...{ inputTokens: null, outputTokens: null, costUsd: null, firstMs: null, totalMs: null },
  ...{ feedback: null, pairId: null },
};

/** One thread as this page knows it. What is asked shows at once, and is taken back where the server refuses it. */
export class Talk {
  #state: TalkState;
  readonly #listeners = new Set<() => void>();
  readonly #live = new Map<string, ChatMessage>();
  readonly #liveListeners = new Map<string, Set<() => void>>();
  #onChanged: () => void = () => {};

  constructor(thread: Thread) {
    this.#state = stateOf(thread);
  }

  readonly read = (): TalkState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** An answer as far as it came; it changes with each word, the rest of the thread does not. */
  readonly readLive = (id: string): ChatMessage | null => this.#live.get(id) ?? null;

  subscribeLive(id: string, listener: () => void): () => void {
    const listeners = this.#liveListeners.get(id) ?? new Set();
    this.#liveListeners.set(id, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  onChanged(listener: () => void): void {
    this.#onChanged = listener;
  }

  tellLive(message: ChatMessage): void {
    this.#live.set(message.id, message);
    for (const listener of this.#liveListeners.get(message.id) ?? []) listener();
  }

  /** An answer came to its end, or to a question of its own. */
  async finish(id: string): Promise<void> {
    const live = this.#live.get(id);
    this.#live.delete(id);
    if (!live || live.metadata.state === "streaming") return this.reload();
    this.#put([live], { coming: this.#state.coming.filter((one) => one !== id) });
    if (this.#state.coming.length === 0) this.#change({ isStopping: false });
    this.#onChanged();
  }

  async reload(): Promise<void> {
    const thread = await readThread(this.#state.thread.id);
    this.#state = stateOf(thread);
    this.#tell();
  }

  async ask(
    { text, files, parentId }: { text: string; files: readonly MessagePart[]; parentId: string | null },
    modelIds: readonly string[],
  ): Promise<void> {
    const message: ChatMessage = {
      ...{ id: crypto.randomUUID(), role: "user", parts: [...files, { type: "text", text }] },
      metadata: { ...blank, parentId, at: new Date().toISOString() },
    };
    const fileIds = files.map(({ url }) => String(url).split("/").at(-1) ?? "");
    await this.#answer([message], message.id, modelIds, (answers) => ({
      ...{ do: "ask", messageId: message.id, parentId, text, fileIds, answers },
    }));
  }

  async regenerate(parentId: string, modelIds: readonly string[]): Promise<void> {
    await this.#answer([], parentId, modelIds, (answers) => ({ do: "regenerate", parentId, answers }));
  }

  async editAnswer(message: ChatMessage, text: string): Promise<void> {
    const newId = crypto.randomUUID();
    await this.#act({ do: "edit-answer", messageId: message.id, newId, text });
    const { parentId } = message.metadata;
    const metadata = { ...blank, parentId, at: new Date().toISOString() };
    this.#put([{ id: newId, role: "assistant", parts: [{ type: "text", text }], metadata }], {
      leafId: newId,
    });
  }

  async settle(message: ChatMessage, approvalId: string, reason: string | null): Promise<void> {
    const messageId = message.id;
    await this.#act(
      reason === null
        ? { do: "refuse", messageId, approvalId }
        : { do: "allow", messageId, approvalId, reason },
    );
    const parts = message.parts.map((part) =>
      (part.approval as { id?: string } | undefined)?.id === approvalId
        ? { ...part, state: "approval-responded" }
        : part,
    );
    const isWaiting = parts.some(({ state }) => state === "approval-requested");
    const metadata = {
      ...message.metadata,
      state: isWaiting ? ("waiting" as const) : ("streaming" as const),
    };
    const coming = isWaiting ? this.#state.coming : [...this.#state.coming, messageId];
    this.#put([{ ...message, parts, metadata }], { coming });
  }

  async stop(): Promise<void> {
    this.#change({ isStopping: true });
    try {
      await this.#act({ do: "stop" });
    } catch (error) {
      this.#change({ isStopping: false });
      throw error;
    }
  }

  /** Shows the path that a message stands in, to its end. */
  async show(messageId: string): Promise<void> {
    const leafId = latestLeaf(this.#state.children, messageId);
    this.#put([], { leafId });
    await this.#act({ do: "show", leafId });
  }

  async rate(message: ChatMessage, feedback: Feedback | null): Promise<void> {
    this.#put([{ ...message, metadata: { ...message.metadata, feedback } }], {});
    await this.#act({ do: "rate", messageId: message.id, feedback });
  }

  async set(change: { title?: string; settings?: ThreadSettings }): Promise<void> {
    this.#change({ thread: { ...this.#state.thread, ...change } });
    await this.#act({ do: "set", ...change });
    this.#onChanged();
  }

  async #answer(
    said: readonly ChatMessage[],
    parentId: string,
    modelIds: readonly string[],
    actOf: (answers: { id: string; modelId: string }[]) => ThreadAct,
  ): Promise<void> {
    const before = this.#state;
    const answers = modelIds.map((modelId) => ({ id: crypto.randomUUID(), modelId }));
    const at = new Date().toISOString();
    const pairId = answers.length > 1 ? parentId : null;
    const coming = answers.map(
      ({ id, modelId }): ChatMessage => ({
        ...{ id, role: "assistant", parts: [] },
        metadata: { ...blank, parentId, at, modelId, pairId, state: "streaming" },
      }),
    );
    this.#put([...said, ...coming], { leafId: answers[0]?.id ?? null });
    try {
      await this.#act(actOf(answers));
    } catch (error) {
      // What was added meanwhile is nothing but this.
      this.#state = { ...before, thread: { ...this.#state.thread, leafId: before.thread.leafId } };
      this.#tell();
      throw error;
    }
    this.#change({ coming: [...this.#state.coming, ...answers.map(({ id }) => id)] });
    this.#onChanged();
  }

  async #act(body: ThreadAct): Promise<void> {
    const { id } = this.#state.thread;
    await act(id, body);
    tellOtherTabs(id);
  }

  #put(
    messages: readonly ChatMessage[],
    change: { leafId?: string | null; coming?: readonly string[] },
  ): void {
    const tree = new Map(this.#state.tree);
    for (const message of messages) tree.set(message.id, message);
    const leafId = change.leafId === undefined ? this.#state.thread.leafId : change.leafId;
    const thread = { ...this.#state.thread, leafId };
    const { coming = this.#state.coming } = change;
    this.#change({ thread, tree, children: childrenOf(tree), path: pathTo(tree, leafId), coming });
  }

  #change(change: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function stateOf(thread: Thread): TalkState {
  const tree = new Map(thread.messages.map((message) => [message.id, message]));
  const coming = thread.messages.filter(({ metadata }) => metadata.state === "streaming").map(({ id }) => id);
  return {
    ...{ thread, tree, coming, isStopping: false },
    children: childrenOf(tree),
    path: pathTo(tree, thread.leafId),
  };
}
