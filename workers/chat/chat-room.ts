import { DurableObject } from "cloudflare:workers";
import type { ChatAnswer, ChatAsker, ChatRefusal, ChatRoomRpc } from "~/domain/chat/chat-room";
import { canContinue } from "~/domain/chat/continued-answer";
import { snippetOf } from "~/domain/chat/snippet";
import {
  blankMetadata,
  type ChatMessage,
  type MessageMetadata,
  type MessagePart,
  type Thread,
  type ThreadSummary,
  threadLimits,
} from "~/domain/chat/thread";
import type { DeskAct, ThreadAct } from "~/domain/chat/thread-acts";
import { type Env, readSettings } from "~/settings/settings.server";
import { AnswerLog } from "./answer-log";
import { Answers } from "./answers";
import { ChatTables, readThreadSettings, type ThreadRow } from "./chat-tables";
import { keepFile } from "./keep-file";

const dayMs = 24 * 3600 * 1000;
/** While an answer comes, the object is looked after so often; a reader need not be there. */
const lookAfterMs = 20_000;
/** A reader may come back for the end of an answer for so long. */
const logKeptMs = 10 * 60_000;

const done: ChatAnswer = { kind: "done" };
const refused = (because: ChatRefusal): ChatAnswer => ({ kind: "refused", because });

type ActOf<Kind extends ThreadAct["do"]> = Extract<ThreadAct, { do: Kind }>;

/**
 * All threads of one staff member, and the answers that are on their way to them. Answers are made here, whoever reads: a reader
 * that is cut off misses nothing, and one that stops stops the model.
 */
