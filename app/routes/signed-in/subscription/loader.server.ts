import { settingsContext, viewerContext } from "~/server/http/context";
import type { Route } from "./+types/route";
import { readPage } from "./read-page.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer.kind === "anonymous") throw new Response(null, { status: 401 });
  return readPage(context.get(settingsContext), viewer.userId, new URL(request.url).searchParams);
}
