import { shortestPassword } from "~/domain/publications/publication-password";
import { fileSize } from "~/domain/video/video-figures";
import { timecode } from "~/player/timecode";
import type { Export } from "~/stores/exports/export-document";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";
import type { Published, ShareOptions } from "./share-options";

interface PublishFormProps {
  options: ShareOptions;
  published: Published | null;
  exports: readonly Export[];
  durationSeconds: number;
  problem: string | null;
  onChange: (options: ShareOptions) => void;
}

const modeLabels: Record<ShareOptions["mode"], string> = {
  pin: "The link shows the video as it is when you publish. Later edits stay private until you publish the changes.",
  follow: "The link always shows the video as it is now. Every edit is public at once.",
};
const noExport = "none";

/** What is chosen before publishing. */
export function PublishForm({
  options,
  published,
  exports,
  durationSeconds,
  problem,
  onChange,
}: PublishFormProps) {
  const set = (changes: Partial<ShareOptions>) => onChange({ ...options, ...changes });
  return (
    <div className="grid gap-7">
      <div className="grid gap-2">
        <SegmentedControl
          label="What the link shows"
          showLabel
          value={options.mode}
          onChange={(mode) => set({ mode })}
          segments={[
            { value: "pin", label: "Pin this version" },
            { value: "follow", label: "Follow my edits" },
          ]}
        />
        <p className="text-muted text-sm">{modeLabels[options.mode]}</p>
      </div>
      <Slider
        label="Poster"
        value={options.posterSeconds}
        min={0}
        max={Math.floor(durationSeconds * 10) / 10}
        step={0.1}
        format={timecode}
        onChange={(posterSeconds) => set({ posterSeconds })}
      />
      <Select
        label="Offer as download"
        value={options.exportId ?? noExport}
        onChange={(value) => set({ exportId: value === noExport ? null : value })}
        hint={
          exports.length === 0 ? "Download an MP4 and keep a copy here; then you can offer it." : undefined
        }
        choices={[
          { value: noExport, label: "No download" },
          ...exports.map((kept) => ({
            value: kept.id,
            label: `MP4 · ${Math.min(kept.width, kept.height)}p · ${fileSize(kept.sizeBytes)}`,
            detail: new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(
              kept.createdAt,
            ),
          })),
        ]}
      />
      <div className="grid gap-4">
        <Switch
          label="Ask for a password"
          hint="Only people who know it can watch, and search engines never see the page. You are not asked for it yourself."
          checked={options.isProtected}
          onChange={(isProtected) => set({ isProtected })}
        />
        {options.isProtected && (
          <TextField
            label={published?.isProtected ? "New password" : "Password"}
            hint={`At least ${shortestPassword} characters.${published?.isProtected ? " Leave it empty to keep the one you set." : ""}`}
            error={problem}
            value={options.password}
            autoComplete="off"
            onChange={(event) => set({ password: event.target.value })}
          />
        )}
      </div>
    </div>
  );
}
