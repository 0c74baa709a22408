import { EditorPage } from "~/editor/editor-page";
import { EditorSkeleton } from "~/editor/frame/editor-skeleton";
import { loadFromServer } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import type { Route } from "./+types/route";

export const handle = { place: "Editor" };

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
