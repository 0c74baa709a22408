import Clapperboard from "lucide-react/icons/clapperboard";
import Columns2 from "lucide-react/icons/columns-2";
import Film from "lucide-react/icons/film";
import PencilLine from "lucide-react/icons/pencil-line";
import Repeat from "lucide-react/icons/repeat-2";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { href } from "react-router";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { DownloadMenu } from "~/images/download/download-menu";
import { rateImage, starImages, trashImages } from "~/images/image-actions";
import { ImageFacts } from "~/images/image-facts";
import { StarButton } from "~/images/star-button";
import { StatusNote } from "~/images/status-note";
import { videoStateOf } from "~/images/video-state";
import { isHere } from "~/session/address-here";
import type { Board } from "~/stores/boards/board-document";
import type { Image } from "~/stores/images/image-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { IconButton } from "~/ui/icon-button";
import { BoardChips } from "./board-chips";
import { LineageStrip } from "./lineage-strip";
import { MakeClipDialog } from "./make-clip-dialog";
import { QuickEditButtons } from "./quick-edit-buttons";
import { RatingChoice } from "./rating-choice";
import { TitleField } from "./title-field";
import { VisibilitySwitch } from "./visibility-switch";

interface ImagePanelProps {
  userId: string;
  image: Image;
  models: readonly ImageModelInfo[];
  /** Models that set an image in motion; none where none is set up. */
  clipModels: readonly ImageModelInfo[];
  boards: readonly Board[] | null;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
}

/** What the image is, what can be done with it, and everything that made it. */
export function ImagePanel(props: ImagePanelProps) {
  const { userId, image, models, clipModels, boards, isComparing, onCompare } = props;
  const [isMakingClip, setMakingClip] = useState(false);
  const { id, shelf, starred, rating, parentIds } = image;
  const isTrashed = shelf === "trash";
  const modelLabel = models.find((model) => model.id === image.recipe.modelId)?.label ?? image.recipe.modelId;
  return (
    <aside
      aria-label="About this image"
      className="grid content-start gap-6 px-4 py-5 md:h-[calc(100dvh-6rem)] md:overflow-y-auto md:border-line md:border-s md:px-5"
    >
      <header className="grid gap-2">
        <TitleField image={image} />
        <div className="flex items-center justify-between">
          <RatingChoice rating={rating} onChange={(next) => void rateImage(id, next)} />
          <div className="flex items-center">
            {parentIds.length > 0 && (
              <IconButton
                label={isComparing ? "Show the image alone" : "Compare with what it was made from"}
                aria-pressed={isComparing}
                icon={<Columns2 className={`size-4 ${isComparing ? "text-accent" : ""}`} />}
                onClick={() => onCompare(!isComparing)}
              />
            )}
            <StarButton starred={starred} onChange={(next) => void starImages([id], next)} />
            {!isTrashed && (
              <IconButton
                label="Move to trash"
                shortcut="Backspace"
                icon={<Trash2 className="size-4" />}
                onClick={() => void trashImages([id], shelf)}
              />
            )}
          </div>
        </div>
      </header>
      <StatusNote image={image} />
      <div className="grid grid-cols-2 gap-2">
        {!isTrashed && (
          <>
            <ButtonLink to={`/image-gen?from=${id}`} variant="primary" icon={<Repeat className="size-4" />}>
              Remix
            </ButtonLink>
            <ButtonLink to={`/image-gen/edit?image=${id}`} icon={<PencilLine className="size-4" />}>
              Edit
            </ButtonLink>
          </>
        )}
        <DownloadMenu image={image} modelLabel={modelLabel} />
        {!isTrashed && isHere("/prompt-to-video") && (
          <ButtonLink
            to="/prompt-to-video"
            state={videoStateOf({ assetId: id, title: image.title, image })}
            icon={<Clapperboard className="size-4" />}
          >
            Use in a video
          </ButtonLink>
        )}
        {!isTrashed && clipModels.length > 0 && (
          <Button icon={<Film className="size-4" />} onClick={() => setMakingClip(true)}>
            Make a clip
          </Button>
        )}
        {!isTrashed && <QuickEditButtons key={id} image={image} models={models} />}
      </div>
      {clipModels.length > 0 && (
        <MakeClipDialog
          key={`clip ${id}`}
          userId={userId}
          image={image}
          models={clipModels}
          open={isMakingClip}
          onOpenChange={setMakingClip}
        />
      )}
      <LineageStrip userId={userId} image={image} />
      <ImageFacts
        image={image}
        models={models}
        boards={boards}
        addressOf={(imageId) => href("/image-gen/:id", { id: imageId })}
      />
      <VisibilitySwitch key={id} image={image} />
      <BoardChips userId={userId} image={image} boards={boards} />
    </aside>
  );
}
