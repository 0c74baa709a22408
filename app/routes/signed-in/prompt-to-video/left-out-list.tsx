import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import { stillLeftOut } from "~/domain/video/left-out";
import type { Script } from "~/domain/video/script";
import { Button } from "~/ui/button";

interface LeftOutListProps {
  script: Script;
  /** Why nothing more can be put in; null while there is room. */
  isFull: string | null;
  onPutIn: (statement: string) => void;
}

/** What the brief says and the script does not. Each statement can be put in where there is room. */
export function LeftOutList({ script, isFull, onPutIn }: LeftOutListProps) {
  const headingId = useId();
  const statements = stillLeftOut(script);
  if (statements.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-2 rounded-lg border border-line border-dashed p-4 sm:p-5"
    >
      <h3 id={headingId} className="font-[600]">
        Left out
      </h3>
      <p className="text-muted text-sm">{isFull ?? "Said in your brief, not in this script."}</p>
      <ul className="grid">
        {statements.map((statement) => (
          <li
            key={statement}
            className="flex items-center justify-between gap-4 border-line border-t py-1.5 first:border-t-0"
          >
            <span dir="auto">{statement}</span>
            <Button
              size="sm"
              variant="ghost"
              disabled={isFull !== null}
              icon={<Plus className="size-3.5" />}
              aria-label={`Put in: ${statement}`}
              onClick={() => onPutIn(statement)}
            >
              Put in
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
