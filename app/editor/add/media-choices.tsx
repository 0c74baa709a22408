import { useEditor } from "~/editor/use-editor";
import { mediaOfAsset, ratioOfAsset } from "~/scene/media-of-asset";
import type { MediaContent } from "~/scene/storyboard";
import { OwnMedia } from "~/studio/media/own-media";
import { filesOf } from "~/studio/media/take-files";
import { startUpload } from "~/studio/media/uploads";

interface MediaChoicesProps {
  /** What it is chosen for: uploads are shown where they were begun. */
  purpose: string;
  /** `ratio`: of its width to its height, where that is known. */
  onChoose: (media: MediaContent, ratio?: number) => void;
}

/** One's own pictures and clips, and new ones by a press, a drop or a paste. */
export default function MediaChoices({ purpose, onChoose }: MediaChoicesProps) {
  const contentId = useEditor((state) => state.content.id);
  const ownerId = useEditor((state) => state.content.ownerId);
  const uploadsFor = `${contentId}/${purpose}`;
  const take = (files: readonly File[]) => {
    for (const file of files) {
      startUpload(uploadsFor, file, (asset) => {
        const media = mediaOfAsset(asset);
        if (media) onChoose(media, ratioOfAsset(asset));
      });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop and paste; the buttons in it do the same
    <div
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(filesOf(event.dataTransfer));
      }}
      onPaste={(event) => {
        const files = filesOf(event.clipboardData);
        if (files.length > 0) event.preventDefault();
        take(files);
      }}
    >
      <OwnMedia uploadsFor={uploadsFor} present={null} ownerId={ownerId} onChoose={onChoose} onFiles={take} />
    </div>
  );
}
