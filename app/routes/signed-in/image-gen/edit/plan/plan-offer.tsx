import ListChecks from "lucide-react/icons/list-checks";
import { Button } from "~/ui/button";
import type { PlanRequest } from "./use-plan-request";
import type { TextModel } from "./use-text-model";

interface PlanOfferProps {
  textModel: TextModel | null;
  request: PlanRequest;
  /** Something is typed. */
  isTyped: boolean;
}

/** Has a text model work out which tools do what is typed; where there is none, says how to get one. */
export function PlanOffer({ textModel, request, isTyped }: PlanOfferProps) {
  if (!textModel) {
    return (
      <p className="text-muted text-sm">
        Instructions in your own words need a text model: one with a key, one that runs on this machine, such
        as Ollama, or the one of a browser that has its own.
      </p>
    );
  }
  return (
    <div className="grid gap-1.5">
      {request.problem && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
          {request.problem}
        </p>
      )}
      <Button
        size="lg"
        icon={<ListChecks className="size-4" />}
        loading={request.isAsking}
        disabled={!isTyped}
        onClick={request.ask}
        className="w-full"
      >
        Plan the steps · free
      </Button>
      <p role="status" className="flex min-h-5 justify-between gap-3 text-muted text-sm">
        {request.isAsking ? (
          <>
            {textModel.label} is reading it.
            <button
              type="button"
              onClick={request.stop}
              className="shrink-0 font-[550] text-text hover:underline"
            >
              Cancel
            </button>
          </>
        ) : textModel.where === "to-download" ? (
          "The browser fetches its model first, which can take minutes."
        ) : (
          `${textModel.label} picks the tools. You see each step before it runs.`
        )}
      </p>
    </div>
  );
}
