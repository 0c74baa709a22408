import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { callApi } from "~/client/call-api";

const answerSchema = z.object({ pages: z.array(z.object({ projectId: z.string() })) });

const none: ReadonlySet<string> = new Set();

/** Ids of the projects of a person that others can see; none until the server has said so, or where it cannot. */
export function usePublishedProjects(userId: string): ReadonlySet<string> {
  const [known, setKnown] = useState<{ userId: string; ids: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    let isGone = false;
    callApi("/api/v1/projects/published").then(
      (answer) => {
        const { pages } = answerSchema.parse(answer);
        if (!isGone) setKnown({ userId, ids: new Set(pages.map(({ projectId }) => projectId)) });
      },
      // A mark that is missing takes nothing away: the project itself says whether it is published.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [userId]);
  return known?.userId === userId ? known.ids : none;
}
