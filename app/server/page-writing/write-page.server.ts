import type { ScriptModel } from "~/providers/model-catalogue.server";
import type { BrandVoice } from "~/providers/prompts/write-script.v4";
import { ProviderError } from "~/providers/provider-error.server";
import { materialOf } from "~/sections/writer/material";
import { type Drafted, draftPage, noteOn } from "~/sections/writer/write-directions";
import type { WriteEvent } from "~/sections/writer/write-event";
import type { DirectionId } from "~/sections/writer/write-input";
import type { WriteRequest } from "~/sections/writer/write-request";
import type { Teller } from "~/server/http/stream-lines.server";
import { tellByModel } from "~/server/page-writing/tell-by-model.server";

const builtInLabel = "Built-in writer";

export interface WritePageOptions {
  request: WriteRequest;
  /** Null for the built-in writer, which needs nobody. */
  model: ScriptModel | null;
  brand: BrandVoice | null;
  teller: Teller<WriteEvent>;
  /** Ends it: the reader has left. */
  signal: AbortSignal;
  idempotencyKey: string;
}

/**
 * Writes a page in the directions asked for and tells each step as it is done. A model that fails in one direction goes on with the next;
 * one that fails in all ends it with `failed`. What was told before stays. Throws the signal's reason.
 */
export async function writePage(options: WritePageOptions): Promise<void> {
  const { request, model, teller } = options;
  const material = materialOf(request, { mayTranslate: model !== null });
  const drafts = [...new Set(request.directions)].map((direction) =>
    draftPage(request, direction, request.sections ?? null, material),
  );
  for (const { outline } of drafts) teller.tell({ type: "outline", outline });
  await teller.flush();
  const failures: { direction: DirectionId; code: string; message: string }[] = [];
  for (const draft of request.step === "page" ? drafts : []) {
    try {
      if (model) await tellByModel(draft, { ...options, model });
      else tellDraft(draft, teller);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { direction } = draft.outline;
      failures.push({ direction, code: error.code, message: error.message });
    }
    await teller.flush();
  }
  const [first] = failures;
  if (first && failures.length === drafts.length) {
    teller.tell({ type: "failed", code: first.code, message: first.message });
    return;
  }
  for (const failure of failures) teller.tell({ type: "page-failed", ...failure });
  teller.tell({
    type: "done",
    madeBy: model?.label ?? builtInLabel,
    note: request.sections ? ownOrderNote : noteOn(drafts),
  });
}

const ownOrderNote =
  "Your sections stand in your order in each direction. They differ in words, tone and look.";

function tellDraft({ material: _, ...written }: Drafted, teller: Teller<WriteEvent>): void {
  const { direction, sections } = written.outline;
  for (const { id } of sections) {
    const section = written.page.sections[id];
    if (section) teller.tell({ type: "section", direction, id, section });
  }
  teller.tell({ type: "page", direction, ...written });
}
