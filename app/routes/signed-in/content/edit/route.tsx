import { isRouteErrorResponse } from "react-router";
import { EditorPage } from "~/editor/editor-page";
import { EditorSkeleton } from "~/editor/frame/editor-skeleton";
import { NotInvitedYet } from "~/editor/frame/not-invited-yet";
import { loadFromServer } from "~/session/page-loaders";
import { useSignedInViewer } from "~/session/use-viewer";
import { pageTitle } from "~/shell/page-title";
import type { Route } from "./+types/route";

export const handle = { place: "Editor", isFullScreenOnPhones: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `Edit ${loaderData.content.title}` : "Editor") },
];

export { loader } from "./loader.server";

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadFromServer(asked);
clientLoader.hydrate = true as const;

export { keepOnSearchChange as shouldRevalidate } from "~/client/keep-on-search-change";

export default function EditRoute({ loaderData }: Route.ComponentProps) {
  return <EditorPage key={loaderData.content.id} {...loaderData} />;
}

export const HydrateFallback = EditorSkeleton;

/** Somebody whose address is not confirmed may have been invited; all else is said by the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const viewer = useSignedInViewer();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (!isMissing || !viewer || viewer.emailVerified) throw error;
  return <NotInvitedYet email={viewer.email} />;
}
