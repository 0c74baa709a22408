import { judgeText } from "~/sections/writer/judge-text";
import { moveText } from "~/sections/writer/move-text";
import { mostTextAlternatives, type TextsAnswer, type TextsRequest } from "~/sections/writer/texts-request";

/** Other forms of the texts without a model. */
export function builtInTexts(request: TextsRequest): TextsAnswer {
  const move = request.ask.kind === "rewrite" ? request.ask.move : null;
  return {
    texts: request.texts.map((asked) => {
      const alternatives = moveText(asked, move).flatMap((moved) => {
        if (request.seen.includes(moved.text)) return [];
        const judged = judgeText(moved.text, asked, request);
        return judged ? [{ ...judged, move: moved.move }] : [];
      });
      return {
        id: asked.id,
        alternatives: alternatives.slice(0, mostTextAlternatives),
        ...(alternatives.length === 0 && {
          why: move === "shorter" ? ("nothing-shorter" as const) : ("nothing-else" as const),
        }),
      };
    }),
    madeBy: "Built-in writer",
  };
}
