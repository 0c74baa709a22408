import { data } from "react-router";
import { settingsContext, viewerContext } from "~/server/http/context";
import { getOwnContent } from "~/stores/content/content.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import type { Route } from "./+types/route";
import { readMaking } from "./read-making.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const viewer = context.get(viewerContext);
  const { contentId } = params;
  const content =
    viewer.kind !== "anonymous" && isDocumentId(contentId)
      ? await getOwnContent(settings, contentId, viewer.userId)
      : null;
  if (!content) throw data({ code: "not_found" }, { status: 404 });
  return { content, making: await readMaking(settings, content) };
}
