import { Suspense, useState } from "react";
import { lazy } from "~/client/lazy";
import { useEditor } from "~/editor/use-editor";
import { changeContent, contentOf, exchangeMedia, type PartContent } from "~/scene/edit-content";
import { shapes } from "~/scene/element";
import type { MediaContent } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { readCodeAddress } from "../add/code-address";
import { IconChoices } from "../add/icon-choices";
import { elementOfMedia } from "../add/media-of-content";
import { ZoneField } from "../add/zone-field";
import { localIn, presentZone, withZone } from "../add/zoned-date";
import { Choice } from "./choice";
import { LimitedField } from "./limited-field";
import { NumberField } from "./number-field";
import { Section } from "./section";
import type { Inspected } from "./use-inspected";
import { WordsField } from "./words-field";

const MediaChoices = lazy(() => import("../add/media-choices"));

type Of<Kind extends PartContent["kind"]> = Extract<PartContent, { kind: Kind }>;

/** What it says or shows. */
export function ContentFields({ inspected }: { inspected: Inspected }) {
  const storyboard = useEditor((state) => state.storyboard);
  const [part] = inspected.parts;
  if (!part || inspected.parts.length !== 1) return null;
  const { target } = part;
  const content = contentOf(storyboard, target);
  if (!content) return null;
  const set = <Kind extends PartContent["kind"]>(words: string, kind: Kind, fields: Partial<Of<Kind>>) =>
    inspected.edit(
      words,
      (now, { target: present }) => changeContent(now, present, kind, fields),
      `content/${Object.keys(fields).join()}`,
    );
  const disabled = inspected.isReadOnly;
  switch (content.kind) {
    case "text":
      return (
        <Section title="Words">
          <WordsField inspected={inspected} target={target} text={content.text} />
        </Section>
      );
    case "lower-third":
      return (
        <Section title="Words">
          <LimitedField
            label="Name"
            disabled={disabled}
            value={content.title}
            most={80}
            onChange={(title) => set("Write", "lower-third", { title })}
          />
          <LimitedField
            label="What they do"
            disabled={disabled}
            value={content.subtitle}
            most={120}
            onChange={(subtitle) => set("Write", "lower-third", { subtitle })}
          />
          <Choice
            label="Style"
            value={content.style}
            disabled={disabled}
            choices={[
              { value: "bar", label: "Bar" },
              { value: "card", label: "Card" },
              { value: "line", label: "Line" },
            ]}
            onChange={(style) => set("Style of the lower third", "lower-third", { style })}
          />
        </Section>
      );
    case "shape":
      return (
        <Section title="Shape">
          <Choice
            label="Shape"
            value={content.shape}
            disabled={disabled}
            choices={shapes.map((shape) => ({
              value: shape,
              label: shape[0]?.toUpperCase() + shape.slice(1),
            }))}
            onChange={(shape) => set(`Shape: ${shape}`, "shape", { shape })}
          />
          <NumberField
            label="Outline"
            unit="px"
            min={0}
            max={200}
            value={Math.round((content.strokeWidth ?? 0) * shorterOf(inspected))}
            disabled={disabled}
            onChange={(pixels) =>
              set("Outline", "shape", {
                strokeWidth: pixels > 0 ? Math.min(0.2, pixels / shorterOf(inspected)) : undefined,
              })
            }
          />
        </Section>
      );
    case "icon":
      return (
        <Section title="Icon">
          <div className="-mx-1 max-h-72 overflow-y-auto px-1 py-0.5">
            <IconChoices
              verb="Show"
              chosen={content.name}
              disabled={disabled}
              onChoose={(name, label) => set(`Icon: ${label}`, "icon", { name })}
            />
          </div>
        </Section>
      );
    case "qr":
      return (
        <CodeContent
          content={content}
          disabled={disabled}
          onChange={(text) => set("Address", "qr", { text })}
        />
      );
    case "progress":
      return (
        <Section title="Progress">
          <Choice
            label="Of"
            value={content.of}
            disabled={disabled}
            choices={[
              { value: "scene", label: "Its scene" },
              { value: "video", label: "The whole video" },
            ]}
            onChange={(of) => set("Progress", "progress", { of })}
          />
          <Choice
            label="Shape"
            value={content.shape}
            disabled={disabled}
            choices={[
              { value: "bar", label: "Bar" },
              { value: "ring", label: "Ring" },
            ]}
            onChange={(shape) => set("Shape of the progress", "progress", { shape })}
          />
        </Section>
      );
    case "countdown":
      return (
        <CountdownContent
          content={content}
          disabled={disabled}
          onChange={(fields) => set("Countdown", "countdown", fields)}
        />
      );
    case "picture":
    case "clip":
      return (
        <Section title="What it shows">
          <LimitedField
            label="In words"
            hint="Read to those who do not see it."
            rows={2}
            disabled={disabled}
            value={content.alt}
            most={400}
            onChange={(alt) => set("Describe", content.kind, { alt })}
          />
          {"fit" in content && (
            <Choice
              label="In its frame"
              value={content.fit}
              disabled={disabled}
              choices={[
                { value: "cover", label: "Fills it" },
                { value: "contain", label: "Whole" },
              ]}
              onChange={(fit) => set("Fit", content.kind, { fit } as Partial<Of<"clip">>)}
            />
          )}
          {target.kind !== "part" && !disabled && (
            <OtherMedia
              onChoose={(media) =>
                inspected.edit("Show another one", (now) => exchangeMedia(now, target, elementOfMedia(media)))
              }
            />
          )}
        </Section>
      );
    default:
      return null;
  }
}

