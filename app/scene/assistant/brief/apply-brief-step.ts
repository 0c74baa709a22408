import { sameData } from "~/domain/data/same-data";
import { fieldsForFormat, fieldsForPlatform } from "~/domain/video/fit-platform";
import { withOwnColor } from "~/domain/video/own-colors";
import type { ComposedBrief } from "./brief-outline";
import type { BriefStep } from "./brief-step";

/** What stands in the composer after a step; the same object where the step changes nothing. */
export function applyBriefStep(brief: ComposedBrief, step: BriefStep): ComposedBrief {
  switch (step.do) {
    case "make":
      return changed(brief, { tool: step.tool });
    case "prompt":
      return changed(brief, { prompt: step.text });
    case "platform":
      return changed(brief, fieldsForPlatform(step.platform));
    case "format":
      return changed(brief, fieldsForFormat(step.format, brief.platform));
    case "length":
      return changed(brief, { lengthSeconds: Math.round(step.seconds) });
    case "language":
      return changed(brief, { language: step.language });
    case "tone":
      return changed(brief, { tone: step.tone });
    case "template":
      return changed(brief, { templateId: step.templateId });
    case "brand":
      return changed(brief, { brandId: step.brandId });
    case "pictures":
      return changed(brief, { pictureSource: step.from });
    case "color":
      return changed(brief, { colors: withOwnColor(brief.colors, step.name, step.color) });
  }
}

function changed(brief: ComposedBrief, fields: Partial<ComposedBrief>): ComposedBrief {
  const after = { ...brief, ...fields };
  return sameData(brief, after) ? brief : after;
}

/** The fields in which two of them differ. */
export function differingFields(before: ComposedBrief, after: ComposedBrief): (keyof ComposedBrief)[] {
  const fields = Object.keys(after) as (keyof ComposedBrief)[];
  return fields.filter((field) => !sameData(before[field], after[field]));
}
