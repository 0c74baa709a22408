import type { RouterContextProvider } from "react-router";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { resolveModels } from "~/providers/model-catalogue.server";
import { settingsContext, viewerContext } from "../http/context";

/** What every page that makes images begins with: whose they are, and the models that are set up. */
export function readImagePage(context: Readonly<RouterContextProvider>): {
  userId: string;
  models: ImageModelInfo[];
} {
  const viewer = context.get(viewerContext);
  const { images } = resolveModels(context.get(settingsContext).providers);
  return {
    userId: viewer.kind === "anonymous" ? "" : viewer.userId,
    models: images.map(({ ask: _ask, timeoutMs: _timeoutMs, ...info }) => info),
  };
}
