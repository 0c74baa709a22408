import { settingsContext } from "~/server/http/context";
import { ownContentOf } from "~/server/pages/own-content.server";
import type { Route } from "./+types/route";
import { readMaking } from "./read-making.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const content = await ownContentOf(context, params.contentId);
  return { content, making: await readMaking(context.get(settingsContext), content) };
}
