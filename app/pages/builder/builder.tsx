import LayoutList from "lucide-react/icons/layout-list";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { lazy } from "~/client/lazy";
import { addSection } from "~/sections/edit/edit-sections";
import { newSectionId } from "~/sections/edit/new-ids";
import type { Section } from "~/sections/page";
import { Button } from "~/ui/button";
import { PaneHandle, usePaneSize } from "~/ui/pane-handle";
import { showToast } from "~/ui/toast";
import { useIsPhone } from "~/ui/use-is-phone";
import { usePagePresence } from "../page-visitor";
import { openCounts, useComments } from "../panels/comments/use-comments";
import { PublishButton } from "../publish/publish-button";
import { usePublishing } from "../publish/use-publishing";
import { BuilderHeader, type PreviewDevice, previewWidths } from "./builder-header";
import { BuilderNotes } from "./builder-notes";
import { editedPageResolver } from "./edited-page";
import type { OpenProject } from "./open-project";
import type { BuilderPanelProps, LookedAt } from "./page-editor";
import { PageStage } from "./page-stage";
import { PanelRail } from "./panel-rail";
import { PanelView } from "./panel-view";
import { panels } from "./panels";
import { PhoneBar } from "./phone-bar";
import { nameOfType } from "./section-actions";
import { SectionList } from "./section-list";
import { isSameSelection, type Selection, sectionSelection, selectionOn } from "./selection";
import { useBuilderKeys } from "./use-builder-keys";
import { usePageEditor } from "./use-page-editor";
import { usePageImages } from "./use-page-images";
import { usePageVideos } from "./use-page-videos";
import { useTypefaces } from "./use-typefaces";
import { beginAt } from "./words-in-place";

const SectionPicker = lazy(() => import("./section-picker"));

interface BuilderProps {
  open: OpenProject;
  userId: string;
}

