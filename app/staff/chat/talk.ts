import { joinContinued } from "~/domain/chat/continued-answer";
import {
  blankMetadata,
  type ChatMessage,
  type Feedback,
  type MessagePart,
  type Thread,
  type ThreadSettings,
} from "~/domain/chat/thread";
import type { ThreadAct } from "~/domain/chat/thread-acts";
import { childrenOf, latestLeaf, pathTo } from "~/domain/chat/thread-tree";
import { problemOf } from "~/staff/problem-of";
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
  /** Kept here: while it is sent, another branch is shown in the place of its editor. */
  unsent: UnsentEdit | null;
}

/** A question written otherwise, as it was sent, until the server has taken it. */
interface UnsentEdit {
  messageId: string;
  text: string;
  /** Why it was refused; null while it is sent. */
  problem: string | null;
}

/** Pauses before the end of an answer is read again. */
const readAgainMs = [0, 1_000, 4_000];

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
    this.#live.set(message.id, { ...message, parts: joinContinued(message.parts) });
    for (const listener of this.#liveListeners.get(message.id) ?? []) listener();
  }

  /** An answer came to its end, or to a question of its own. Never throws: what cannot be read says so where it stands. */
  async finish(id: string): Promise<void> {
    const live = this.#live.get(id);
    this.#live.delete(id);
    if (!live || live.metadata.state === "streaming") return this.#readEnd(id, live);
    this.#put([live], { coming: this.#state.coming.filter((one) => one !== id) });
    if (this.#state.coming.length === 0) this.#change({ isStopping: false });
    this.#onChanged();
  }

  async reload(): Promise<void> {
    const thread = await readThread(this.#state.thread.id);
    this.#state = { ...stateOf(thread), unsent: this.#state.unsent };
    // What was drawn last of a stream must not stand before the message it became.
    for (const id of this.#live.keys()) if (!this.#state.coming.includes(id)) this.#live.delete(id);
    this.#tell();
  }

  /** Reads how an answer ended whose stream does not say it. */
  async #readEnd(id: string, live: ChatMessage | undefined): Promise<void> {
    let problem = "This answer stopped coming. Load the page again to see what is kept of it.";
    if (live) this.#put([live], {});
    for (const pauseMs of readAgainMs) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      try {
        await this.reload();
        if (!this.#state.coming.includes(id)) return;
      } catch (error) {
        problem = problemOf(error).message;
      }
    }
    const message = live ?? this.#state.tree.get(id);
    const metadata = message && { ...message.metadata, state: "failed" as const, problem };
    this.#live.delete(id);
    this.#put(message && metadata ? [{ ...message, metadata }] : [], {
      coming: this.#state.coming.filter((one) => one !== id),
    });
    if (this.#state.coming.length === 0) this.#change({ isStopping: false });
  }

  async ask(
    { text, files, parentId }: { text: string; files: readonly MessagePart[]; parentId: string | null },
    modelIds: readonly string[],
  ): Promise<void> {
    const message: ChatMessage = {
      ...{ id: crypto.randomUUID(), role: "user", parts: [...files, { type: "text", text }] },
      metadata: { ...blankMetadata, parentId, at: new Date().toISOString() },
    };
    const fileIds = files.map(({ url }) => String(url).split("/").at(-1) ?? "");
    await this.#answer([message], message.id, modelIds, (answers) => ({
      ...{ do: "ask", messageId: message.id, parentId, text, fileIds, answers },
    }));
  }

  /** Asks a question in other words, on a branch of its own. Where it is refused, the words stay in `unsent`. */
  async editQuestion(message: ChatMessage, text: string): Promise<void> {
    const unsent: UnsentEdit = { messageId: message.id, text, problem: null };
    const files = message.parts.filter(({ type }) => type === "file");
    this.#change({ unsent });
    try {
      const { parentId } = message.metadata;
      await this.ask({ text, files, parentId }, this.#state.thread.settings.modelIds);
    } catch (error) {
      this.#change({ unsent: { ...unsent, problem: problemOf(error).message } });
      throw error;
    }
    this.forgetEdit(message.id);
    // A thread that nobody named is called by its first question.
    if (message.metadata.parentId === null) void this.reload().catch(() => {});
  }

  forgetEdit(messageId: string): void {
    if (this.#state.unsent?.messageId === messageId) this.#change({ unsent: null });
  }

  async regenerate(parentId: string, modelIds: readonly string[]): Promise<void> {
    await this.#answer([], parentId, modelIds, (answers) => ({ do: "regenerate", parentId, answers }));
  }

  /** Has the model go on with an answer that broke off. */
  async continueAnswer({ id }: ChatMessage): Promise<void> {
    await this.#act({ do: "continue", messageId: id });
    const now = this.#state.tree.get(id);
    if (!now) return;
    const metadata = { ...now.metadata, state: "streaming" as const, problem: null };
    this.#put([{ ...now, metadata }], { coming: withIds(this.#state.coming, [id]) });
    this.#onChanged();
  }

  async editAnswer(message: ChatMessage, text: string): Promise<void> {
    const newId = crypto.randomUUID();
    await this.#act({ do: "edit-answer", messageId: message.id, newId, text });
    const { parentId } = message.metadata;
    const metadata = { ...blankMetadata, parentId, at: new Date().toISOString() };
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
    // Another call of the same answer may have been settled meanwhile.
    const now = this.#live.get(messageId) ?? this.#state.tree.get(messageId) ?? message;
    const parts = now.parts.map((part) =>
      (part.approval as { id?: string } | undefined)?.id === approvalId
        ? { ...part, state: "approval-responded" }
        : part,
    );
    const isWaiting = parts.some(({ state }) => state === "approval-requested");
    const metadata = {
      ...now.metadata,
      state: isWaiting ? ("waiting" as const) : ("streaming" as const),
    };
    const coming = isWaiting ? this.#state.coming : withIds(this.#state.coming, [messageId]);
    this.#put([{ ...now, parts, metadata }], { coming });
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
    const before = this.#state.thread.leafId;
    const leafId = latestLeaf(this.#state.children, messageId);
    this.#put([], { leafId });
    await this.#actOr(() => this.#put([], { leafId: before }), { do: "show", leafId });
  }

  async rate(message: ChatMessage, feedback: Feedback | null): Promise<void> {
    this.#put([{ ...message, metadata: { ...message.metadata, feedback } }], {});
    await this.#actOr(() => this.#put([message], {}), { do: "rate", messageId: message.id, feedback });
  }

  async set(change: { title?: string; settings?: ThreadSettings }): Promise<void> {
    const { title, settings } = this.#state.thread;
    this.#change({ thread: { ...this.#state.thread, ...change } });
    await this.#actOr(() => this.#change({ thread: { ...this.#state.thread, title, settings } }), {
      ...{ do: "set", ...change },
    });
    this.#onChanged();
  }

  async #answer(
    said: readonly ChatMessage[],
    parentId: string,
    modelIds: readonly string[],
    actOf: (answers: { id: string; modelId: string }[]) => ThreadAct,
  ): Promise<void> {
    const { leafId: before } = this.#state.thread;
    const answers = modelIds.map((modelId) => ({ id: crypto.randomUUID(), modelId }));
    const at = new Date().toISOString();
    const pairId = answers.length > 1 ? parentId : null;
    const coming = answers.map(
      ({ id, modelId }): ChatMessage => ({
        ...{ id, role: "assistant", parts: [] },
        metadata: { ...blankMetadata, parentId, at, modelId, pairId, state: "streaming" },
      }),
    );
    const added = [...said, ...coming];
    this.#put(added, { leafId: answers[0]?.id ?? null });
    try {
      await this.#act(actOf(answers));
    } catch (error) {
      this.#takeBack(new Set(added.map(({ id }) => id)), before);
      throw error;
    }
    // A thread that was read meanwhile may have been read before this was in it.
    const missing = added.filter(({ id }) => !this.#state.tree.has(id));
    this.#put(missing, {
      ...(missing.length > 0 && { leafId: answers[0]?.id ?? null }),
      coming: withIds(
        this.#state.coming,
        answers.map(({ id }) => id),
      ),
    });
    this.#onChanged();
  }

  async #act(body: ThreadAct): Promise<void> {
    const { id } = this.#state.thread;
    await act(id, body);
    tellOtherTabs(id);
  }

  /** Does what shows already. Refused, the thread is read again; where that fails too, `undo` takes it back. */
  async #actOr(undo: () => void, body: ThreadAct): Promise<void> {
    try {
      await this.#act(body);
    } catch (error) {
      await this.reload().catch(undo);
      throw error;
    }
  }

  /** Removes messages that were refused, and goes back to where one was unless another branch is shown by now. */
  #takeBack(ids: ReadonlySet<string>, leafId: string | null): void {
    const tree = new Map([...this.#state.tree].filter(([id]) => !ids.has(id)));
    this.#change({ tree });
    this.#put([], ids.has(this.#state.thread.leafId ?? "") ? { leafId } : {});
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

const withIds = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])];

function stateOf(thread: Thread): TalkState {
  const tree = new Map(thread.messages.map((message) => [message.id, message]));
  const coming = thread.messages.filter(({ metadata }) => metadata.state === "streaming").map(({ id }) => id);
  return {
    ...{ thread, tree, coming, isStopping: false, unsent: null },
    children: childrenOf(tree),
    path: pathTo(tree, thread.leafId),
  };
}