const shorterOf = ({ on }: Inspected) => Math.min(on.size.width, on.size.height);

interface ContentProps<Kind extends PartContent["kind"], Change> {
  content: Of<Kind>;
  disabled: boolean;
  onChange: (change: Change) => void;
}

/** One's own pictures and clips, once they are asked for. */
function OtherMedia({ onChoose }: { onChoose: (media: MediaContent) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Another picture or clip
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <MediaChoices
            purpose="exchange"
            onChoose={(media) => {
              onChoose(media);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What is no address stays in the field until it is one; the code keeps the last. */
function CodeContent({ content, disabled, onChange }: ContentProps<"qr", string>) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? null : readCodeAddress(typed).problem;
  return (
    <Section title="QR code">
      <TextField
        label="Address it opens"
        type="url"
        disabled={disabled}
        value={typed ?? content.text}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          const { address } = readCodeAddress(target.value);
          if (address) onChange(address);
        }}
        onBlur={() => problem === null && setTyped(null)}
      />
    </Section>
  );
}

function CountdownContent({
  content,
  disabled,
  onChange,
}: ContentProps<"countdown", Partial<Of<"countdown">>>) {
  const zone = content.zone ?? presentZone();
  const local = localIn(content.endsAt, zone);
  /** The same time on the clock of a zone. */
  const setEnd = (time: string, inZone: string) => {
    const endsAt = withZone(time, inZone);
    if (endsAt) onChange({ endsAt, zone: inZone });
  };
  return (
    <Section title="Countdown">
      <TextField
        label="Ends"
        type="datetime-local"
        disabled={disabled}
        value={local}
        onChange={({ target }) => setEnd(target.value, zone)}
      />
      <ZoneField zone={zone} disabled={disabled} onChange={(next) => setEnd(local, next)} />
      <Choice
        label="Largest unit"
        value={content.from}
        disabled={disabled}
        choices={[
          { value: "days", label: "Days: 2d 03:14:07" },
          { value: "hours", label: "Hours: 51:14:07" },
          { value: "minutes", label: "Minutes: 3074:07" },
        ]}
        onChange={(from) => onChange({ from })}
      />
      <LimitedField
        label="When it is over, show"
        disabled={disabled}
        value={content.over}
        most={80}
        onChange={(over) => onChange({ over })}
      />
    </Section>
  );
}
