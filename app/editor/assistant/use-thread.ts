import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "~/client/call-api";
import { newId } from "~/editor/new-id";
import type { AssistantAsked } from "~/scene/assistant/assistant-request";
import { type VideoPlan, videoPlanSchema } from "~/scene/assistant/step";
import { keepThread, readThread, type Thread, type ThreadMessage } from "./thread";

const mostSent = 12;

/** The talk with the assistant about one video. `outlined` says how the video stands when something is asked. */
export function useThread(contentId: string, outlined: () => AssistantAsked["video"]) {
  const [thread, setThread] = useState<Thread>(() => readThread(contentId));
  const [isAsking, setIsAsking] = useState(false);
  const request = useRef<AbortController | null>(null);
  useEffect(() => keepThread(contentId, thread), [contentId, thread]);
  useEffect(() => () => request.current?.abort(), []);

  const add = (message: ThreadMessage) =>
    setThread((now) => ({ ...now, messages: [...now.messages, message] }));

  const ask = async (text: string) => {
    const wish = text.trim();
    if (wish === "" || isAsking) return;
    const controller = new AbortController();
    request.current = controller;
    const said = { id: newId(), from: "person" as const, text: wish };
    const talk = [...thread.messages.filter(({ from }) => from !== "problem"), said];
    setThread({ messages: talk, draft: "" });
    setIsAsking(true);
    try {
      const { plan, madeBy } = await callApi<{ plan: VideoPlan; madeBy: string }>("/api/v1/assistant", {
        method: "POST",
        body: { messages: talk.slice(-mostSent).map(asSent), video: outlined() } satisfies AssistantAsked,
        signal: controller.signal,
      });
      add({ id: newId(), from: "assistant", madeBy, plan: videoPlanSchema.parse(plan), outcome: "open" });
    } catch (error) {
      if (controller.signal.aborted) return;
      // What was typed goes back where it was, to be sent again.
      setThread((now) => ({
        messages: [
          ...now.messages.filter(({ id }) => id !== said.id),
          { id: newId(), from: "problem", message: (error as Error).message },
        ],
        draft: now.draft === "" ? wish : now.draft,
      }));
    } finally {
      setIsAsking(false);
    }
  };

  const stop = () => {
    request.current?.abort();
    setIsAsking(false);
  };

  const settle = useCallback(
    (id: string, outcome: "applied" | "linked" | "dismissed" | "open", linkedId?: string) =>
      setThread((now) => ({
        ...now,
        messages: now.messages.map((message) =>
          message.id === id && message.from === "assistant"
            ? { ...message, outcome, ...(linkedId && { linkedId }) }
            : message,
        ),
      })),
    [],
  );

  return {
    thread,
    isAsking,
    ask,
    stop,
    settle,
    setDraft: (draft: string) => setThread((now) => ({ ...now, draft })),
    clear: () => setThread({ messages: [], draft: thread.draft }),
  };
}

function asSent(message: ThreadMessage): AssistantAsked["messages"][number] {
  if (message.from === "person") return { from: "person", text: message.text.slice(0, 2000) };
  const text =
    message.from === "assistant" ? message.plan.reply || JSON.stringify(message.plan.steps) : message.message;
  return { from: "assistant", text: text.slice(0, 2000) };
}
