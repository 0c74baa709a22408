import { languageName } from "~/domain/text/language-name";
import { platformPresets } from "~/domain/video/platform";
import { toneNames } from "~/domain/video/tone-names";
import type { ComposedBrief } from "~/scene/assistant/brief/brief-outline";
import type { BriefTool } from "~/scene/assistant/brief/brief-step";

interface Named {
  id: string;
  name: string;
}

/** What can be chosen by id, by name. */
export interface KnownNames {
  templates: readonly Named[];
  brands: readonly Named[];
}

const toolNames: Record<BriefTool, string> = { video: "A video", page: "A page", images: "Images" };
const pictureNames = { made: "Made for it", uploads: "My pictures", none: "Words only" };

export const fieldLabels: Record<keyof ComposedBrief, string> = {
  tool: "Makes",
  prompt: "Words",
  platform: "Place",
  format: "Shape",
  lengthSeconds: "Length",
  language: "Language",
  tone: "Tone",
  templateId: "Template",
  brandId: "Brand",
  pictureSource: "Pictures",
  colors: "Colours",
};

/** What a field of a brief is set to, as people read it. */
export function wordsOfField(
  field: keyof ComposedBrief,
  brief: Partial<ComposedBrief>,
  { templates, brands }: KnownNames,
): string {
  const nameIn = (known: readonly Named[], id: string | null | undefined) =>
    id ? (known.find((one) => one.id === id)?.name ?? "One that is not here") : "None";
  switch (field) {
    case "tool":
      return brief.tool ? toolNames[brief.tool] : "";
    case "prompt":
      return brief.prompt ?? "";
    case "platform":
      return brief.platform ? platformPresets[brief.platform].name : "Anywhere";
    case "format":
      return brief.format ?? "";
    case "lengthSeconds":
      return `${brief.lengthSeconds} s`;
    case "language":
      return brief.language ? languageName(brief.language) : "That of the words";
    case "tone":
      return brief.tone ? toneNames[brief.tone] : "";
    case "templateId":
      return nameIn(templates, brief.templateId);
    case "brandId":
      return nameIn(brands, brief.brandId);
    case "pictureSource":
      return brief.pictureSource ? pictureNames[brief.pictureSource] : "";
    case "colors": {
      const set = Object.entries(brief.colors ?? {}).map(([name, color]) => `${name} ${color}`);
      return set.length > 0 ? set.join(", ") : "The template’s";
    }
  }
}
