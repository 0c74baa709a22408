import { useSyncExternalStore } from "react";
import type { Editor } from "~/editor/editor";
import { newId } from "~/editor/new-id";
import type { AssistantAsked } from "~/scene/assistant/assistant-request";
import { askAssistant } from "./ask-assistant";
import { type AssistantMessage, keepThread, readThread, type Thread, type ThreadMessage } from "./thread";

const mostSent = 12;

export interface TalkState extends Thread {
  isAsking: boolean;
}

/** Who is asked, and how the video stands then. */
interface About {
  video: AssistantAsked["video"];
  modelId: string;
}

interface Running {
  request: AbortController;
  /** The talk as it was before this was asked, with what was done meanwhile. */
  takenBack: (thread: Thread) => Thread;
}

/** The talk with the assistant about one video. It goes on while its panel is closed. */
export class Talk {
  readonly #contentId: string;
  readonly #listeners = new Set<() => void>();
  #state: TalkState;
  #reply = "";
  #running: Running | null = null;

  constructor(contentId: string) {
    this.#contentId = contentId;
    this.#state = { ...readThread(contentId), isAsking: false };
  }

  readonly read = (): TalkState => this.#state;

  /** The words of the answer that is under way; they change far more often than the talk. */
  readonly readReply = (): string => this.#reply;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async ask(text: string, about: About): Promise<void> {
    const wish = text.trim();
    if (wish === "" || this.#running) return;
    const said = { id: newId(), from: "person" as const, text: wish };
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
    asked: Pick<Thread, "messages"> & Partial<Thread>,
    { video, modelId }: About,
    attempt: number,
    takenBack: Running["takenBack"],
  ): Promise<void> {
    const running: Running = { request: new AbortController(), takenBack };
    this.#running = running;
    this.#reply = "";
    this.#change(asked);
    const messages = asked.messages.slice(-mostSent).map(asSent);
    try {
      const answer = await askAssistant(
        { messages, video, scriptModelId: modelId, attempt },
        {
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
      this.#add({ id: newId(), from: "assistant", ...answer, outcome: "open", attempt });
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
    if (running) this.#change(running.takenBack(this.#state));
    running?.request.abort();
  }

  settle(id: string, change: Pick<AssistantMessage, "outcome"> & Partial<AssistantMessage>): void {
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

  #add(message: ThreadMessage): void {
    this.#change({ messages: [...this.#state.messages, message] });
  }

  #change(patch: Partial<Thread>): void {
    this.#state = { ...this.#state, ...patch, isAsking: this.#running !== null };
    // A reload loses the answer that is under way, and not what was asked.
    keepThread(this.#contentId, this.#running ? this.#running.takenBack(this.#state) : this.#state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const withoutProblems = ({ messages }: Thread) => messages.filter(({ from }) => from !== "problem");

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
