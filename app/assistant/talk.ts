import { useSyncExternalStore } from "react";
import type * as z from "zod/mini";
import type { AssistantSubject, SaidMessage } from "~/scene/assistant/assistant-request";
import { askAssistant } from "./ask-assistant";
import {
  type AssistantMessage,
  keepThread,
  type Plan,
  readThread,
  type Thread,
  type ThreadMessage,
} from "./thread";

const mostSent = 12;

export interface TalkState<P extends Plan, Kept extends object> extends Thread<P, Kept> {
  isAsking: boolean;
  /** What the answer that is under way will be known by; null where none is. */
  comingId: string | null;
}

/** Who is asked, and how what is talked about stands then. */
export type About = AssistantSubject & { modelId: string };

interface Running<P extends Plan, Kept extends object> {
  answerId: string;
  request: AbortController;
  /** The talk as it was before this was asked, with what was done meanwhile. */
  takenBack: (thread: Thread<P, Kept>) => Thread<P, Kept>;
}

/** A talk with the assistant. It goes on while its panel is closed. */
export class Talk<P extends Plan, Kept extends object = object> {
  readonly #key: string;
  readonly #planSchema: z.ZodMiniType<P>;
  readonly #listeners = new Set<() => void>();
  #state: TalkState<P, Kept>;
  #reply = "";
  #running: Running<P, Kept> | null = null;

  /** `key` names in this tab what is talked about. */
  constructor(key: string, planSchema: z.ZodMiniType<P>) {
    this.#key = key;
    this.#planSchema = planSchema;
    this.#state = { ...readThread<P, Kept>(key), isAsking: false, comingId: null };
  }

  readonly read = (): TalkState<P, Kept> => this.#state;

  /** The words of the answer that is under way; they change far more often than the talk. */
  readonly readReply = (): string => this.#reply;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async ask(text: string, about: About): Promise<void> {
    const wish = text.trim();
    if (wish === "" || this.#running) return;
    const said = { id: crypto.randomUUID(), from: "person" as const, text: wish };
    // A wish may come from elsewhere than from what is typed.
    const draft = this.#state.draft.trim() === wish ? "" : this.#state.draft;
    const messages = [...withoutProblems(this.#state), said];
    await this.#send({ messages, draft }, about, 0, (thread) => ({
      ...thread,
      messages: thread.messages.filter(({ id }) => id !== said.id),
      draft: [wish, thread.draft].filter((words) => words.trim()).join("\n\n"),
    }));
  }

  /** The last answer once more, of the same model or another one. It stands again where none comes. */
  async askAgain(answerId: string, about: About): Promise<void> {
    const messages = withoutProblems(this.#state);
    const answer = messages.at(-1);
    if (answer?.id !== answerId || answer.from !== "assistant" || this.#running) return;
    await this.#send({ messages: messages.slice(0, -1) }, about, answer.attempt + 1, (thread) => ({
      ...thread,
      messages: [...thread.messages, answer],
    }));
  }

  async #send(
    asked: Pick<Thread<P, Kept>, "messages"> & Partial<Thread<P, Kept>>,
    { modelId, ...subject }: About,
    attempt: number,
    takenBack: Running<P, Kept>["takenBack"],
  ): Promise<void> {
    const running: Running<P, Kept> = {
      ...{ answerId: crypto.randomUUID(), request: new AbortController(), takenBack },
    };
    this.#running = running;
    this.#reply = "";
    this.#change(asked);
    const messages = asked.messages.slice(-mostSent).map(asSent);
    try {
      const answer = await askAssistant(
        { messages, ...subject, scriptModelId: modelId, attempt },
        {
          planSchema: this.#planSchema,
          signal: running.request.signal,
          onReply: (reply) => {
            if (this.#running !== running) return;
            this.#reply = reply;
            this.#tell();
          },
        },
      );
      if (this.#running !== running) return;
      this.#running = null;
      this.#add({
        ...{ id: running.answerId, from: "assistant", ...answer, outcome: "open", attempt },
      } as AssistantMessage<P, Kept>);
    } catch (error) {
      if (this.#running !== running) return;
      this.stop();
      this.#add({ id: crypto.randomUUID(), from: "problem", message: (error as Error).message });
    }
  }

  /** What was asked goes back where it was typed, to be sent again. */
  stop(): void {
    const running = this.#running;
    this.#running = null;
    if (running) this.#change(running.takenBack(this.#state));
    running?.request.abort();
  }

  settle(id: string, change: Partial<AssistantMessage<P, Kept>>): void {
    this.#change({
      messages: this.#state.messages.map((message) =>
        message.id === id && message.from === "assistant" ? { ...message, ...change } : message,
      ),
    });
  }

  setDraft(draft: string): void {
    this.#change({ draft });
  }

  setModel(modelId: string): void {
    this.#change({ modelId });
  }

  /** Removes what was said; returns how to put it back before what is said by then. */
  clear(): () => void {
    this.stop();
    const { messages } = this.#state;
    this.#change({ messages: [] });
    return () => this.#change({ messages: [...messages, ...this.#state.messages] });
  }

  #add(message: ThreadMessage<P, Kept>): void {
    this.#change({ messages: [...this.#state.messages, message] });
  }

  #change(patch: Partial<Thread<P, Kept>>): void {
    this.#state = {
      ...this.#state,
      ...patch,
      isAsking: this.#running !== null,
      comingId: this.#running?.answerId ?? null,
    };
    // A reload loses the answer that is under way, and not what was asked.
    keepThread(this.#key, this.#running ? this.#running.takenBack(this.#state) : this.#state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const withoutProblems = <P extends Plan, Kept extends object>({ messages }: Thread<P, Kept>) =>
  messages.filter(({ from }) => from !== "problem");

function asSent(message: ThreadMessage<Plan, object>): SaidMessage {
  if (message.from === "person") return { from: "person", text: message.text.slice(0, 2000) };
  const text =
    message.from === "assistant" ? message.plan.reply || JSON.stringify(message.plan.steps) : message.message;
  return { from: "assistant", text: text.slice(0, 2000) };
}

/** The state of a talk as it changes. */
export function useTalkState<P extends Plan, Kept extends object>(talk: Talk<P, Kept>): TalkState<P, Kept> {
  return useSyncExternalStore(talk.subscribe, talk.read, talk.read);
}
