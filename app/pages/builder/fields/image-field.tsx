import ImagePlus from "lucide-react/icons/image-plus";
import RefreshCw from "lucide-react/icons/refresh-cw";
import X from "lucide-react/icons/x";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { lazy } from "~/client/lazy";
import { mediaAddress } from "~/client/media-address";
import type { ImageDeclaration } from "~/sections/define-section";
import { exampleImages } from "~/sections/examples/example-context";
import type { SlotContent } from "~/sections/page";
import type { SlotPlace } from "~/sections/shown-page";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { FocusPoint } from "~/ui/focus-point";
import { IconButton } from "~/ui/icon-button";
import { ProgressRing } from "~/ui/progress-ring";
import { TextArea } from "~/ui/text-area";
import type { FieldSurroundings } from "./field-surroundings";
import { useImageUpload } from "./use-image-upload";

const ImageChoice = lazy(() => import("./image-choice"));

type ImageContent = Extract<SlotContent, { kind: "image" }>;

interface ImageFieldProps {
  place: SlotPlace;
  declaration: ImageDeclaration;
  content: ImageContent | null;
  isSelected: boolean;
  around: FieldSurroundings;
  onChange: (content: SlotContent | null, isOneOfMany?: boolean) => void;
}

const altCharacters = 400;

/** The image of a place: chosen, sent, dropped, pasted or made; what it shows in words, and the point that stays in view. */
export function ImageField({ declaration, content, isSelected, around, onChange }: ImageFieldProps) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isOver, setOver] = useState(false);
  const latest = useRef(content);
  latest.current = content;
  const use = (assetId: string, alt: string) =>
    onChange({
      kind: "image",
      assetId,
      alt: (alt || latest.current?.alt || "").slice(0, altCharacters),
      focusX: 0.5,
      focusY: 0.5,
    });
  const upload = useImageUpload(use);
  useEffect(() => {
    if (isSelected) box.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  return (
    <fieldset
      ref={box}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        upload.send([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        upload.send([...event.clipboardData.files]);
      }}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 font-[550] text-sm">{declaration.label}</legend>
      {content ? (
        <div className="grid gap-2.5">
          <div
            className={classNames(
              "relative grid place-items-center overflow-hidden rounded-md bg-sunken",
              isSelected && "outline-2 outline-accent",
            )}
          >
            <FocusPoint
              x={content.focusX}
              y={content.focusY}
              describedBy={`${id}-hint`}
              onChange={(focusX, focusY) => onChange({ ...content, focusX, focusY }, true)}
            >
              <img
                src={exampleImages.get(content.assetId)?.src ?? mediaAddress(content.assetId, 640)}
                alt={content.alt || declaration.label}
                draggable={false}
                className="block max-h-44 max-w-full"
              />
            </FocusPoint>
          </div>
          <p id={`${id}-hint`} className="text-faint text-xs">
            {declaration.ratio === null
              ? "Shown whole where there is room."
              : "Press the point that must stay in view where it is cropped."}
          </p>
          <div className="flex items-center gap-1.5">
            <Button size="sm" icon={<RefreshCw className="size-3.5" />} onClick={() => setChoosing(true)}>
              Replace
            </Button>
            <IconButton
              label="Remove the image"
              size="sm"
              icon={<X className="size-4" />}
              onClick={() => onChange(null)}
            />
          </div>
          <TextArea
            label="What it shows"
            hint={
              content.alt ? undefined : "Read to those who do not see it. Leave it empty for a decoration."
            }
            rows={2}
            value={content.alt}
            limit={altCharacters}
            onChange={({ target }) =>
              onChange({ ...content, alt: target.value.slice(0, altCharacters) }, true)
            }
          />
        </div>
      ) : (
        <button
          type="button"
          onClick={() => setChoosing(true)}
          className={classNames(
            "grid min-h-24 content-center justify-items-center gap-1.5 rounded-md border border-line-strong border-dashed p-3 text-center text-muted text-sm transition-colors hover:border-neutral-9 hover:bg-hover hover:text-text",
            isOver && "border-accent bg-accent-soft",
          )}
        >
          <ImagePlus className="size-5 text-faint" strokeWidth={1.5} aria-hidden="true" />
          Choose, drop or paste an image
        </button>
      )}
      {upload.share !== null && (
        <p role="status" className="flex items-center gap-2 text-muted text-sm">
          <ProgressRing value={upload.share} label="Sending the image" /> Sending the image
        </p>
      )}
      {upload.problem && (
        <p role="alert" className="text-danger text-sm">
          {upload.problem}
        </p>
      )}
      {isChoosing && (
        <Suspense>
          <ImageChoice
            declaration={declaration}
            around={around}
            present={content?.assetId ?? null}
            onClose={() => setChoosing(false)}
            onUse={use}
            onFiles={upload.send}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
