import { type BrandFields, brandLimits } from "~/domain/brands/brand";
import type { Tone } from "~/domain/video/brief";
import { toneNames } from "~/domain/video/tone-names";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { WordsField } from "./words-field";

interface VoiceFieldsProps {
  fields: BrandFields;
  onChange: (fields: Partial<BrandFields>, place: string) => void;
}

/** How a brand speaks. */
export function VoiceFields({ fields, onChange }: VoiceFieldsProps) {
  const words = { most: brandLimits.words, mostCharacters: brandLimits.wordCharacters };
  return (
    <div className="grid gap-5">
      <Select
        label="Tone"
        hint="New videos in this brand begin with it."
        value={fields.tone ?? ""}
        choices={[
          { value: "", label: "As each video asks" },
          ...Object.entries(toneNames).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(tone) => onChange({ tone: tone === "" ? null : (tone as Tone) }, "tone")}
      />
      <TextArea
        label="In your own words"
        hint="AI models that write your script are told. Such as: short sentences, dry humour, never a superlative."
        rows={2}
        value={fields.voice}
        limit={brandLimits.voiceCharacters}
        onChange={({ target }) => onChange({ voice: target.value }, "voice")}
      />
      <WordsField
        label="Words to use"
        hint="AI models are asked to use them; the studio lists those that a video does not use yet."
        words={fields.wordsToUse}
        {...words}
        onChange={(wordsToUse) => onChange({ wordsToUse }, "words-to-use")}
      />
      <WordsField
        label="Words to avoid"
        hint="AI models are asked not to; each use is pointed out in scripts and videos. “cheap*” also finds cheaper and cheapest."
        words={fields.wordsToAvoid}
        {...words}
        onChange={(wordsToAvoid) => onChange({ wordsToAvoid }, "words-to-avoid")}
      />
    </div>
  );
}
