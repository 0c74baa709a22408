import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { type DragEvent, useMemo, useState } from "react";
import { currentFacts } from "~/domain/products/current-facts";
import { PageScroll } from "~/pages/page-scroll";
import { sectionTypes } from "~/sections/section-types";
import type { OutlinedSection } from "~/sections/writer/outline";
import { draftPage } from "~/sections/writer/write-directions";
import { writerInputSchema } from "~/sections/writer/write-input";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";
import { showUndoToast } from "~/ui/toast";
import { imagesGiven } from "./images-given";
import type { StepProps } from "./making";
import { outlineLike } from "./outline-like";
import { QuestionsNote } from "./questions-note";
import { writerInput } from "./writer-input";

/** Which sections the page will have, in which order, beside a first draft of it that follows each change at once. */
export function OutlineStep({ material, draft, onDraft, brand: { brand }, liked, onStep }: StepProps) {
  const { input, images } = useMemo(() => writerInput(material, draft, brand), [material, draft, brand]);
  const shown = useMemo(() => imagesGiven(images), [images]);
  const facts = useMemo(() => currentFacts(material.sheet), [material.sheet]);
  const own = draft.outline ?? (liked ? outlineLike(liked.page) : null);
  const drafted = useMemo(
    () => draftPage(writerInputSchema.parse(input), draft.direction ?? "story", own),
    [input, own, draft.direction],
  );
  const outline = own ?? drafted.outline.sections;
  const page = liked ? { ...drafted.page, theme: liked.page.theme } : drafted.page;
  const missing = [...sectionTypes.values()].filter(({ type }) => outline.every((one) => one.type !== type));
  const written = new Set(drafted.page.order);
  const set = (next: readonly OutlinedSection[] | null) => onDraft({ outline: next && [...next] });

  function remove(section: OutlinedSection) {
    set(outline.filter(({ id }) => id !== section.id));
    showUndoToast(`${labelOf(section.type)} taken out`, () => set(draft.outline));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-1">
            <h2 className="font-[600] text-xl">Sections</h2>
            <p className="max-w-[56ch] text-pretty text-muted text-sm">
              {own
                ? "All three directions keep this order. They differ in tone and theme."
                : "Suggested from your facts. Change the order for all three directions, or leave it and each gets its own."}
            </p>
          </div>
          {own && (
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCcw className="size-3.5" />}
              onClick={() => set(null)}
            >
              Reset to the suggested order
            </Button>
          )}
        </div>
        <OutlineList outline={outline} written={written} onChange={set} onRemove={remove} />
        {outline.length === 0 && (
          <p className="text-pretty text-muted">No sections yet. Add one, or reset to the suggested order.</p>
        )}
        <div>
          <Menu
            align="start"
            trigger={
              <Button size="sm" icon={<Plus className="size-3.5" />} disabled={missing.length === 0}>
                Add a section
              </Button>
            }
          >
            {missing.map(({ type, label, variants }) => (
              <MenuItem
                key={type}
                onSelect={() => set([...outline, { id: type, type, variant: variants[0]?.value ?? "plain" }])}
              >
                {label}
              </MenuItem>
            ))}
          </Menu>
        </div>
        <QuestionsNote questions={drafted.questions} onFacts={() => onStep("facts")} />
      </div>
      <div className="grid gap-3 lg:sticky lg:top-20">
        <Button
          variant="primary"
          disabled={outline.length === 0}
          icon={<ArrowRight className="order-last size-4" />}
          onClick={() => onStep("directions")}
        >
          Write three directions
        </Button>
        <PageScroll
          label="A first draft of the page"
          page={page}
          facts={facts}
          images={shown}
          className="h-[34rem] max-h-[calc(100dvh-11rem)]"
        />
      </div>
    </div>
  );
}

interface OutlineListProps {
  outline: readonly OutlinedSection[];
  /** Ids of those that have something to say. */
  written: ReadonlySet<string>;
  onChange: (outline: OutlinedSection[]) => void;
  onRemove: (section: OutlinedSection) => void;
}

/** The sections in their order: moved by dragging or by their buttons. */
function OutlineList({ outline, written, onChange, onRemove }: OutlineListProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  function move(from: number, to: number) {
    const section = outline[from];
    if (!section || to < 0 || to >= outline.length) return;
    onChange(outline.toSpliced(from, 1).toSpliced(to, 0, section));
  }
  function over(event: DragEvent, place: number) {
    if (draggedId === null) return;
    event.preventDefault();
    const from = outline.findIndex(({ id }) => id === draggedId);
    if (from !== place) move(from, place);
  }
  return (
    <ol aria-label="Sections of the page" className="grid gap-1.5">
      {outline.map((section, place) => {
        const label = labelOf(section.type);
        return (
          <li
            key={section.id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = "move";
              setDraggedId(section.id);
            }}
            onDragEnd={() => setDraggedId(null)}
            onDragOver={(event) => over(event, place)}
            onDrop={(event) => event.preventDefault()}
            className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 rounded-md border border-line bg-raised py-1.5 ps-2 pe-1.5 ${draggedId === section.id ? "opacity-50" : ""}`}
          >
            <GripVertical className="size-4 cursor-grab text-faint" aria-hidden="true" />
            <div className="grid min-w-0 sm:flex sm:items-baseline sm:gap-3">
              <span className="shrink-0 font-[550]">{label}</span>
              <span className="truncate text-muted text-sm">
                {written.has(section.id) ? sectionTypes.get(section.type)?.about : "No facts for it yet"}
              </span>
            </div>
            <div className="flex">
              <IconButton
                label={`Move ${label} up`}
                size="sm"
                disabled={place === 0}
                icon={<ArrowUp className="size-4" />}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                label={`Move ${label} down`}
                size="sm"
                disabled={place === outline.length - 1}
                icon={<ArrowDown className="size-4" />}
                onClick={() => move(place, place + 1)}
              />
              <IconButton
                label={`Take ${label} out`}
                size="sm"
                icon={<X className="size-4" />}
                onClick={() => onRemove(section)}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function labelOf(type: string): string {
  return sectionTypes.get(type)?.label ?? type;
}
