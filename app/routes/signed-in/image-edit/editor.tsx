import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { ImageModelInfo } from "~/domain/image-model";
import { isPlain } from "~/image-editor/adjustments";
import { turnedSize } from "~/image-editor/crop";
import { isPlainFrame } from "~/image-editor/edit-draft";
import type { CompareWay } from "~/image-editor/stage-scene";
import { zoomStep } from "~/image-editor/view";
import { AssetPicker } from "~/images/asset-picker";
import { useDroppedFiles } from "~/images/composer/use-dropped-files";
import { useCredits } from "~/session/use-credits";
import type { Asset } from "~/stores/asset-document";
import type { Image } from "~/stores/image-document";
import { showToast } from "~/ui/toast";
import { AdjustPanel } from "./adjust-panel";
import { acceptCandidate, discardCandidates } from "./candidate-actions";
import { CandidateBar, compareWays } from "./candidate-bar";
import { CanvasPane } from "./canvas-pane";
import { CropPanel, ratioOf } from "./crop-panel";
import { largestSide } from "./edit-request";
import { EditorHeader } from "./editor-header";
import { Filmstrip } from "./filmstrip";
import { LayersPanel } from "./layers-panel";
import { MaskBar } from "./mask-bar";
import { usePicture } from "./pictures";
import { TaskPanel } from "./task-panel";
import { TaskRail } from "./task-rail";
import { findTask, type TaskId, tasks } from "./tasks";
import { stepSize, useTools } from "./tools";
import { useBake } from "./use-bake";
import { useEditedImages } from "./use-candidates";
import { useDraft } from "./use-draft";
import { useEditorKeys } from "./use-editor-keys";
import { useLayers } from "./use-layers";
import { useLineage } from "./use-lineage";
import { useModels } from "./use-models";
import type { PointerTask } from "./use-pointer";
import { useRun } from "./use-run";
import { useScene } from "./use-scene";
import { useStage } from "./use-stage";

export type EditedAsset = Pick<Asset, "id" | "name" | "width" | "height">;

interface EditorProps {
  userId: string;
  asset: EditedAsset;
  models: readonly ImageModelInfo[];
  /** Goes on with another picture. */
  onOpen: (assetId: string) => void;
}

