import { pageTitle } from "~/shell/page-title";
import { ChatPage } from "~/staff/chat/chat-page";
import { ChatSkeleton } from "~/staff/chat/chat-skeleton";
import type { Route } from "./+types/route";

export const handle = { place: "Chat" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle("Chat") }];

export { keepOnSearchChange as shouldRevalidate } from "~/client/keep-on-search-change";
export { loadViewer as clientLoader } from "~/session/page-loaders";

/** Threads with the models of this installation, and where a new one begins. */
export default function Chat() {
  return <ChatPage threadId={null} />;
}

export function HydrateFallback() {
  return <ChatSkeleton />;
}
