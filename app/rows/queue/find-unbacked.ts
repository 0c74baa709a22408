import { claimsOfStoryboard } from "~/scene/storyboard-claims";
import { type PlannedVideo, storyboardOfVideo, type VideoPlan } from "./plan-videos";
import { factsOfVideo } from "./video-facts";

/** A statement that nothing in the rows backs. */
export interface UnbackedStatement {
  statement: string;
  /** The first one, and how many there are. */
  rowId: string;
  rowNumber: number;
  rows: number;
}

/** Work goes on as long as this before the page has its turn. */
const sliceMs = 8;

/**
 * The statements of a plan's videos that no cell of their row backs, those of most rows first. Gives way to the page; rejects when the
 * signal aborts.
 */
export async function findUnbacked(
  { videos, source }: Pick<VideoPlan, "videos" | "source">,
  tableName: string,
  signal: AbortSignal,
): Promise<UnbackedStatement[]> {
  const found = new Map<string, UnbackedStatement>();
  let until = performance.now() + sliceMs;
  for (const video of oneOfEachRow(videos)) {
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + sliceMs;
    }
    signal.throwIfAborted();
    for (const statement of unbackedIn(source, tableName, video)) {
      const known = found.get(statement);
      if (known) known.rows++;
      else found.set(statement, { statement, rowId: video.row.id, rowNumber: video.rowNumber, rows: 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows);
}

function oneOfEachRow(videos: readonly PlannedVideo[]): Iterable<PlannedVideo> {
  return new Map(videos.map((video) => [video.row.id, video])).values();
}

function unbackedIn(source: VideoPlan["source"], tableName: string, video: PlannedVideo): Set<string> {
  const storyboard = storyboardOfVideo(source, video);
  const claims = claimsOfStoryboard(storyboard, {
    brief: "",
    sheets: [factsOfVideo(source, tableName, video)],
    language: storyboard.language,
  });
  return new Set(
    claims.flatMap(({ statement, backing }) => (backing.kind === "unbacked" ? [statement] : [])),
  );
}
