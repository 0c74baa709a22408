import X from "lucide-react/icons/x";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { fieldLabels, wordsOfField } from "~/briefs/assistant/field-words";
import { useLibrary } from "~/session/use-library";
import { IconButton } from "~/ui/icon-button";
import type { VideoSettings } from "./composer-draft";

interface VideoSettingsLineProps {
  settings: VideoSettings;
  onChange: (settings: VideoSettings) => void;
}

/** What was set of the video, each taken out by a press. Loaded with the first of them. */
export default function VideoSettingsLine({ settings, onChange }: VideoSettingsLineProps) {
  const { brands } = useUsableBrands();
  const names = { templates: [...useLibrary().templates.values()], brands };
  const fields = Object.keys(settings) as (keyof VideoSettings)[];
  return (
    <ul aria-label="Set for the video" className="flex flex-wrap gap-1.5 px-2">
      {fields.map((field) => {
        const words = wordsOfField(field, settings, names);
        return (
          <li
            key={field}
            className="flex h-8 items-center rounded-full border border-line ps-3 pe-0.5 text-sm"
          >
            <span className="text-muted">{fieldLabels[field]}</span>
            <span className="ps-1.5 font-[550]">{words}</span>
            <IconButton
              size="sm"
              label={`Without ${fieldLabels[field].toLowerCase()} ${words}`}
              icon={<X className="size-3.5" />}
              onClick={() => {
                const { [field]: _, ...others } = settings;
                onChange(others);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