/** A picture and everything that can be done to it. Made anew for each picture. */
export function Editor({ userId, asset, models, onOpen }: EditorProps) {
  const [parameters, setParameters] = useSearchParams();
  const task = findTask(parameters.get("do"));
  const size = useMemo(() => ({ width: asset.width, height: asset.height }), [asset]);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const { stage, scale } = useStage(canvas, size);
  const edited = useDraft(userId, asset.id);
  const { draft, change } = edited;
  const [tools, setTools] = useTools();
  const offered = useModels(models);
  const balance = useCredits(userId)?.balance ?? null;
  const images = useEditedImages(userId, asset.id);
  const chain = useLineage(asset.id);
  const base = usePicture(asset.id);
  const picture = base.kind === "present" ? base.picture : null;

  const [shownId, setShownId] = useState<string | null>(null);
  const shown = images.staged?.find(({ id }) => id === shownId) ?? null;
  const shownPicture = usePicture(shown?.id ?? null);
  const [way, setWay] = useState<CompareWay>("slider");
  const [share, setShare] = useState(0.5);
  const [isHeld, setHeld] = useState(false);
  const [cropRatio, setCropRatio] = useState("free");
  const [chosenLayerId, setChosenLayerId] = useState<string | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(true);
  const layers = useLayers(draft.layers, size, change);

  const candidate = useMemo(
    () => (shown && shownPicture.kind === "present" ? { image: shown, picture: shownPicture.picture } : null),
    [shown, shownPicture],
  );
  const mode = candidate ? "look" : task.id === "crop" ? "crop" : task.id === "extend" ? "extend" : "look";
  const renderer = useScene({
    stage,
    size,
    picture,
    draft,
    mode,
    showsMask: tools.showsMask && (task.id === "fill" || task.id === "layers"),
    layers: layers.levels,
    chosenLayerId: task.id === "layers" ? chosenLayerId : null,
    candidate,
    compare: way,
    compareAt: share,
    isHeld,
  });
  const run = useRun({
    userId,
    assetId: asset.id,
    size,
    draft,
    model: offered.model,
    onStarted: () => setShownId(null),
  });
  const bake = useBake({
    assetId: asset.id,
    title: asset.name,
    picture,
    renderer,
    draft,
    onMade: ({ id }) => {
      // What became pixels is no draft any more; the mask and the words stay.
      edited.applied();
      onOpen(id);
      showToast("Made a new image", "The one before stays in its lineage.");
    },
  });

  // The newest candidate is shown when it comes in while somebody waits for it.
  const newestId = images.staged?.[0]?.id ?? null;
  const [seenId, setSeenId] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (images.staged === null || newestId === seenId) return;
    setSeenId(newestId);
    if (seenId !== undefined && newestId !== null) setShownId(newestId);
  }, [images.staged, newestId, seenId]);

  const setTask = (next: TaskId) => {
    setPanelOpen(next !== task.id || !isPanelOpen);
    setShownId(null);
    setParameters(
      (before) => {
        before.set("do", next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const show = (image: Image | null) => {
    setHeld(false);
    setShownId(image?.id ?? null);
  };
  const accept = () => {
    if (!shown) return;
    acceptCandidate(shown, () => onOpen(asset.id));
    onOpen(shown.id);
  };
  const discard = (those: readonly Image[]) => {
    const rest = images.staged?.filter((image) => !those.includes(image)) ?? [];
    show(those.length === 1 ? (rest[0] ?? null) : null);
    discardCandidates(those);
  };
  const step = (by: 1 | -1) => {
    const all = images.staged ?? [];
    if (all.length === 0) return;
    const at = all.findIndex(({ id }) => id === shownId);
    show(all[(at + by + all.length) % all.length] ?? null);
  };
  const useTool = (tool: typeof tools.tool) => () => {
    setTools({ tool });
    if (task.id !== "fill" && tool !== "pan") setTask("fill");
  };
  const invert = () => change((before) => ({ ...before, mask: [...before.mask, { kind: "invert" }] }), null);
  const clear = () => change((before) => (before.mask.length ? { ...before, mask: [] } : before), null);

  useEditorKeys({
    undo: edited.undo,
    redo: edited.redo,
    pan: () => setTools({ tool: "pan" }),
    brush: useTool("brush"),
    erase: useTool("erase"),
    lasso: useTool("lasso"),
    rectangle: useTool("rectangle"),
    smaller: () => setTools({ size: stepSize(tools.size, -1) }),
    larger: () => setTools({ size: stepSize(tools.size, 1) }),
    invert: () => task.id === "fill" && invert(),
    clear: () => task.id === "fill" && clear(),
    zoomIn: () => stage?.zoomBy(zoomStep),
    zoomOut: () => stage?.zoomBy(1 / zoomStep),
    fit: () => stage?.fit(),
    actual: () => stage?.zoomTo(1),
    compare: () => setWay(compareWays[(compareWays.indexOf(way) + 1) % compareWays.length] ?? "off"),
    before: () => setHeld(!isHeld),
    accept,
    discard: () => shown && discard([shown]),
    next: () => step(1),
    previous: () => step(-1),
  });
  useDroppedFiles((files) => {
    const file = files.find(({ type }) => type.startsWith("image/"));
    if (!file) return;
    if (task.id !== "layers") setTask("layers");
    void layers.addFile(file).then(setChosenLayerId);
  });

  const pending = tasks.flatMap(({ id }) => {
    if (id === "crop" && !isPlainFrame(draft.frame)) return [id];
    if (id === "adjust" && !isPlain(draft.adjustments)) return [id];
    return id === "layers" && draft.layers.length > 0 ? [id] : [];
  });
  const pointer: PointerTask = {
    kind: candidate
      ? way === "slider"
        ? "slide"
        : "look"
      : task.id === "fill"
        ? "mask"
        : task.id === "crop" || task.id === "extend" || task.id === "layers"
          ? task.id
          : "look",
    tools,
    changeTools: setTools,
    draft,
    change,
    cropRatio: ratioOf(cropRatio, turnedSize(size, draft.frame)),
    longestSide: largestSide,
    onChooseLayer: setChosenLayerId,
    onSlide: setShare,
    onHold: candidate !== null && way === "hold" ? setHeld : null,
  };

  return (
    <main className="flex h-[calc(100dvh-7.5rem)] min-h-96 flex-col md:h-[calc(100dvh-3.5rem)]">
      <EditorHeader
        title={asset.name || "Picture"}
        assetId={asset.id}
        isImage={chain.at(-1)?.image != null}
        size={size}
        edited={edited}
        stage={stage}
        scale={scale}
      />
      <div className="flex min-h-0 grow flex-col md:flex-row">
        <div className="contents max-md:[&>nav]:order-last">
          <TaskRail model={offered.model} value={task.id} pending={pending} onChange={setTask} />
        </div>
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <CanvasPane
            canvas={canvas}
            onCanvas={setCanvas}
            stage={stage}
            base={base}
            task={pointer}
            title={asset.name}
          >
            {candidate ? (
              <CandidateBar
                way={way}
                share={share}
                onWay={setWay}
                onShare={setShare}
                onHold={setHeld}
                onAccept={accept}
                onDiscard={() => discard([candidate.image])}
              />
            ) : (
              task.id === "fill" && (
                <MaskBar
                  tools={tools}
                  hasMask={draft.mask.length > 0}
                  onChange={setTools}
                  onInvert={invert}
                  onClear={clear}
                />
              )
            )}
          </CanvasPane>
          <Filmstrip
            chain={chain}
            presentId={asset.id}
            images={images}
            shownId={shown?.id ?? null}
            onOpen={onOpen}
            onShow={show}
            onDiscardAll={() => discard(images.staged ?? [])}
          />
        </div>
        <section
          aria-label={task.title}
          className={`min-h-0 shrink-0 overflow-y-auto overscroll-contain border-line bg-surface p-4 max-md:max-h-[42dvh] max-md:border-t md:w-[320px] md:border-s ${isPanelOpen ? "" : "max-md:hidden"}`}
        >
          <h2 className="mb-4 font-[600]">{task.title}</h2>
          {task.id === "crop" ? (
            <CropPanel
              size={size}
              draft={draft}
              change={change}
              ratio={cropRatio}
              onRatio={setCropRatio}
              bake={bake}
            />
          ) : task.id === "adjust" ? (
            <AdjustPanel draft={draft} change={change} bake={bake} />
          ) : task.id === "layers" ? (
            <LayersPanel
              assetId={asset.id}
              draft={draft}
              change={change}
              chosenId={chosenLayerId}
              onChoose={setChosenLayerId}
              onAdd={() => setPicking(true)}
              isAdding={layers.isAdding}
              tools={tools}
              onTools={setTools}
              bake={bake}
            />
          ) : (
            <TaskPanel
              key={task.id}
              task={task}
              offered={offered}
              balance={balance}
              size={size}
              draft={draft}
              change={change}
              tools={tools}
              onTools={setTools}
              run={run}
              onApplyFirst={() => setTask(pending[0] ?? "crop")}
            />
          )}
        </section>
      </div>
      <AssetPicker
        userId={userId}
        open={isPicking}
        onOpenChange={setPicking}
        chosenIds={[]}
        most={1}
        onChoose={([id]) => {
          if (id) void layers.addAsset(id).then(setChosenLayerId);
        }}
      />
    </main>
  );
}
