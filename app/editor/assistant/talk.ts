import { useSyncExternalStore } from "react";
import { callApi } from "~/client/call-api";
import type { Editor } from "~/editor/editor";
import { newId } from "~/editor/new-id";
import type { AssistantAsked } from "~/scene/assistant/assistant-request";
import { type VideoPlan, videoPlanSchema } from "~/scene/assistant/step";
import { keepThread, readThread, type Thread, type ThreadMessage } from "./thread";

const mostSent = 12;

export interface TalkState extends Thread {
  isAsking: boolean;
}

/** The talk with the assistant about one video. It goes on while its panel is closed. */
export class Talk {
  readonly #contentId: string;
  readonly #listeners = new Set<() => void>();
  #state: TalkState;
  #running: { request: AbortController; said: ThreadMessage & { from: "person" } } | null = null;

  constructor(contentId: string) {
    this.#contentId = contentId;
    this.#state = { ...readThread(contentId), isAsking: false };
  }

  readonly read = (): TalkState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** `video` says how the video stands when this is asked. */
  async ask(text: string, video: AssistantAsked["video"]): Promise<void> {
    const wish = text.trim();
    if (wish === "" || this.#running) return;
    const said = { id: newId(), from: "person" as const, text: wish };
    const running = { request: new AbortController(), said };
    this.#running = running;
    const messages = [...this.#state.messages.filter(({ from }) => from !== "problem"), said];
    this.#change({ messages, draft: "" });
    try {
      const { plan, madeBy } = await callApi<{ plan: VideoPlan; madeBy: string }>("/api/v1/assistant", {
        method: "POST",
        body: { messages: messages.slice(-mostSent).map(asSent), video } satisfies AssistantAsked,
        signal: running.request.signal,
      });
      const answer = videoPlanSchema.parse(plan);
      if (this.#running !== running) return;
      this.#running = null;
      this.#add({ id: newId(), from: "assistant", madeBy, plan: answer, outcome: "open" });
    } catch (error) {
      if (this.#running !== running) return;
      this.stop();
      this.#add({ id: newId(), from: "problem", message: (error as Error).message });
    }
  }

  /** What was asked goes back where it was typed, to be sent again. */
  stop(): void {
    const running = this.#running;
    this.#running = null;
    if (running) this.#change(takenBack(this.#state, running.said));
    running?.request.abort();
  }

  settle(id: string, outcome: "applied" | "linked" | "dismissed" | "open", linkedId?: string): void {
    this.#change({
      messages: this.#state.messages.map((message) =>
        message.id === id && message.from === "assistant"
          ? { ...message, outcome, ...(linkedId && { linkedId }) }
          : message,
      ),
    });
  }

  setDraft(draft: string): void {
    this.#change({ draft });
  }

  clear(): void {
    this.stop();
    this.#change({ messages: [] });
  }

  #add(message: ThreadMessage): void {
    this.#change({ messages: [...this.#state.messages, message] });
  }

  #change(patch: Partial<Thread>): void {
    this.#state = { ...this.#state, ...patch, isAsking: this.#running !== null };
    // A reload loses the answer that is under way, and not what was asked.
    keepThread(this.#contentId, this.#running ? takenBack(this.#state, this.#running.said) : this.#state);
    for (const listener of this.#listeners) listener();
  }
}

function takenBack({ messages, draft }: Thread, said: { id: string; text: string }): Thread {
  return { messages: messages.filter(({ id }) => id !== said.id), draft: draft === "" ? said.text : draft };
}

function asSent(message: ThreadMessage): AssistantAsked["messages"][number] {
  if (message.from === "person") return { from: "person", text: message.text.slice(0, 2000) };
  const text =
    message.from === "assistant" ? message.plan.reply || JSON.stringify(message.plan.steps) : message.message;
  return { from: "assistant", text: text.slice(0, 2000) };
}

const talks = new WeakMap<Editor, Talk>();

/** The talk of the video that is open, with its state as it changes. */
export function useTalk(editor: Editor): { talk: Talk; state: TalkState } {
  const talk = talks.get(editor) ?? new Talk(editor.read().content.id);
  talks.set(editor, talk);
  return { talk, state: useSyncExternalStore(talk.subscribe, talk.read, talk.read) };
}
