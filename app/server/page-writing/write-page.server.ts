import { materialOf } from "~/sections/writer/material";
import { type Drafted, draftPage, noteOn } from "~/sections/writer/write-directions";
import type { WriteEvent } from "~/sections/writer/write-event";
import type { DirectionId } from "~/sections/writer/write-input";
import type { WriteRequest } from "~/sections/writer/write-request";
import type { Teller } from "~/server/http/stream-lines.server";

const builtInLabel = "Built-in writer";

/** Writes a page in the directions asked for, from facts alone, and tells each step as it is done. */
export async function writePage(request: WriteRequest, teller: Teller<WriteEvent>): Promise<void> {
  const material = materialOf(request);
  const drafts = new Map<DirectionId, Drafted>();
  for (const direction of new Set(request.directions)) {
    const draft = draftPage(request, direction, request.sections ?? null, material);
    drafts.set(direction, draft);
    teller.tell({ type: "outline", outline: draft.outline });
  }
  await teller.flush();
  if (request.step === "page") {
    for (const [direction, { outline, page, leftOut, questions }] of drafts) {
      for (const { id } of outline.sections) {
        const section = page.sections[id];
        if (section) teller.tell({ type: "section", direction, id, section });
      }
      teller.tell({ type: "page", direction, outline, page, leftOut, questions });
      await teller.flush();
    }
  }
  teller.tell({ type: "done", madeBy: builtInLabel, note: noteOn([...drafts.values()]) });
}
