import type { TextStyle } from "~/scene/part-changes";
import type { Add } from "./use-add";

const kinds: readonly {
  name: string;
  text: string;
  className: string;
  size: { width: number; height: number };
  style: TextStyle;
}[] = [
  {
    name: "Heading",
    text: "A heading",
    className: "font-display text-2xl",
    size: { width: 0.84, height: 0.2 },
    style: { weight: 700, align: "center", verticalAlign: "middle" },
  },
  {
    name: "Subheading",
    text: "A subheading",
    className: "font-[600] text-lg",
    size: { width: 0.8, height: 0.12 },
    style: { weight: 600, align: "center", verticalAlign: "middle", size: 0.7 },
  },
  {
    name: "Text",
    text: "A few words more",
    className: "text-base",
    size: { width: 0.74, height: 0.12 },
    style: { weight: 400, align: "center", verticalAlign: "middle", size: 0.5 },
  },
  {
    name: "Label",
    text: "New",
    className: "w-fit rounded-sm bg-text px-2 font-[600] text-sm text-surface",
    size: { width: 0.3, height: 0.09 },
    style: {
      weight: 600,
      align: "center",
      verticalAlign: "middle",
      size: 0.5,
      color: "#ffffff",
      plate: "#1c1a22",
    },
  },
];

/** Words in four sizes, each as it comes. */
export function TextChoices({ add }: { add: Add }) {
  return (
    <ul className="grid gap-1.5">
      {kinds.map(({ name, text, className, size, style }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Add ${name.toLowerCase()}: ${text}`}
            onClick={() =>
              add.addElement(
                `Add ${name.toLowerCase()}`,
                { kind: "text", text },
                { placement: { centerX: 0.5, centerY: 0.5, ...size }, text: style },
              )
            }
            className="flex min-h-11 w-full items-center rounded-md border border-line bg-raised px-3 py-1.5 text-start transition-colors hover:border-line-strong hover:bg-hover"
          >
            <span className={className}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
