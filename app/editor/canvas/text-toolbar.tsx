import AlignCenter from "lucide-react/icons/align-center";
import AlignLeft from "lucide-react/icons/align-left";
import AlignRight from "lucide-react/icons/align-right";
import Bold from "lucide-react/icons/bold";
import Highlighter from "lucide-react/icons/highlighter";
import Italic from "lucide-react/icons/italic";
import Minus from "lucide-react/icons/minus";
import Palette from "lucide-react/icons/palette";
import Plus from "lucide-react/icons/plus";
import Underline from "lucide-react/icons/underline";
import type { ReactNode } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { useEditor } from "~/editor/use-editor";
import { type SpanStyle, styleOfMarked, textOfPart } from "~/scene/edit-arrange-text";
import { changesIn, changesOf, type PartTarget } from "~/scene/edit-parts";
import type { TextStyle } from "~/scene/part-changes";
import { alignedFrom } from "~/scene/text/script";
import { PlainIconButton } from "~/ui/icon-button";

interface TextToolbarProps {
  model: CanvasModel;
  target: PartTarget;
  /** What is marked; all of it where only the caret stands. */
  range: { from: number; to: number } | null;
  /** The colour the text is drawn in. */
  drawn: string | null;
  onSpan: (style: { [Field in keyof SpanStyle]?: SpanStyle[Field] | undefined }) => void;
  onWhole: (style: Partial<TextStyle>) => void;
}

/** On a phone all of it stands in one row, 360 pixels wide: it covers what is being written on. */
const coarse = "pointer-coarse:size-10 pointer-coarse:max-sm:w-8";
const isOn = "aria-pressed:bg-accent-soft aria-pressed:text-accent";

/** How the marked words are set, and the whole text's size and alignment. */
export function TextToolbar({ model, target, range, drawn, onSpan, onWhole }: TextToolbarProps) {
  const text = useEditor((state) => {
    const changes = changesOf(state.storyboard, target);
    return changes ? changesIn(changes, model.source.format).text : undefined;
  });
  const direction = useEditor(({ storyboard }) =>
    alignedFrom(textOfPart(storyboard, target) ?? "", storyboard.language),
  );
  const here = styleOfMarked(text?.spans ?? [], range ?? { from: 0, to: 0 });
  const size = text?.size ?? 1;
  const button = (label: string, icon: ReactNode, onClick: () => void, pressed?: boolean) => (
    <PlainIconButton
      size="sm"
      label={label}
      title={label}
      icon={icon}
      aria-pressed={pressed}
      className={`${coarse} ${isOn}`}
      // The words keep the focus, and what is marked in them.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
  const color = (
    label: string,
    icon: ReactNode,
    value: string | null | undefined,
    set: (value: string) => void,
  ) => (
    <label
      title={label}
      className={`relative grid size-8 place-items-center rounded-sm text-muted has-focus-visible:outline-2 has-focus-visible:outline-accent hover:bg-hover ${coarse}`}
    >
      {icon}
      <span
        aria-hidden="true"
        style={{ backgroundColor: value ?? "transparent" }}
        className="absolute inset-x-1.5 bottom-0.5 h-0.5 rounded-sm"
      />
      <input
        type="color"
        aria-label={label}
        value={value ?? "#ffe066"}
        onChange={(event) => set(event.target.value)}
        className="absolute inset-0 cursor-default opacity-0"
      />
    </label>
  );
  return (
    <div
      role="toolbar"
      aria-label="Text"
      className="flex max-w-full flex-wrap items-center justify-center gap-0.5 rounded-md bg-raised p-1 shadow-overlay pointer-coarse:max-sm:gap-0"
    >
      {button(
        "Bold",
        <Bold className="size-4" />,
        () => onSpan({ weight: here.weight ? undefined : 700 }),
        (here.weight ?? 0) >= 600,
      )}
      {button(
        "Italic",
        <Italic className="size-4" />,
        () => onSpan({ italic: here.italic ? undefined : true }),
        here.italic === true,
      )}
      {button(
        "Underline",
        <Underline className="size-4" />,
        () => onSpan({ underline: here.underline ? undefined : true }),
        here.underline === true,
      )}
      {color(
        "Colour of the words",
        <Palette className="size-4" />,
        here.color ?? text?.color ?? drawn,
        (value) => onSpan({ color: value }),
      )}
      {color("Highlight", <Highlighter className="size-4" />, here.highlight, (value) =>
        onSpan({ highlight: value }),
      )}
      <span className="mx-0.5 h-4 w-px bg-line" />
      {button("Smaller", <Minus className="size-4" />, () =>
        onWhole({ size: Math.max(0.1, round(size / 1.1)) }),
      )}
      {button("Larger", <Plus className="size-4" />, () =>
        onWhole({ size: Math.min(10, round(size * 1.1)) }),
      )}
      <span className="mx-0.5 h-4 w-px bg-line" />
      <span dir={direction} className="flex">
        {button(
          "Align at the start",
          <AlignLeft className="size-4 rtl:-scale-x-100" />,
          () => onWhole({ align: "start" }),
          text?.align === "start",
        )}
        {button(
          "Centre",
          <AlignCenter className="size-4" />,
          () => onWhole({ align: "center" }),
          text?.align === "center",
        )}
        {button(
          "Align at the end",
          <AlignRight className="size-4 rtl:-scale-x-100" />,
          () => onWhole({ align: "end" }),
          text?.align === "end",
        )}
      </span>
    </div>
  );
}

const round = (factor: number) => Math.round(factor * 100) / 100;