export class ChatRoom extends DurableObject<Env> implements ChatRoomRpc {
  private readonly tables: ChatTables;
  private readonly log: AnswerLog;
  private readonly answers: Answers;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.tables = new ChatTables(state.storage.sql);
    this.log = new AnswerLog(state.storage.sql);
    const { tables, log } = this;
    this.answers = new Answers({ settings: readSettings(env), tables, log });
    void state.blockConcurrencyWhile(() => this.answers.takeUpLost());
  }

  async list(query: string): Promise<string> {
    const nowMs = Date.now();
    this.tables.purge(nowMs - threadLimits.keptDays * dayMs);
    this.log.forget(nowMs - logKeptMs);
    const words = query.trim();
    const found = new Map(words ? this.tables.find(words).map((one) => [one.thread_id, one]) : []);
    const threads = this.tables.threads().flatMap((row): ThreadSummary[] => {
      const hit = found.get(row.id);
      if (words && !hit && !row.title.toLowerCase().includes(words.toLowerCase())) return [];
      return [
        {
          ...{ id: row.id, title: row.title, folderId: row.folder_id, isPinned: row.is_pinned === 1 },
          updatedAt: new Date(row.updated_ms).toISOString(),
          messages: row.messages,
          isAnswering: row.answering > 0,
          found: hit ? { text: snippetOf(hit.text, words), messageId: hit.message_id } : null,
        },
      ];
    });
    return JSON.stringify({ threads, folders: this.tables.folders() });
  }

  async read(threadId: string): Promise<string | null> {
    const row = this.tables.thread(threadId);
    if (!row) return null;
    const thread: Omit<Thread, "messages"> = {
      ...{ id: row.id, title: row.title, folderId: row.folder_id, isPinned: row.is_pinned === 1 },
      createdAt: new Date(row.created_ms).toISOString(),
      updatedAt: new Date(row.updated_ms).toISOString(),
      leafId: row.leaf_id,
      settings: readThreadSettings(row),
    };
    // Messages are kept as JSON: thousands are given out without being read.
    const messages = this.tables
      .messages(threadId)
      .map(
        ({ id, role, parts, metadata }) =>
          `{"id":${JSON.stringify(id)},"role":"${role}","parts":${parts},"metadata":${metadata}}`,
      );
    return `${JSON.stringify(thread).slice(0, -1)},"messages":[${messages.join()}]}`;
  }

  async actOnDesk(act: DeskAct): Promise<ChatAnswer> {
    const { tables } = this;
    if (act.do === "name-folder") {
      if (tables.count("folder") >= threadLimits.folders) return refused("full");
      tables.nameFolder(act.folderId, act.name);
      return done;
    }
    if (act.do === "remove-folder") {
      if (act.ifEmpty && tables.isFilled(act.folderId)) return done;
      this.ctx.storage.transactionSync(() => tables.removeFolder(act.folderId));
      return done;
    }
    if (tables.hasThread(act.threadId)) return done;
    if (tables.count("thread") >= threadLimits.threads) return refused("full");
    const id = act.threadId;
    if (act.do === "begin") {
      const { settings } = act;
      tables.addThread({ id, title: "New thread", leafId: null, settings, isNamed: false }, Date.now());
      return done;
    }
    const { title, leafId, settings, messages } = act.thread;
    if (messages.some((message) => tables.isTaken(message.id))) return refused("used");
    this.ctx.storage.transactionSync(() => {
      tables.addThread({ id, title, leafId, settings, isNamed: true }, Date.now());
      for (const message of messages) tables.addMessage(id, asImported(message as ChatMessage));
    });
    return done;
  }

  async act(threadId: string, act: ThreadAct, asker: ChatAsker): Promise<ChatAnswer> {
    const row = this.tables.thread(threadId, act.do === "put-back");
    if (!row) return refused("absent");
    switch (act.do) {
      case "ask":
        return this.ask(row, act, asker);
      case "regenerate": {
        const asked = this.tables.message(threadId, act.parentId);
        return asked?.role === "user"
          ? this.answer(row, act.parentId, act.answers, asker)
          : refused("absent");
      }
      case "continue":
        return this.continueAnswer(row, act, asker);
      case "edit-answer":
        return this.editAnswer(row, act);
      case "stop":
        await this.answers.stop(threadId);
        return done;
      case "allow":
      case "refuse":
        return this.settle(row, act, asker);
      case "show":
        if (!this.tables.message(threadId, act.leafId)) return refused("absent");
        this.tables.setThread(threadId, { leaf_id: act.leafId });
        return done;
      case "rate": {
        const message = this.tables.message(threadId, act.messageId);
        if (!message) return refused("absent");
        this.tables.setMetadata(message.id, { ...message.metadata, feedback: act.feedback });
        return done;
      }
      case "set": {
        const { title, isPinned, folderId, settings } = act;
        this.tables.setThread(threadId, {
          ...(title !== undefined && { title, is_named: 1 }),
          ...(isPinned !== undefined && { is_pinned: isPinned ? 1 : 0 }),
          ...(folderId !== undefined && { folder_id: folderId }),
          ...(settings && { settings: JSON.stringify(settings) }),
        });
        return done;
      }
      case "delete":
        await this.answers.stop(threadId);
        this.tables.setThread(threadId, { deleted_ms: Date.now() });
        return done;
      case "put-back":
        this.tables.setThread(threadId, { deleted_ms: null });
        return done;
    }
  }

  async keepFile(threadId: string, file: Parameters<ChatRoomRpc["keepFile"]>[1]): Promise<ChatAnswer> {
    return this.ctx.storage.transactionSync(() => keepFile(this.tables, threadId, file));
  }

  async file(threadId: string, fileId: string) {
    const file = this.tables.thread(threadId) && this.tables.file(threadId, fileId);
    return file ? { name: file.name, mediaType: file.media_type, bytes: file.bytes } : null;
  }

  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const messageId = url.pathname.split("/").at(-1) ?? "";
    const after = Number(url.searchParams.get("after") ?? 0);
    return this.log.open(
      messageId,
      Number.isSafeInteger(after) ? after : 0,
      this.answers.isRunning(messageId),
    );
  }

  /** Holds the object while answers come, which may be longer than anybody reads them. */
  override async alarm(): Promise<void> {
    await this.answers.takeUpLost();
    await Promise.race([this.answers.over(), new Promise((resolve) => setTimeout(resolve, lookAfterMs))]);
    if (this.tables.streaming().length > 0) await this.ctx.storage.setAlarm(Date.now());
  }

  private async ask(row: ThreadRow, act: ActOf<"ask">, asker: ChatAsker): Promise<ChatAnswer> {
    const { tables } = this;
    // Sent twice, it is one message.
    if (tables.isTaken(act.messageId)) return tables.message(row.id, act.messageId) ? done : refused("used");
    if (act.parentId !== null && !tables.message(row.id, act.parentId)) return refused("absent");
    if (tables.countMessages(row.id) >= threadLimits.messages) return refused("full");
    const files = act.fileIds.map((id) => ({ id, file: tables.file(row.id, id) }));
    if (files.some(({ file }) => file === null)) return refused("no-file");
    const parts: MessagePart[] = [
      ...files.map(({ id, file }) => ({
        ...{ type: "file", mediaType: file?.media_type, filename: file?.name },
        url: `/api/v1/staff/chats/${row.id}/files/${id}`,
      })),
      { type: "text", text: act.text },
    ];
    const metadata = { ...blankMetadata, parentId: act.parentId, at: new Date().toISOString() };
    const problem = this.problemOf(row, act.answers);
    if (problem) return problem;
    tables.addMessage(row.id, { id: act.messageId, role: "user", parts, metadata });
    if (row.is_named === 0 && act.parentId === null) tables.setThread(row.id, { title: titleOf(act.text) });
    return this.answer(row, act.messageId, act.answers, asker);
  }

  private async answer(
    row: ThreadRow,
    parentId: string,
    answers: ActOf<"ask">["answers"],
    asker: ChatAsker,
  ): Promise<ChatAnswer> {
    if (answers.every(({ id }) => this.tables.message(row.id, id))) return done;
    const problem = this.problemOf(row, answers);
    if (problem) return problem;
    const pairId = answers.length > 1 ? crypto.randomUUID() : null;
    const settings = readThreadSettings(row);
    this.tables.setThread(row.id, { leaf_id: answers[0]?.id ?? null, updated_ms: Date.now() });
    // Set first: where the object is lost while an answer comes, it is looked after.
    await this.ctx.storage.setAlarm(Date.now() + 1_000);
    for (const { id, modelId } of answers) {
      const at = new Date().toISOString();
      const metadata: MessageMetadata = {
        ...blankMetadata,
        parentId,
        at,
        modelId,
        pairId,
        state: "streaming",
      };
      this.answers.begin(row.id, { id, role: "assistant", parts: [], metadata }, settings, asker, "new");
    }
    return done;
  }

  private problemOf(row: ThreadRow, answers: ActOf<"ask">["answers"]): ChatAnswer | null {
    if (this.tables.streaming(row.id).length > 0) return refused("busy");
    if (answers.some(({ id }) => this.tables.isTaken(id))) return refused("used");
    const known = new Set(this.answers.models().map(({ id }) => id));
    return answers.every(({ modelId }) => known.has(modelId)) ? null : refused("unknown-model");
  }

  private async continueAnswer(
    row: ThreadRow,
    { messageId }: ActOf<"continue">,
    asker: ChatAsker,
  ): Promise<ChatAnswer> {
    // Sent twice, it goes on once.
    if (this.answers.isRunning(messageId)) return done;
    const message = this.tables.message(row.id, messageId);
    if (message?.role !== "assistant") return refused("absent");
    const { state, modelId } = message.metadata;
    if (!canContinue(state)) return refused("whole");
    if (this.tables.streaming(row.id).length > 0) return refused("busy");
    if (!this.answers.models().some(({ id }) => id === modelId)) return refused("unknown-model");
    await this.ctx.storage.setAlarm(Date.now() + 1_000);
    const metadata: MessageMetadata = { ...message.metadata, state: "streaming", problem: null };
    this.answers.begin(row.id, { ...message, metadata }, readThreadSettings(row), asker, "continued");
    return done;
  }

  private editAnswer(row: ThreadRow, { messageId, newId, text }: ActOf<"edit-answer">): ChatAnswer {
    const message = this.tables.message(row.id, messageId);
    if (message?.role !== "assistant") return refused("absent");
    if (this.tables.isTaken(newId)) return done;
    const { parentId } = message.metadata;
    this.tables.addMessage(row.id, {
      ...{ id: newId, role: "assistant", parts: [{ type: "text", text }] },
      metadata: { ...blankMetadata, parentId, at: new Date().toISOString() },
    });
    this.tables.setThread(row.id, { leaf_id: newId, updated_ms: Date.now() });
    return done;
  }

  /** Takes what a person says to a call that waits for it; when all calls of the answer have a word, it goes on. */
  private async settle(
    row: ThreadRow,
    act: ActOf<"allow"> | ActOf<"refuse">,
    asker: ChatAsker,
  ): Promise<ChatAnswer> {
    const message = this.tables.message(row.id, act.messageId);
    if (!message) return refused("absent");
    const approved = act.do === "allow";
    const reason = act.do === "allow" ? act.reason : undefined;
    const isMeant = ({ state, approval }: MessagePart) =>
      state === "approval-requested" && (approval as { id: string }).id === act.approvalId;
    if (!message.parts.some(isMeant)) return refused("answered");
    if (this.tables.streaming(row.id).length > 0) return refused("busy");
    const parts = message.parts.map((part): MessagePart => {
      if (!isMeant(part)) return part;
      const approval = { ...(part.approval as object), approved, ...(reason && { reason }) };
      return { ...part, state: "approval-responded", approval };
    });
    const { approvalId } = act;
    this.log.append(message.id, [
      { type: "tool-approval-response", approvalId, approved, ...(reason && { reason }) },
    ]);
    if (parts.some(({ state }) => state === "approval-requested")) {
      this.tables.setMessage(row.id, { ...message, parts });
      return done;
    }
    await this.ctx.storage.setAlarm(Date.now() + 1_000);
    const metadata: MessageMetadata = { ...message.metadata, state: "streaming" };
    this.answers.begin(row.id, { ...message, parts, metadata }, readThreadSettings(row), asker, "settled");
    return done;
  }
}

/** Nothing of what is imported goes on by itself, or waits for anybody. */
function asImported(message: ChatMessage): ChatMessage {
  const isOver = !["streaming", "waiting"].includes(message.metadata.state);
  const parts = message.parts.filter(({ type, state }) => type !== "file" && state !== "approval-requested");
  return { ...message, parts, metadata: { ...message.metadata, ...(!isOver && { state: "stopped" }) } };
}

function titleOf(text: string): string {
  const line = text.trim().split("\n")[0]?.replace(/\s+/g, " ") ?? "";
  return line.length > 64 ? `${line.slice(0, 63).trimEnd()}…` : line;
}
