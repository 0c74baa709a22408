import { useState } from "react";
import { replaceScene } from "~/scene/edit-storyboard";
import { bringBack, setPicture } from "~/scene/edit-takes";
import type { MediaContent, Scene, Storyboard } from "~/scene/storyboard";
import { SegmentedControl } from "~/ui/segmented-control";
import { showUndoToast } from "~/ui/toast";
import { newMark } from "../new-mark";
import type { ChangeVideo } from "../scenes/scene-task";
import { TakesList } from "../scenes/takes-list";
import { NewPicture } from "./new-picture";
import { OwnMedia } from "./own-media";
import { PresentMedia } from "./present-media";
import { filesOf, takeFiles } from "./take-files";

interface MediaTaskProps {
  scene: Scene;
  storyboard: Storyboard;
  work: { contentId: string; ownerId: string };
  onChange: ChangeVideo;
}

/** A scene's picture or clip: how it stands there, and another one in its place. */
export function MediaTask({ scene, storyboard, work, onChange }: MediaTaskProps) {
  const [source, setSource] = useState<"own" | "made">("own");
  const [isOver, setOver] = useState(false);
  const content = scene.slots.picture;
  const media = content?.kind === "picture" || content?.kind === "clip" ? content : null;
  const takes = scene.takes?.filter((take) => take.kind === "picture") ?? [];

  const replace = (next: MediaContent | null) => {
    onChange((current) => setPicture(current, scene.id, next, newMark));
    if (media) {
      showUndoToast(next ? "Replaced" : "Taken out", () => onChange((now) => replaceScene(now, scene)));
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop and paste; the buttons in it do the same
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) =>
        !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        takeFiles(scene.id, filesOf(event.dataTransfer), onChange);
      }}
      onPaste={(event) => {
        const files = filesOf(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        takeFiles(scene.id, files, onChange);
      }}
      className={`-m-5 grid min-h-full content-start gap-6 p-5 outline-2 -outline-offset-2 transition-[outline-color] ${isOver ? "outline-accent" : "outline-transparent"}`}
    >
      {media && (
        <section aria-label="In this scene">
          <PresentMedia scene={scene} media={media} onChange={onChange} onRemove={() => replace(null)} />
        </section>
      )}
      <section aria-label={media ? "Replace it" : "Choose one"} className="grid gap-4">
        <SegmentedControl
          label={media ? "Replace with" : "Take"}
          showLabel
          value={source}
          onChange={setSource}
          segments={[
            { value: "own", label: "Your own" },
            { value: "made", label: "A new picture" },
          ]}
        />
        {source === "own" ? (
          <OwnMedia
            uploadsFor={scene.id}
            present={media}
            ownerId={work.ownerId}
            onChoose={replace}
            onFiles={(files) => takeFiles(scene.id, files, onChange)}
          />
        ) : (
          <NewPicture scene={scene} storyboard={storyboard} contentId={work.contentId} onChange={onChange} />
        )}
      </section>
      <TakesList
        title="What it showed before"
        takes={takes}
        onChoose={(take) => {
          onChange((current) => bringBack(current, scene.id, take, newMark));
          showUndoToast("Brought back", () => onChange((now) => replaceScene(now, scene)));
        }}
      />
    </div>
  );
}
