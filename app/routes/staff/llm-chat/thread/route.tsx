import { useParams } from "react-router";
import { loadViewer } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { ChatPage } from "~/staff/chat/chat-page";
import { ChatSkeleton } from "~/staff/chat/chat-skeleton";
import { beginReading } from "~/staff/chat/early-reading";
import type { Route } from "./+types/route";

export const handle = { place: "Chat", reads: "/api/v1/staff/chats/:chatId" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle("Chat") }];

export function clientLoader(asked: Route.ClientLoaderArgs) {
  const viewer = loadViewer(asked);
  beginReading(asked.params.chatId);
  return viewer;
}
clientLoader.hydrate = true as const;

export { keepOnSearchChange as shouldRevalidate } from "~/client/keep-on-search-change";

/** One thread, with the others at its side. */
export default function ChatThread() {
  const { chatId = "" } = useParams();
  return <ChatPage threadId={chatId} />;
}

export function HydrateFallback() {
  return <ChatSkeleton />;
}
