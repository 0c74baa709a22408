import type { UnmetWish } from "~/domain/image/edit-plan";
import type { OfferedModels } from "~/images/edit/use-models";
import { Button } from "~/ui/button";
import { findTask, type TaskId } from "../tasks";
import { toolReasons } from "../tool-note";

interface UnmetWishesProps {
  wishes: readonly UnmetWish[];
  offered: OfferedModels;
  onTask: (task: TaskId) => void;
}

/** What of an instruction no step does, and the tool or the model that could. */
export function UnmetWishes({ wishes, offered: { models, choose }, onTask }: UnmetWishesProps) {
  if (wishes.length === 0) return null;
  return (
    <section aria-labelledby="unmet-heading" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="unmet-heading" className="font-[550] text-sm">
        Not in these steps
      </h3>
      <ul className="grid gap-2">
        {wishes.map(({ wish, why, tool, modelId }) => {
          const able = models.find(({ id }) => id === modelId);
          return (
            <li
              key={wish}
              className="grid justify-items-start gap-1.5 rounded-md bg-sunken px-3 py-2.5 text-sm"
            >
              <p dir="auto" className="wrap-anywhere font-[550]">
                {wish}
              </p>
              <p className="text-muted">{why ?? (tool ? toolReasons[tool] : "Another model follows it.")}</p>
              {(tool || able) && (
                <div className="flex flex-wrap gap-1.5">
                  {tool && (
                    <Button size="sm" onClick={() => onTask(tool)}>
                      Use {findTask(tool).label}
                    </Button>
                  )}
                  {able && (
                    <Button size="sm" variant={tool ? "ghost" : "secondary"} onClick={() => choose(able)}>
                      Use {able.label}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
