import { Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { joinLettering } from "~/domain/image/lettering";
import { designOf } from "~/image-editor/applied-draft";
import { turnedSize } from "~/image-editor/crop";
import type { Layer } from "~/image-editor/layers/layer";
import { letteringOf } from "~/image-editor/layers/lettering-of";
import { largestSide } from "~/images/edit/edit-request";
import type { EditedImage } from "~/images/edit/edited-image";
import { useEditedImages } from "~/images/edit/use-candidates";
import { useDraft } from "~/images/edit/use-draft";
import { useModels } from "~/images/edit/use-models";
import { useRun } from "~/images/edit/use-run";
import { useCredits } from "~/session/use-credits";
import { showToast } from "~/ui/toast";
import { isSvg } from "~/uploads/draw-svg";
import { useDroppedFiles } from "~/uploads/use-dropped-files";
import { BrushRow } from "./brush-row";
import { CandidateBar } from "./candidate-bar";
import { CanvasPane } from "./canvas-pane";
import { CompareCaptions } from "./compare-captions";
import { ratioOf } from "./crop-ratio";
import { layerActions } from "./design/layer-actions";
import { useAdLooks } from "./design/use-ad-themes";
import { useAddedPictures, useShownLayers } from "./design/use-layers";
import { editorActions } from "./editor-actions";
import { EditorHeader } from "./editor-header";
import { useExport } from "./export/use-export";
import { Filmstrip } from "./filmstrip";
import { TypedText } from "./later-parts";
import { useLoadedImage } from "./loaded-images";
import { MaskBar } from "./mask-bar";
import { PanelFrame } from "./panel-frame";
import { type PictureSteps, usePictureHistory } from "./picture-steps";
import { usePlanRun } from "./plan/use-plan-run";
import type { Plans } from "./plan/use-plans";
import { SidePanel } from "./side-panel";
import { TaskRail } from "./task-rail";
import { modeOf, pendingTasks, pressKindOf } from "./task-state";
import { findTask, type TaskId } from "./tasks";
import { isBrushTool, useTools } from "./tools";
import { UnsavedNote } from "./unsaved-note";
import { useBake } from "./use-bake";
import { useEditorKeys } from "./use-editor-keys";
import { useLineage } from "./use-lineage";
import type { PointerTask } from "./use-pointer";
import { useScene } from "./use-scene";
import { useShownCandidate } from "./use-shown-candidate";
import { useStage } from "./use-stage";

interface EditorProps {
  userId: string;
  asset: EditedImage;
  models: readonly ImageModelInfo[];
  /** Goes on with another image. */
  onOpen: (assetId: string) => void;
  steps: PictureSteps;
  plans: Plans;
}

const hasRoomForPanel = () => matchMedia("(min-width: 48rem)").matches;

/** An image and everything that can be done to it. Made anew for each image. */
export function Editor({ userId, asset, models, onOpen, steps, plans }: EditorProps) {
  const [parameters, setParameters] = useSearchParams();
  const task = findTask(parameters.get("do"));
  const assetId = asset.id;
  const size = useMemo(() => ({ width: asset.width, height: asset.height }), [asset]);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const { stage, scale } = useStage(canvas, size);
  const edited = usePictureHistory(useDraft(userId, assetId), steps, assetId);
  const { draft, change } = edited;
  const [tools, setTools] = useTools(Math.max(size.width, size.height));
  const offered = useModels(models);
  const balance = useCredits(userId)?.balance ?? null;
  const images = useEditedImages(userId, assetId);
  const lineage = useLineage(assetId);
  const base = useLoadedImage(assetId);
  const picture = base.kind === "present" ? base.picture : null;

  const candidate = useShownCandidate({
    assetId,
    size,
    draft,
    staged: images.staged,
    onOpen,
    steps,
    onAccept: (image) => planRun.accepted(image),
    onDiscard: (those) => planRun.discarded(those),
  });
  const { shown, way } = candidate;
  const [cropRatio, setCropRatio] = useState("free");
  const [chosenLayerId, setChosenLayerId] = useState<string | null>(null);
  const [isPanelOpen, setPanelOpen] = useState(hasRoomForPanel);
  const [typedLayerId, setTypedLayerId] = useState<string | null>(null);
  const layers = useShownLayers(draft.layers, typedLayerId);
  const layerEdits = layerActions(size, draft.layers.length, change, setChosenLayerId);
  const added = useAddedPictures(size, layerEdits);
  const looks = useAdLooks(userId, asset, picture);

  const renderer = useScene({
    stage,
    size,
    picture,
    draft,
    mode: modeOf(task.id, shown !== null),
    showsMask: tools.showsMask && (task.id === "fill" || task.id === "layers"),
    maskColour: tools.maskColour,
    layers,
    chosenLayerId: task.id === "layers" ? chosenLayerId : null,
    candidate: shown,
    compare: way,
    compareAt: candidate.share,
    isHeld: candidate.isHeld,
  });
  const run = useRun({
    userId,
    assetId,
    size,
    draft,
    isDraftKnown: edited.isKnown,
    model: offered.model,
    onStarted: () => {
      candidate.show(null);
      // On a phone what comes is seen where the panel stood.
      if (!hasRoomForPanel()) setPanelOpen(false);
    },
  });
  const bake = useBake({
    assetId,
    title: asset.name,
    picture,
    renderer,
    draft,
    readLettering: async () =>
      joinLettering((await lineage.read()).at(-1)?.image?.lettering, letteringOf(draft.layers)),
    onMade: ({ id }) => {
      steps.applied(edited, assetId, id, designOf(asset, draft));
      onOpen(id);
      showToast("Made a new image", "The one before stays in its lineage.");
    },
  });

  const exported = useExport({
    asset,
    picture,
    renderer,
    draft,
    isDraftKnown: edited.isKnown,
    lineage,
    models,
  });

  const theme = looks.themes.find(({ id }) => id === draft.ad?.themeId) ?? looks.themes[0];
  const planRun = usePlanRun({
    assetId,
    size,
    plans,
    edited,
    run,
    images,
    exported,
    dressing: theme && looks.map ? { size, theme, map: looks.map } : null,
    onResult: candidate.show,
  });

  const setTask = (next: TaskId) => {
    // On a phone one paints first and speaks then: the panel leaves its room to the image.
    setPanelOpen(next === task.id ? !isPanelOpen : hasRoomForPanel() || next !== "fill");
    candidate.show(null);
    setTypedLayerId(null);
    setParameters(
      (before) => {
        before.set("do", next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const actions = editorActions({
    edited,
    stage,
    taskId: task.id,
    onTask: setTask,
    tools,
    onTools: setTools,
    candidate,
    chosenLayerId,
    layers: layerEdits,
    onType: setTypedLayerId,
  });
  useEditorKeys(actions);
  const addFile = (file: File, isLogo = false) => void added.addFile(file, isLogo);
  useDroppedFiles((files) => {
    const file = files.find((one) => one.type.startsWith("image/") || isSvg(one));
    if (!file) return;
    if (task.id !== "layers") setTask("layers");
    addFile(file);
  });

  const pending = pendingTasks(draft);
  const typed = task.id === "layers" && !shown ? wordsLayer(draft.layers, typedLayerId) : null;
  const pointer: PointerTask = {
    kind: pressKindOf(task.id, shown && way),
    tools,
    changeTools: setTools,
    draft,
    change,
    cropRatio: ratioOf(cropRatio, turnedSize(size, draft.frame)),
    longestSide: largestSide,
    onChooseLayer: setChosenLayerId,
    onTypeLayer: setTypedLayerId,
    onSlide: candidate.setShare,
    onHold: shown && way === "hold" ? candidate.setHeld : null,
  };

  return (
    <main className="flex h-[calc(100dvh-7.5rem)] min-h-96 flex-col md:h-[calc(100dvh-3.5rem)]">
      <EditorHeader
        title={asset.name || "Picture"}
        assetId={assetId}
        lineage={lineage}
        exported={exported}
        size={size}
        edited={edited}
        stage={stage}
        scale={scale}
      />
      <UnsavedNote edited={edited} />
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
            compared={shown && <CompareCaptions candidate={candidate} isRow={stage?.isRow ?? true} />}
            typed={
              stage &&
              typed && (
                <Suspense>
                  <TypedText
                    key={typed.id}
                    layer={typed}
                    layers={draft.layers}
                    stage={stage}
                    onChange={(text) => layerEdits.set(typed.id, { text }, `text ${typed.id}`)}
                    onDone={() => setTypedLayerId(null)}
                  />
                </Suspense>
              )
            }
          >
            {shown ? (
              <CandidateBar candidate={candidate} />
            ) : (
              task.id === "fill" && (
                <MaskBar
                  tools={tools}
                  hasMask={draft.mask.length > 0}
                  onChange={setTools}
                  onInvert={actions.invert}
                  onClear={actions.clear}
                />
              )
            )}
          </CanvasPane>
          {task.id === "fill" && !isPanelOpen && !shown && isBrushTool(tools.tool) && (
            <BrushRow tools={tools} onTools={setTools} />
          )}
          <Filmstrip
            isPanelOpen={isPanelOpen}
            chain={lineage.chain}
            presentId={assetId}
            images={images}
            shownId={candidate.id}
            onOpen={onOpen}
            onShow={candidate.show}
            onDiscardAll={() => candidate.discard(images.staged ?? [])}
          />
        </div>
        <PanelFrame title={task.title} isOpen={isPanelOpen} onToggle={() => setPanelOpen(!isPanelOpen)}>
          <SidePanel
            userId={userId}
            assetId={assetId}
            task={task}
            offered={offered}
            balance={balance}
            size={size}
            draft={draft}
            change={change}
            tools={tools}
            onTools={setTools}
            run={run}
            plans={plans}
            planRun={planRun}
            candidate={candidate}
            bake={bake}
            ratio={cropRatio}
            onRatio={setCropRatio}
            chosenId={chosenLayerId}
            onChoose={setChosenLayerId}
            picture={picture}
            looks={looks}
            actions={layerEdits}
            onType={setTypedLayerId}
            isAdding={added.isAdding}
            title={asset.name || "Picture"}
            onFile={addFile}
            onImage={added.add}
            onTask={setTask}
            onEditDesign={draft.applied?.layers.length ? steps.undoOf(assetId, draft) : null}
            onApplyFirst={() => setTask(pending[0] ?? "crop")}
          />
        </PanelFrame>
      </div>
    </main>
  );
}

/** The layer whose words are typed, where it is still there. */
function wordsLayer(layers: readonly Layer[], id: string | null) {
  const found = layers.find((layer) => layer.id === id);
  return found?.kind === "text" || found?.kind === "label" ? found : null;
}
