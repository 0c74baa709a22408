import Pencil from "lucide-react/icons/pencil";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import type { Fact } from "~/domain/facts/fact";
import type { FactValue } from "~/domain/facts/fact-value";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";
import { FactEditor } from "./fact-editor";
import { nameOfFact } from "./fact-groups";
import { FactSources } from "./fact-sources";
import { writeValue } from "./write-value";

interface FactRowProps {
  fact: Fact;
  isMarked: boolean;
  variantName: string | undefined;
  onLookAt: ((factId: string | null) => void) | undefined;
  onCorrect: (value: FactValue) => void;
  onDrop: () => void;
}

/** A fact with where it comes from. */
export function FactRow({ fact, isMarked, variantName, onLookAt, onCorrect, onDrop }: FactRowProps) {
  const [isEdited, setEdited] = useState(false);
  const name = nameOfFact(fact);
  const correct = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  // The fields had the keyboard; with them gone nothing would, unless it went elsewhere before.
  useEffect(() => {
    if (wasEdited.current && !isEdited && document.activeElement === document.body) correct.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) {
    return (
      <li className="px-2 py-3">
        <FactEditor
          fact={fact}
          currency=""
          onClose={() => setEdited(false)}
          onSave={({ value }) => {
            onCorrect(value);
            return true;
          }}
        />
      </li>
    );
  }
  return (
    <li
      onPointerEnter={() => onLookAt?.(fact.id)}
      onPointerLeave={() => onLookAt?.(null)}
      onFocus={() => onLookAt?.(fact.id)}
      onBlur={() => onLookAt?.(null)}
      className={classNames(
        "group grid animate-appear grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-2 py-2 transition-colors [animation-delay:0ms] sm:grid-cols-[112px_minmax(0,1fr)_auto]",
        isMarked && "bg-accent-soft",
      )}
    >
      <span className="text-muted text-sm max-sm:col-span-2">{name}</span>
      <div className="grid min-w-0 gap-0.5">
        <span
          dir="auto"
          lang={fact.value.type === "text" ? (fact.language ?? undefined) : undefined}
          className="wrap-anywhere tabular line-clamp-6 whitespace-pre-line font-[550]"
        >
          {writeValue(fact.value)}
        </span>
        {variantName && <span className="text-muted text-sm">{variantName}</span>}
        <FactSources fact={fact} />
      </div>
      <span className="flex items-start text-faint transition-colors group-focus-within:text-muted group-hover:text-muted pointer-coarse:text-muted">
        <IconButton
          ref={correct}
          label={`Correct ${name}`}
          size="sm"
          icon={<Pencil className="size-3.5" />}
          onClick={() => setEdited(true)}
        />
        <IconButton label={`Drop ${name}`} size="sm" icon={<X className="size-4" />} onClick={onDrop} />
      </span>
    </li>
  );
}
