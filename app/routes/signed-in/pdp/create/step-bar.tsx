import Check from "lucide-react/icons/check";
import { classNames } from "~/ui/class-names";

export const steps = ["facts", "outline", "directions"] as const;
export type Step = (typeof steps)[number];

const names: Record<Step, string> = { facts: "Facts", outline: "Outline", directions: "Directions" };

interface StepBarProps {
  step: Step;
  /** Steps that can be gone to. */
  isOpen: (step: Step) => boolean;
  onStep: (step: Step) => void;
}

/** Where one is on the way to a page; every step before stays open, with all that was typed in it. */
export function StepBar({ step, isOpen, onStep }: StepBarProps) {
  const at = steps.indexOf(step);
  return (
    <nav aria-label="Steps">
      <ol className="flex items-center gap-1.5">
        {steps.map((one, index) => {
          const isCurrent = one === step;
          return (
            <li key={one} className="flex items-center gap-1.5">
              {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-line-strong sm:w-8" />}
              <button
                type="button"
                aria-current={isCurrent ? "step" : undefined}
                disabled={!isOpen(one)}
                onClick={() => onStep(one)}
                className={classNames(
                  "inline-flex h-8 items-center gap-2 rounded-full px-1.5 pe-3 text-sm disabled:text-faint",
                  isCurrent
                    ? "bg-raised font-[600] shadow-[0_0_0_1px_var(--color-line-strong)]"
                    : "text-muted enabled:hover:text-text",
                )}
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    "tabular grid size-5 place-items-center rounded-full text-2xs",
                    index < at || isCurrent ? "bg-accent text-on-accent" : "bg-neutral-5 text-muted",
                  )}
                >
                  {index < at ? <Check className="size-3" /> : index + 1}
                </span>
                {names[one]}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
