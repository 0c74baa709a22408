import { lazy } from "react";

/** The parts of the editor that are not on its first screen. They come once the page is idle, or when they are opened. */

const loadCropPanel = () => import("./crop-panel");
const loadAdjustPanel = () => import("./adjust-panel");
const loadDesignPanel = () => import("./design/design-panel");
const loadPlanPanel = () => import("./plan/plan-panel");
const loadTypedText = () => import("./design/typed-text");
const loadExportDialog = () => import("./export/export-dialog");
const loadMorePanel = () => import("./more-panel");
const loadToolNote = () => import("./tool-note");
const loadAssetPicker = async () => ({ default: (await import("~/images/asset-picker")).AssetPicker });

export const CropPanel = lazy(loadCropPanel);
export const AdjustPanel = lazy(loadAdjustPanel);
export const DesignPanel = lazy(loadDesignPanel);
export const PlanPanel = lazy(loadPlanPanel);
export const TypedText = lazy(loadTypedText);
export const ExportDialog = lazy(loadExportDialog);
export const MorePanel = lazy(loadMorePanel);
export const ToolNote = lazy(loadToolNote);
export const AssetPicker = lazy(loadAssetPicker);
/** Stands where no image is open, and the editor does not. */
export const ChooseImage = lazy(async () => ({
  default: (await import("~/images/choose-image")).ChooseImage,
}));

/** Has them here before they are opened, also for when the connection is gone. */
export async function loadLaterParts(): Promise<void> {
  const loads = [
    loadDesignPanel,
    loadTypedText,
    loadPlanPanel,
    loadCropPanel,
    loadAdjustPanel,
    loadExportDialog,
    loadMorePanel,
    loadToolNote,
    loadAssetPicker,
  ];
  await Promise.allSettled(loads.map((load) => load()));
}
