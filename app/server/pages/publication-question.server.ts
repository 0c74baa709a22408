import type { RouterContextProvider } from "react-router";
import {
  publicationReadContext,
  settingsContext,
  viewerContext,
  waitUntilContext,
} from "~/server/http/context";
import { edgeCacheOf } from "./edge-cache.server";

/** What the loader of a public page asks with: what was read before is not read again, nor worked out again. */
export function publicationQuestion(
  context: Readonly<RouterContextProvider>,
  request: Request,
  contentId: string,
) {
  return {
    settings: context.get(settingsContext),
    viewer: context.get(viewerContext),
    documents: context.get(publicationReadContext)?.documents,
    request,
    contentId,
    /** Gives what `make` made of this version before, for whomever. */
    async keep<Made>(version: string, make: () => Promise<Made>): Promise<Made> {
      if (!import.meta.env.PROD) return make();
      const entry = edgeCacheOf(request, { video: contentId, version });
      const known = await entry.read();
      if (known) return known as Made;
      const made = await make();
      context.get(waitUntilContext)(entry.write(made));
      return made;
    },
  };
}
