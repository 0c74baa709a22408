import type { SceneLines } from "~/domain/video/rewrite";

interface CopyChoiceProps {
  words: SceneLines;
  /** Statements nobody has backed. */
  unbacked?: readonly string[];
  /** A quiet last line. */
  note?: string;
  onChoose: () => void;
}

const lineStyles = {
  label: "text-muted text-sm",
  headline: "font-[600] text-lg",
  body: "text-base",
  action: "font-[550] text-accent text-sm",
  spoken: "text-muted text-sm italic",
} as const;

/** Copy to choose, as it would stand in its scene. */
export function CopyChoice({ words, unbacked = [], note, onChoose }: CopyChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="wrap-anywhere grid w-full gap-0.5 rounded-md border border-line px-3.5 py-3 text-start transition-colors hover:border-line-strong hover:bg-hover"
    >
      {Object.entries(lineStyles).map(([name, className]) => {
        const text = words[name as keyof typeof lineStyles];
        return text ? (
          <span key={name} dir="auto" className={className}>
            {text}
          </span>
        ) : null;
      })}
      {unbacked.length > 0 && (
        <span className="mt-1 text-warning text-xs">Not in your brief: {unbacked.join("; ")}</span>
      )}
      {note && <span className="mt-1 text-faint text-xs">{note}</span>}
    </button>
  );
}
