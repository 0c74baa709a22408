import { useDocuments } from "~/firebase/use-documents";
import type { SlotContent } from "~/sections/page";
import type { SlotPlace } from "~/sections/shown-page";
import type { Content } from "~/stores/content/content-document";
import { Select } from "~/ui/select";
import type { FieldSurroundings } from "./field-surroundings";

interface VideoFieldProps {
  place: SlotPlace;
  label: string;
  content: Extract<SlotContent, { kind: "video" }> | null;
  isSelected: boolean;
  around: FieldSurroundings;
  onChange: (content: SlotContent | null) => void;
}

const none = "";

/** One of the person's published videos: it plays on the page without a file. */
export function VideoField({ label, content, around, onChange }: VideoFieldProps) {
  const { userId } = around;
  const reading = useDocuments(
    userId,
    () => import("~/stores/content/content"),
    ({ watchContentList }, documents, onVideos: (videos: Content[]) => void, onError) =>
      watchContentList(documents, userId, ({ items }) => onVideos(items), onError),
  );
  const videos = reading.kind === "present" ? reading.value : [];
  const published = videos.filter(({ status, trashedAt }) => status === "published" && !trashedAt);
  const chosen = content?.contentId ?? none;
  const isKnown = chosen === none || reading.kind !== "present" || published.some(({ id }) => id === chosen);
  return (
    <Select
      label={label}
      value={chosen}
      hint={
        reading.kind === "present" && published.length === 0
          ? "None of your videos is published yet. Publish one, and it can be chosen here."
          : undefined
      }
      error={
        isKnown ? null : "This video is not published any more. Publish it again, or choose another one."
      }
      choices={[
        { value: none, label: "No video" },
        ...published.map(({ id, title }) => ({ value: id, label: title })),
        ...(published.some(({ id }) => id === chosen) || chosen === none
          ? []
          : [{ value: chosen, label: "The video chosen before" }]),
      ]}
      onChange={(contentId) => onChange(contentId === none ? null : { kind: "video", contentId })}
    />
  );
}