/** The builder of a page: its sections, the page itself, and what can be said of what is chosen. */
export function Builder({ open, userId }: BuilderProps) {
  const { project, facts } = open;
  const { page, title } = project;
  const isOwner = project.ownerId === userId;
  const isReadOnly = project.trashedAt !== null;
  const isPhone = useIsPhone();
  const [parameters, setParameters] = useSearchParams();
  const panel = panels.find(({ id }) => id === parameters.get("panel")) ?? panels[0];
  const [chosen, setChosen] = useState<Selection | null>(null);
  const selection = useMemo(() => selectionOn(page, chosen), [page, chosen]);
  const [looked, setLooked] = useState<LookedAt | null>(null);
  const [addingAt, setAddingAt] = useState<number | null>(null);
  const [device, setDevice] = useState<PreviewDevice>("desktop");
  const [isDark, setDark] = useState(page.theme.mode === "dark");
  const [sheet, setSheet] = useState<"sections" | "panel" | null>(null);
  const inner = useRef<Document | null>(null);
  const listPane = usePaneSize("page-sections", { least: 200, most: 420, usual: 256 });
  const sidePane = usePaneSize("page-side", { least: 280, most: 560, usual: 340 });

  const showPanel = (id: string) => {
    setParameters(id === "content" ? {} : { panel: id }, { replace: true, preventScrollReset: true });
    setSheet("panel");
  };
  const choose = (next: Selection | null) =>
    setChosen((before) => (isSameSelection(before, next) ? before : next));
  const editor = usePageEditor(open, isReadOnly, {
    show: (sectionId) => choose(sectionSelection(sectionId)),
    select: (next) => {
      choose(next);
      if (next && parameters.has("panel")) setParameters({}, { replace: true, preventScrollReset: true });
    },
    writeAt: (sectionId, slot) => {
      const places = `[data-section="${sectionId}"] [data-slot]`;
      const named = slot && inner.current?.querySelector<HTMLElement>(`[data-slot$="/${slot}"]`);
      const element = named || inner.current?.querySelector<HTMLElement>(places);
      if (element) beginAt(element);
      else showToast("This section has no words to write", "What it shows is chosen at the side.");
    },
    showPanel,
    addAt: setAddingAt,
    lookAt: setLooked,
    readPreview: () => inner.current,
  });
  // Asked with every change only where its panels stand; the header tells from the published page itself.
  const asksAgain = panel?.id === "publish" || panel?.id === "test";
  const publishing = usePublishing(
    project.id,
    asksAgain ? project.updatedAt.getTime() : null,
    isOwner && !isReadOnly,
  );
  const { visitors, goTo } = usePagePresence(project.id);
  const selectedId = selection?.sectionId ?? null;
  useEffect(() => goTo({ sectionId: selectedId }), [goTo, selectedId]);
  const comments = useComments(project.id);
  const openThreads = useMemo(
    () => openCounts(comments.kind === "present" ? comments.value : []),
    [comments],
  );
  useBuilderKeys({ editor, selection, isReadOnly, showPanel });

  const seen = looked?.page ?? page;
  const images = usePageImages(seen);
  const typefaces = useTypefaces(seen.theme);
  const videos = usePageVideos(seen);
  const [resolve] = useState(editedPageResolver);
  const whole = resolve(seen, {
    ...{ facts, images, videos, typefaces },
    isEditing: true,
    formHref: null,
  });
  const theme = useMemo(
    () => ({ ...seen.theme, mode: isDark ? ("dark" as const) : ("light" as const) }),
    [seen.theme, isDark],
  );
  const shown = useMemo(() => ({ ...whole, theme }), [whole, theme]);
  // A page set to one mode is looked at in that.
  useEffect(() => {
    if (page.theme.mode !== "auto") setDark(page.theme.mode === "dark");
  }, [page.theme.mode]);

  function add(section: Section) {
    const id = newSectionId();
    const name = nameOfType(section.type);
    if (editor.change(`Add ${name}`, (now) => addSection(now, section, addingAt ?? now.order.length, id)))
      editor.select(sectionSelection(id));
    setAddingAt(null);
  }

  const side: BuilderPanelProps = {
    ...{ project, page, saveState: open.saveState, facts, userId },
    ...{ isOwner, isReadOnly, editor, selection, publishing },
  };
  const list = (
    <SectionList
      page={page}
      selectedId={selectedId}
      editor={editor}
      openThreads={openThreads}
      visitors={visitors}
      onComments={(sectionId) => {
        editor.show(sectionId);
        showPanel("comments");
      }}
      isReadOnly={isReadOnly}
      onChosen={() => setSheet(null)}
    />
  );
  return (
    <main className="flex h-[calc(100dvh-7.5rem)] min-h-96 flex-col md:h-[calc(100dvh-3.5rem)]">
      <BuilderHeader
        title={title}
        visitors={visitors}
        saveState={open.saveState}
        canUndo={open.canUndo}
        canRedo={open.canRedo}
        isReadOnly={isReadOnly}
        device={device}
        isDark={isDark}
        publish={
          isOwner &&
          !isReadOnly && (
            <PublishButton reading={publishing.reading} page={page} onPress={() => showPanel("publish")} />
          )
        }
        onRename={open.rename}
        onUndo={editor.undo}
        onRedo={editor.redo}
        onDevice={setDevice}
        onDark={setDark}
      />
      <BuilderNotes open={open} />
      <div className="flex min-h-0 grow">
        {!isPhone && (
          <>
            <aside
              aria-label="Sections"
              style={{ width: listPane.size }}
              className="flex shrink-0 flex-col bg-surface"
            >
              <h2 className="flex h-10 shrink-0 items-center gap-2 px-4 font-[550] text-muted text-sm">
                Sections <span className="tabular font-normal text-faint">{page.order.length}</span>
              </h2>
              {list}
            </aside>
            <PaneHandle pane={listPane} label="Width of the section list" side="start" />
          </>
        )}
        <section aria-label="Page" className="flex min-w-0 grow flex-col bg-sunken md:px-6 md:pt-5">
          {looked && (
            <p
              role="status"
              className="mb-2 flex items-center justify-between gap-3 self-stretch rounded-md bg-warning-soft px-3 py-1.5 text-sm"
            >
              <span className="truncate">As it was {looked.words}. Nothing is changed.</span>
              <Button size="sm" variant="ghost" onClick={() => setLooked(null)}>
                Back to now
              </Button>
            </p>
          )}
          {seen.order.length === 0 ? (
            <div className="m-auto grid max-w-[38ch] justify-items-center gap-3 p-6 text-center">
              <LayoutList className="size-7 text-faint" strokeWidth={1.5} aria-hidden="true" />
              <h2 className="font-display text-2xl">An empty page</h2>
              <p className="text-pretty text-muted">
                Begin with how it opens: what it is, what it costs, and the button.
              </p>
              <Button variant="primary" disabled={isReadOnly} onClick={() => setAddingAt(0)}>
                Add the first section
              </Button>
            </div>
          ) : (
            <PageStage
              page={shown}
              title={title}
              width={isPhone ? null : previewWidths[device]}
              selection={selection}
              editor={editor}
              isReadOnly={isReadOnly || looked !== null}
              onDocument={(loaded) => {
                inner.current = loaded;
              }}
            />
          )}
        </section>
        {!isPhone && panel && (
          <>
            <PaneHandle pane={sidePane} label="Width of the side" side="end" />
            <aside
              aria-label={panel.label}
              style={{ width: sidePane.size }}
              className="flex shrink-0 flex-col bg-surface"
            >
              <PanelView panel={panel} side={side} />
            </aside>
            <PanelRail present={panel.id} onShow={showPanel} />
          </>
        )}
      </div>
      {isPhone && panel && (
        <PhoneBar sheet={sheet} panel={panel} list={list} side={side} onSheet={setSheet} onShow={showPanel} />
      )}
      {addingAt !== null && (
        <Suspense>
          <SectionPicker page={page} facts={facts} onAdd={add} onClose={() => setAddingAt(null)} />
        </Suspense>
      )}
    </main>
  );
}
