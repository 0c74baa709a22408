import { useSearchParams } from "react-router";
import { pageTitle } from "~/shell/page-title";
import type { Route } from "./+types/route";
import { BoardDetail } from "./board-detail";
import { BoardList, BoardListSkeleton } from "./board-list";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Boards") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

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

export function HydrateFallback() {
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <BoardListSkeleton />
    </main>
  );
}
