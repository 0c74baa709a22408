import { BriefAssistant } from "~/briefs/assistant/brief-assistant";
import { newDraft } from "~/briefs/brief-draft";
import { writableLanguages } from "~/briefs/written-language";
import type { OfferedModels } from "~/domain/image/offered-models";
import { differingFields } from "~/scene/assistant/brief/apply-brief-step";
import type { ComposedBrief } from "~/scene/assistant/brief/brief-outline";
import { briefTools } from "~/scene/assistant/brief/brief-step";
import type { ComposerDraft, VideoSettings } from "./composer-draft";
import type { ComposerPlan, ComposerTool } from "./composer-plan";

interface HomeAssistantProps {
  userId: string;
  models: OfferedModels;
  open: boolean;
  onClose: () => void;
  draft: ComposerDraft;
  plan: ComposerPlan;
  onChange: (fields: Partial<ComposerDraft>) => void;
}

const wishes = [
  ...["Shorter words", "More playful", "For Reels", "For YouTube", "15 seconds", "In French"],
  ...["Add a call to action", "In my brand", "Make images instead"],
];

/** The assistant beside the composer of the home page. Loaded when it is first asked for. */
export default function HomeAssistant({
  userId,
  models,
  open,
  onClose,
  draft,
  plan,
  onChange,
}: HomeAssistantProps) {
  const brief = { ...briefWith(draft.video), prompt: draft.text, tool: madeOf(plan.tool) };
  const tools = briefTools.filter((tool) => plan.tools.includes(tool));
  const change = ({ tool, prompt, ...video }: Partial<ComposedBrief>) => {
    const next = { ...brief, ...video };
    onChange({
      ...(tool && { chosen: tool }),
      ...(prompt !== undefined && { text: prompt }),
      video: settingsOf(next),
    });
  };
  return (
    <BriefAssistant
      userId={userId}
      place="home"
      open={open}
      onClose={onClose}
      brief={brief}
      can={{ tools, files: draft.files.length, languages: writableLanguages(models.scripts) }}
      onChange={change}
      wishes={wishes}
    />
  );
}

/** A picture that is edited is no brief; what is said of one is said of images. */
const madeOf = (tool: ComposerTool) => (tool === "edit" ? "images" : tool);

/** As a brief begins, with what was set. */
function briefWith(video: VideoSettings): ComposedBrief {
  const { platform, format, lengthSeconds, language, tone, templateId, pictureSource, colors } = newDraft();
  return {
    ...{ tool: "video", prompt: "", brandId: null },
    ...{ platform, format, lengthSeconds, language, tone, templateId, pictureSource, colors },
    ...video,
  };
}

/** What is set otherwise than a brief begins. */
function settingsOf(brief: ComposedBrief): VideoSettings {
  const begun = { ...briefWith({}), tool: brief.tool, prompt: brief.prompt };
  return Object.fromEntries(differingFields(begun, brief).map((field) => [field, brief[field]]));
}
