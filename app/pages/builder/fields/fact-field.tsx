import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useEffect, useId, useRef, useState } from "react";
import type { FactDeclaration } from "~/sections/define-section";
import type { SlotContent } from "~/sections/page";
import type { SlotPlace } from "~/sections/shown-page";
import { kindNames, nameOfFact } from "~/sources/fact-groups";
import { FactSources } from "~/sources/fact-sources";
import { writeValue } from "~/sources/write-value";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";
import { Popover } from "~/ui/popover";
import type { FieldSurroundings } from "./field-surroundings";

interface FactFieldProps {
  place: SlotPlace;
  declaration: FactDeclaration;
  content: Extract<SlotContent, { kind: "fact" }> | null;
  isSelected: boolean;
  around: FieldSurroundings;
  onChange: (content: SlotContent | null) => void;
}

/** What is known of the product, shown as it is known: chosen among the facts that fit, each with where it comes from. */
export function FactField({ declaration, content, isSelected, around, onChange }: FactFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) box.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  const { facts } = around;
  const chosen = facts.find((fact) => fact.id === content?.factId);
  const fitting = facts.filter(({ kind }) => declaration.kinds.includes(kind));
  const choose = (factId: string | null) => {
    onChange(factId ? { kind: "fact", factId } : null);
    setOpen(false);
  };
  return (
    <div ref={box} className="grid gap-1.5">
      <span id={id} className="font-[550] text-sm">
        {declaration.label}
      </span>
      <Popover
        label={declaration.label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="w-80 p-1"
        trigger={
          <button
            type="button"
            aria-labelledby={`${id} ${id}-value`}
            className={classNames(
              inputStyle,
              "flex min-h-9 items-center gap-2 px-2.5 py-1.5 text-start text-sm",
              isSelected && "!border-accent",
            )}
          >
            <span
              id={`${id}-value`}
              className={classNames("line-clamp-2 min-w-0 grow wrap-anywhere", !chosen && "text-muted")}
            >
              {chosen
                ? writeValue(chosen.value)
                : content
                  ? "This fact is not known any more; nothing is shown"
                  : "Not shown"}
            </span>
            <ChevronsUpDown className="size-4 shrink-0 text-faint" />
          </button>
        }
      >
        <ul className="grid max-h-80 overflow-y-auto">
          <li>
            <button
              type="button"
              onClick={() => choose(null)}
              className="h-8 w-full rounded-sm px-2 text-start text-muted text-sm hover:bg-hover"
            >
              Show none
            </button>
          </li>
          {fitting.map((fact) => (
            <li key={fact.id}>
              <button
                type="button"
                aria-pressed={fact.id === content?.factId}
                onClick={() => choose(fact.id)}
                className="grid w-full gap-0.5 rounded-sm px-2 py-1.5 text-start hover:bg-hover aria-pressed:bg-accent-soft"
              >
                <span className="text-muted text-xs">{nameOfFact(fact)}</span>
                <bdi className="line-clamp-2 wrap-anywhere font-[550] text-sm">{writeValue(fact.value)}</bdi>
              </button>
            </li>
          ))}
          {fitting.length === 0 && (
            <li className="px-2 py-3 text-muted text-sm">
              Nothing is known here yet. State it among the facts of the product:{" "}
              {declaration.kinds
                .slice(0, 4)
                .map((kind) => kindNames[kind].toLowerCase())
                .join(", ")}
              .
            </li>
          )}
        </ul>
      </Popover>
      {chosen && <FactSources fact={chosen} />}
    </div>
  );
}
