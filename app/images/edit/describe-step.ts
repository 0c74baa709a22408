import { adSizes } from "~/domain/image/ad-sizes";
import { type PlanStep, plannedAdjustments } from "~/domain/image/edit-plan";

/** What a layer is called, by its id. */
export type LayerNames = Readonly<Record<string, string>>;

/** A step of a plan in words, as a list of steps has it. */
export function describeStep(step: PlanStep, layerNames: LayerNames = {}): string {
  switch (step.do) {
    case "instruct":
      return `Change in words: ${step.prompt}`;
    case "fill":
      return step.prompt ? `Fill what is marked: ${step.prompt}` : "Fill what is marked";
    case "extend":
      return `Extend to ${step.ratio}${step.prompt ? `: ${step.prompt}` : ""}`;
    case "remove-background":
      return "Remove the background";
    case "replace-background":
      return `Replace the background: ${step.prompt}`;
    case "upscale":
      return `Upscale ${step.factor}×`;
    case "vary":
      return step.prompt ? `Make a variation: ${step.prompt}` : "Make a variation";
    case "relight":
      return `Relight: ${step.prompt}`;
    case "recolour":
      return `Recolour: ${step.prompt}`;
    case "crop":
      return `Crop to ${step.ratio}${atPlace(step.keep)}`;
    case "turn":
      return step.direction === "around" ? "Turn by 180°" : `Turn ${step.direction}`;
    case "mirror":
      return step.axis === "across" ? "Mirror left and right" : "Mirror top and bottom";
    case "straighten":
      return `Straighten by ${step.degrees}°`;
    case "adjust":
      return `Adjust ${plannedAdjustments.flatMap((name) => (step[name] ? [`${name} ${signed(step[name])}`] : [])).join(", ")}`;
    case "add-text":
      return `Add text “${step.text}”${atPlace(step.place)}${step.size ? `, ${step.size}` : ""}`;
    case "add-button":
      return `Add a button “${step.text}”${atPlace(step.place)}`;
    case "add-badge":
      return `Add a badge “${[step.detail, step.text].filter(Boolean).join(" ")}”${atPlace(step.place)}`;
    case "add-shape":
      return `Add ${step.shape === "arrow" || step.shape === "ellipse" ? "an" : "a"} ${step.shape}${atPlace(step.place)}`;
    case "change-layer":
      return `Change ${named(step.layerId, layerNames)}: ${changesOf(step).join(", ")}`;
    case "remove-layer":
      return `Remove ${named(step.layerId, layerNames)}`;
    case "export":
      return `Download for ${adSizes.flatMap(({ id, label }) => (step.sizes.includes(id) ? [label] : [])).join(", ")}`;
  }
}

function changesOf(step: Extract<PlanStep, { do: "change-layer" }>): string[] {
  const { text, color, place, scale, opacity } = step;
  return [
    text && `“${text}”`,
    color && `colour ${color}`,
    place && `to the ${placeName(place)}`,
    scale && `${Math.round(scale * 100)} % of its size`,
    typeof opacity === "number" && `opacity ${opacity} %`,
  ].filter((change): change is string => Boolean(change));
}

const named = (id: string, names: LayerNames) => names[id] ?? "a layer";
const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`);
const placeName = (place: string) => place.replace("-", " ");

function atPlace(place: string | null | undefined): string {
  return place ? `, ${placeName(place)}` : "";
}
