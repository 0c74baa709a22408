import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router";
import { type Format, formats } from "~/domain/video/format";
import { type OwnColors, ownColorNames } from "~/domain/video/own-colors";
import { useBoards } from "~/images/boards/use-boards";
import { applyBriefTheme } from "~/scene/apply-brief-theme";
import { setTemplate } from "~/scene/edit-style";
import { styleNames } from "~/scene/templates/style-names";
import { templateStyles } from "~/scene/templates/template";
import { type TemplateUse, templateUseNames } from "~/scene/templates/template-uses";
import { useLibrary } from "~/session/use-library";
import { sampleWorks } from "~/studio/samples/sample-works";
import { OwnColorsFields } from "~/studio/style/own-colors-fields";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { findTemplates, parseTemplateFilter } from "./find-templates";
import { OwnTemplates } from "./own-templates";
import { TemplateTile } from "./template-tile";

const noBoard = "";

/** What is offered where nothing is found. */
const offeredUses: readonly TemplateUse[] = ["food", "sale", "event", "beauty", "tech", "jobs"];

/**
 * Every template, playing the same sample, in its own colours, in those of a board or in the person's. What is shown is in the
 * address.
 */
export function TemplateGallery({ userId }: { userId: string }) {
  const [search, setSearch] = useSearchParams();
  const library = useLibrary();
  const boards = useBoards(userId) ?? [];
  const chosen = parseTemplateFilter(search);
  const filter = useDeferredValue(chosen);
  const board = boards.find(({ id }) => id === filter.boardId) ?? null;
  const all = [...library.templates.values()];
  const present = templateStyles.filter((style) => all.some((template) => template.style === style));
  const templates = findTemplates(all, filter);
  const { format } = filter;
  const shownColors = JSON.stringify(filter.colors);

  const storyboards = useMemo(() => {
    const sample = sampleWorks[0]!.storyboard;
    const inFormat = { ...sample, format };
    return new Map(
      [...library.templates.values()].map(({ id }) => {
        const colors = JSON.parse(shownColors) as OwnColors;
        return [id, applyBriefTheme(setTemplate(inFormat, id, library), { templateId: id, colors }, board)];
      }),
    );
  }, [format, library, board, shownColors]);

  function set(values: Readonly<Record<string, string>>) {
    // From the address, which is ahead of what is drawn: of two quick changes neither may undo the other.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <section id="templates" aria-labelledby="templates-heading" className="grid scroll-mt-20 gap-5">
      <h2 id="templates-heading" className="font-display text-2xl lg:text-3xl">
        Templates
      </h2>
      <OwnTemplates userId={userId} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="w-full sm:w-72">
          <TextField
            type="search"
            label={<VisuallyHidden>Search templates</VisuallyHidden>}
            placeholder="Search, such as restaurant or calm"
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
      <div className="grid gap-2">
        <div className="flex h-7 items-center gap-3">
          <h3 className="font-[550] text-sm">Your colours</h3>
          {Object.keys(filter.colors).length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => set(Object.fromEntries(ownColorNames.map((name) => [name, ""])))}
            >
              Back to the templates’
            </Button>
          )}
        </div>
        <div className="max-w-md">
          <OwnColorsFields
            value={chosen.colors}
            onChange={(name, color) => set({ [name]: color?.slice(1) ?? "" })}
          />
        </div>
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
          action={
            <>
              {offeredUses.map((use) => (
                <Button
                  key={use}
                  variant="secondary"
                  onClick={() => set({ q: templateUseNames[use].name, style: "" })}
                >
                  {templateUseNames[use].name}
                </Button>
              ))}
              <Button variant="ghost" onClick={() => set({ q: "", style: "" })}>
                Show all templates
              </Button>
            </>
          }
        >
          Search for a trade, an occasion, a mood or a colour, or take one of these.
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
                colors={chosen.colors}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
