import { useEffect, useRef } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { whyNoneOf } from "~/images/edit/use-models";
import { classNames } from "~/ui/class-names";
import { Tooltip } from "~/ui/tooltip";
import { type TaskId, tasks } from "./tasks";

interface TaskRailProps {
  model: ImageModelInfo | undefined;
  value: TaskId;
  /** Tasks with something set that is no image yet. */
  pending: readonly TaskId[];
  onChange: (task: TaskId) => void;
}

/** What can be done with the image: beside it on a desktop, under the thumb on a phone. */
export function TaskRail({ model, value, pending, onChange }: TaskRailProps) {
  const rail = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another task is the present one
  useEffect(() => showCurrent(rail.current), [value]);
  return (
    <nav
      ref={rail}
      aria-label="What to do"
      className="flex shrink-0 gap-0.5 overflow-x-auto border-line border-t bg-surface p-1.5 [scrollbar-width:none] md:w-[88px] md:flex-col md:overflow-y-auto md:border-t-0 md:border-e"
    >
      {tasks.map((task) => {
        const reason = whyNoneOf(model, task.operations);
        const isPending = pending.includes(task.id);
        return (
          <Tooltip key={task.id} label={reason ?? task.title} side="inline-end">
            <button
              type="button"
              aria-current={task.id === value ? "true" : undefined}
              onClick={() => onChange(task.id)}
              className={classNames(
                "relative grid h-13 min-w-16 shrink-0 place-items-center content-center gap-1 rounded-md px-1 font-medium text-2xs text-muted transition-colors hover:bg-hover hover:text-text aria-[current]:bg-accent-soft aria-[current]:text-accent",
                reason && "opacity-55",
              )}
            >
              <task.icon className="size-4.5" />
              {task.label}
              {isPending && (
                <span className="absolute end-2 top-1.5 size-1.5 rounded-full bg-accent">
                  <span className="sr-only">, not applied yet</span>
                </span>
              )}
            </button>
          </Tooltip>
        );
      })}
    </nav>
  );
}

/** On a phone the rail is longer than the window. */
function showCurrent(rail: HTMLElement | null): void {
  const current = rail?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!rail || !current) return;
  const { left, width } = rail.getBoundingClientRect();
  rail.scrollBy({ left: current.left - left - (width - current.width) / 2 });
}
