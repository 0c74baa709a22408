import { useSearchParams } from "react-router";
import { viewerContext } from "~/server/http/context";
import { pageTitle } from "~/shell/page-title";
import type { Route } from "./+types/route";
import { BoardDetail } from "./board-detail";
import { BoardList } from "./board-list";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Boards") }];

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return { userId: viewer.kind === "anonymous" ? "" : viewer.userId };
}

export { keepOnSearchChange as shouldRevalidate } from "~/client/keep-on-search-change";

/** All boards, or the one named in the address. */
export default function Boards({ loaderData: { userId } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const boardId = parameters.get("board");
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      {boardId ? (
        <BoardDetail key={boardId} userId={userId} boardId={boardId} />
      ) : (
        <BoardList userId={userId} />
      )}
    </main>
  );
}
