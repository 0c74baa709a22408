import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router";
import { type Format, formats } from "~/domain/video/format";
import { useBoards } from "~/images/boards/use-boards";
import { applyBoardColors } from "~/scene/apply-board-theme";
import { setTemplate } from "~/scene/edit-style";
import { styleNames } from "~/scene/templates/style-names";
import { templateStyles } from "~/scene/templates/template";
import { useLibrary } from "~/session/use-library";
import { sampleWorks } from "~/studio/samples/sample-works";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { findTemplates, parseTemplateFilter } from "./find-templates";
import { TemplateTile } from "./template-tile";

const noBoard = "";

/** Every template, playing the same sample, in its own colours or in those of a board. What is shown is in the address. */
export function TemplateGallery({ userId }: { userId: string }) {
  const [search, setSearch] = useSearchParams();
  const library = useLibrary();
  const boards = useBoards(userId) ?? [];
  const filter = useDeferredValue(parseTemplateFilter(search));
  const board = boards.find(({ id }) => id === filter.boardId) ?? null;
  const all = [...library.templates.values()];
  const present = templateStyles.filter((style) => all.some((template) => template.style === style));
  const templates = findTemplates(all, filter);
  const { format } = filter;

  const storyboards = useMemo(() => {
    const sample = sampleWorks[0]!.storyboard;
    const inFormat = { ...sample, format };
    return new Map(
      [...library.templates.values()].map(({ id }) => {
        const storyboard = setTemplate(inFormat, id, library);
        return [id, board ? applyBoardColors(storyboard, board.palette) : storyboard];
      }),
    );
  }, [format, library, board]);

  function set(values: Readonly<Record<string, string>>) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <section id="templates" aria-labelledby="templates-heading" className="grid scroll-mt-20 gap-5">
      <h2 id="templates-heading" className="font-display text-2xl lg:text-3xl">
        Templates
      </h2>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="w-full sm:w-72">
          <TextField
            type="search"
            label={<VisuallyHidden>Search templates</VisuallyHidden>}
            placeholder="Search, such as calm or serif"
            value={search.get("q") ?? ""}
            onChange={(event) => set({ q: event.target.value })}
          />
        </div>
        <SegmentedControl
          label="Shape"
          value={format}
          onChange={(next: Format) => set({ format: next === formats[0] ? "" : next })}
          segments={formats.map((value) => ({ value, label: value }))}
        />
        {boards.length > 0 && (
          <div className="w-56">
            <Select
              label={<VisuallyHidden>Colours</VisuallyHidden>}
              value={board?.id ?? noBoard}
              choices={[
                { value: noBoard, label: "Their own colours" },
                ...boards.map(({ id, name }) => ({ value: id, label: `Colours of ${name}` })),
              ]}
              onChange={(boardId) => set({ board: boardId })}
            />
          </div>
        )}
      </div>
      <fieldset aria-label="Styles" className="-mx-4 flex gap-1.5 overflow-x-auto px-4 md:flex-wrap">
        {[null, ...present].map((style) => (
          <button
            key={style ?? "all"}
            type="button"
            aria-pressed={filter.style === style}
            onClick={() => set({ style: style ?? "" })}
            className="h-8 shrink-0 rounded-full bg-sunken px-3.5 font-[550] text-muted text-sm shadow-[inset_0_0_0_1px_var(--color-line)] transition-colors hover:text-text aria-pressed:bg-text aria-pressed:text-surface"
          >
            {style === null ? "All" : styleNames[style]}
          </button>
        ))}
      </fieldset>
      {templates.length === 0 ? (
        <EmptyState
          title="No template is like that"
          action={<Button onClick={() => set({ q: "", style: "" })}>Show all templates</Button>}
        >
          Search for a mood, a face or a colour, or leave out the style.
        </EmptyState>
      ) : (
        <ul
          className={`grid gap-x-4 gap-y-6 ${format === "16:9" ? "grid-cols-1 sm:grid-cols-2 lg:grid-cols-3" : "grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"}`}
        >
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateTile
                template={template}
                storyboard={storyboards.get(template.id)!}
                boardId={board?.id ?? null}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
