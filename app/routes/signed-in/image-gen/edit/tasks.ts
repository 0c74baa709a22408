import Crop from "lucide-react/icons/crop";
import ImageOff from "lucide-react/icons/image-off";
import ImageUpscale from "lucide-react/icons/image-upscale";
import Layers from "lucide-react/icons/layers";
import Paintbrush from "lucide-react/icons/paintbrush";
import Shuffle from "lucide-react/icons/shuffle";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import SunMedium from "lucide-react/icons/sun-medium";
import UnfoldHorizontal from "lucide-react/icons/unfold-horizontal";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import type { ComponentType } from "react";
import type { ImageOperation } from "~/domain/image/image-operation";

/** What can be done with an image here, in the order of the rail. `operations` are asked of a model; the others happen in the browser. */
export const tasks = [
  {
    id: "instruct",
    label: "Instruct",
    title: "Change it in words",
    icon: WandSparkles,
    operations: ["instruct"],
  },
  {
    id: "fill",
    label: "Fill",
    title: "Change a marked area",
    icon: Paintbrush,
    operations: ["fill"],
  },
  {
    id: "extend",
    label: "Extend",
    title: "Add room around it",
    icon: UnfoldHorizontal,
    operations: ["extend"],
  },
  {
    id: "background",
    label: "Background",
    title: "Change the background",
    icon: ImageOff,
    operations: ["remove-background", "replace-background"],
  },
  { id: "upscale", label: "Upscale", title: "Make it larger", icon: ImageUpscale, operations: ["upscale"] },
  { id: "vary", label: "Vary", title: "Make variations", icon: Shuffle, operations: ["vary"] },
  {
    id: "light",
    label: "Light",
    title: "Change light or colours",
    icon: SunMedium,
    operations: ["relight", "recolour"],
  },
  { id: "crop", label: "Crop", title: "Crop, straighten, turn", icon: Crop, operations: [] },
  {
    id: "adjust",
    label: "Adjust",
    title: "Adjust light and colour",
    icon: SlidersHorizontal,
    operations: [],
  },
  { id: "layers", label: "Design", title: "Text, logo and layers", icon: Layers, operations: [] },
] as const satisfies readonly {
  id: string;
  label: string;
  title: string;
  icon: ComponentType<{ className?: string }>;
  operations: readonly ImageOperation[];
}[];

export type Task = (typeof tasks)[number];
export type TaskId = Task["id"];

export function findTask(id: string | null): Task {
  return tasks.find((task) => task.id === id) ?? tasks[0];
}
