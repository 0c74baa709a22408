import { useParams } from "react-router";
import { pageTitle } from "~/shell/page-title";
import { ChatPage } from "~/staff/chat/chat-page";
import { ChatSkeleton } from "~/staff/chat/chat-skeleton";
import type { Route } from "./+types/route";

export const handle = { place: "Chat" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle("Chat") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** One thread, with the others at its side. */
export default function ChatThread() {
  const { chatId = "" } = useParams();
  return <ChatPage threadId={chatId} />;
}

export function HydrateFallback() {
  return <ChatSkeleton />;
}
