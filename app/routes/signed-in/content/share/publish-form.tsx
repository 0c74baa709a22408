import type { ReactNode } from "react";
import { longestPassword, shortestPassword } from "~/domain/publications/publication-password";
import { fileSize } from "~/domain/video/video-figures";
import type { Composition } from "~/scene/composition";
import type { Export } from "~/stores/exports/export-document";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";
import type { Chapter } from "~/watch/watched-video";
import { ActionFields } from "./action-fields";
import { CaptionFields } from "./caption-fields";
import { ChapterFields } from "./chapter-fields";
import { EmbeddingFields } from "./embedding-fields";
import { PosterPicker } from "./poster-picker";
import { dayHere, type Published, type ShareOptions, type ShareProblems } from "./share-options";

interface PublishFormProps {
  options: ShareOptions;
  published: Published | null;
  title: string;
  exports: readonly Export[];
  composition: Composition;
  poster: string | null;
  chapters: readonly Chapter[];
  languages: readonly string[];
  problems: ShareProblems;
  onChange: (options: ShareOptions) => void;
}

const modeLabels: Record<ShareOptions["mode"], string> = {
  pin: "The link shows the video as it is when you publish. Later edits stay private until you publish the changes.",
  follow: "The link always shows the video as it is now. Every edit is public at once.",
};
const noExport = "none";

/** What is chosen before publishing. */
export function PublishForm({ options, published, problems, onChange, ...video }: PublishFormProps) {
  const set = (changes: Partial<ShareOptions>) => onChange({ ...options, ...changes });
  const { exports, composition, poster, chapters, languages } = video;
  return (
    <div className="grid gap-8">
      <Part heading="What the link shows">
        <div className="grid gap-2">
          <SegmentedControl
            label="What the link shows"
            value={options.mode}
            onChange={(mode) => set({ mode })}
            segments={[
              { value: "pin", label: "Pin this version" },
              { value: "follow", label: "Follow my edits" },
            ]}
          />
          <p className="text-muted text-sm">{modeLabels[options.mode]}</p>
        </div>
        <PosterPicker
          composition={composition}
          poster={poster}
          seconds={options.posterSeconds}
          onChange={(posterSeconds) => set({ posterSeconds })}
        />
        <Switch
          label="Moving preview"
          hint="A few seconds without sound, where the video is pointed at and in chats that show motion. Your browser makes it when you publish."
          checked={options.hasPreview}
          onChange={(hasPreview) => set({ hasPreview })}
        />
      </Part>
      <Part heading="For viewers">
        <ActionFields options={options} title={video.title} problems={problems} onChange={set} />
        <ChapterFields
          chapters={chapters}
          value={options.chapters}
          onChange={(next) => set({ chapters: next })}
        />
        <CaptionFields
          languages={languages}
          value={options.captionLanguages}
          onChange={(captionLanguages) => set({ captionLanguages })}
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
        <Switch
          label="Let people make it theirs"
          hint="Whoever is signed in may copy it as a draft, with its pictures, clips and sounds. Your brand’s logos and typefaces, and your facts, stay yours."
          checked={options.mayDuplicate}
          onChange={(mayDuplicate) => set({ mayDuplicate })}
        />
      </Part>
      <Part heading="Who can watch">
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
              error={problems.password ?? null}
              limit={longestPassword}
              value={options.password}
              autoComplete="off"
              onChange={(event) => set({ password: event.target.value })}
            />
          )}
        </div>
        <div className="grid gap-4">
          <Switch
            label="End by itself"
            hint="After its last day the link says that it has ended, and nothing of the video is shown."
            checked={options.lastDay !== null}
            onChange={(ends) => set({ lastDay: ends ? inAMonth() : null })}
          />
          {options.lastDay !== null && (
            <TextField
              label="Last day"
              type="date"
              min={dayHere(new Date())}
              value={options.lastDay}
              error={problems.lastDay ?? null}
              onChange={(event) => set({ lastDay: event.target.value })}
              className="max-w-48"
            />
          )}
        </div>
        {!options.isProtected && (
          <EmbeddingFields
            value={options.embedding}
            problem={problems.domains ?? null}
            onChange={(embedding) => set({ embedding })}
          />
        )}
      </Part>
    </div>
  );
}

function inAMonth(): string {
  const now = new Date();
  return dayHere(new Date(now.getFullYear(), now.getMonth() + 1, now.getDate()));
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="border-line border-b pb-2 font-[600]">{heading}</h2>
      {children}
    </section>
  );
}
