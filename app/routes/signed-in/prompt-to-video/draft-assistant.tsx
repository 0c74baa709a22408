import { BriefAssistant } from "~/briefs/assistant/brief-assistant";
import type { BriefDraft } from "~/briefs/brief-draft";
import { writableLanguages } from "~/briefs/written-language";
import type { OfferedModels } from "~/domain/image/offered-models";
import type { ComposedBrief } from "~/scene/assistant/brief/brief-outline";

interface DraftAssistantProps {
  userId: string;
  models: OfferedModels;
  open: boolean;
  onClose: () => void;
  draft: BriefDraft;
  onChange: (change: (draft: BriefDraft) => BriefDraft) => void;
}

const wishes = [
  ...["Shorter", "Shorter words", "More playful", "For Reels", "For YouTube", "15 seconds", "In French"],
  ...["Add a call to action", "In my brand", "Words only"],
];

/** The assistant beside the brief of a video. Loaded when it is first asked for. */
export default function DraftAssistant({
  userId,
  models,
  open,
  onClose,
  draft,
  onChange,
}: DraftAssistantProps) {
  const {
    prompt,
    platform,
    format,
    lengthSeconds,
    language,
    tone,
    templateId,
    brandId,
    pictureSource,
    colors,
  } = draft;
  const brief: ComposedBrief = {
    ...{ tool: null, prompt, platform, format, lengthSeconds, language, tone },
    ...{ templateId, brandId: brandId ?? null, pictureSource, colors },
  };
  return (
    <BriefAssistant
      userId={userId}
      place="brief"
      open={open}
      onClose={onClose}
      brief={brief}
      can={{ tools: [], files: draft.uploads.length, languages: writableLanguages(models.scripts) }}
      onChange={({ tool: _, ...fields }) => onChange((current) => ({ ...current, ...fields }))}
      wishes={wishes}
    />
  );
}
