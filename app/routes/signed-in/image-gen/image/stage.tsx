import ArrowLeft from "lucide-react/icons/arrow-left";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Maximize2 from "lucide-react/icons/maximize-2";
import Minimize2 from "lucide-react/icons/minimize-2";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import type { ReactNode, RefObject } from "react";
import { Link, useLocation } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { overPicture } from "~/images/star-button";
import type { Image } from "~/stores/images/image-document";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";
import { Tooltip } from "~/ui/tooltip";
import type { Neighbours } from "./use-neighbours";
import type { Zoom } from "./use-zoom";

interface StageProps {
  image: Image;
  zoom: Zoom;
  frame: RefObject<HTMLDivElement | null>;
  fullScreen: { isFullScreen: boolean; toggle: (() => void) | null };
  neighbours: Neighbours;
  /** Goes back to where one came from. */
  onLeave: () => void;
  /** Shown in place of the picture, such as a comparison. */
  instead: ReactNode;
}

/** The picture as large as the window lets it be; closer when asked for. */
export function Stage({ image, zoom, frame, fullScreen, neighbours, onLeave, instead }: StageProps) {
  return (
    <div
      ref={frame}
      className="group/stage relative flex h-[min(64dvh,42rem)] min-w-0 bg-sunken md:h-[calc(100dvh-6rem)]"
    >
      {instead ? (
        <div className="grid min-h-0 grow place-items-center overflow-auto p-4 md:p-8">{instead}</div>
      ) : (
        <Picture image={image} zoom={zoom} />
      )}
      <IconButton
        label="Back"
        shortcut="Escape"
        side="inline-end"
        icon={<ArrowLeft className="size-5 rtl:rotate-180" />}
        onClick={onLeave}
        className={classNames(overPicture, "absolute! start-3 top-3 rounded-full! shadow-overlay")}
      />
      <NeighbourLink to={neighbours.newerId} side="start" />
      <NeighbourLink to={neighbours.olderId} side="end" />
      {!instead && (
        <div className="absolute start-1/2 bottom-3 flex -translate-x-1/2 items-center gap-0.5 rounded-md bg-raised/92 p-0.5 shadow-overlay backdrop-blur-sm rtl:translate-x-1/2">
          <IconButton
            label="Smaller"
            shortcut="-"
            side="top"
            size="sm"
            icon={<ZoomOut className="size-4" />}
            onClick={zoom.out}
          />
          <Tooltip label={zoom.scale === null ? "Full size" : "Fit in the window"} shortcut="z" side="top">
            <button
              type="button"
              onClick={zoom.toggle}
              className="tabular h-7 min-w-14 rounded-sm px-2 font-[550] text-muted text-sm hover:bg-hover hover:text-text"
            >
              {zoom.scale === null ? "Fit" : `${Math.round(zoom.scale * 100)}%`}
            </button>
          </Tooltip>
          <IconButton
            label="Larger"
            shortcut="+"
            side="top"
            size="sm"
            icon={<ZoomIn className="size-4" />}
            onClick={zoom.in}
          />
          {fullScreen.toggle && (
            <IconButton
              label={fullScreen.isFullScreen ? "Leave full screen" : "Full screen"}
              shortcut="f"
              side="top"
              size="sm"
              icon={
                fullScreen.isFullScreen ? <Minimize2 className="size-4" /> : <Maximize2 className="size-4" />
              }
              onClick={fullScreen.toggle}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Picture({ image, zoom }: { image: Image; zoom: Zoom }) {
  const { width, height, color, title, id } = image;
  const isFit = zoom.scale === null;
  return (
    <section
      ref={zoom.pane}
      aria-label="Picture"
      tabIndex={isFit ? undefined : 0}
      onPointerDown={zoom.drag}
      onDoubleClick={zoom.toggle}
      className={`m-4 min-h-0 min-w-0 grow md:m-8 ${isFit ? "grid place-items-center [container-type:size]" : "cursor-grab overflow-auto active:cursor-grabbing"}`}
    >
      <img
        src={mediaAddress(id)}
        alt={title}
        width={width}
        height={height}
        draggable={false}
        style={
          isFit
            ? {
                // The largest box of its ratio that the pane holds, and no larger than the picture itself.
                width: `min(100cqw, 100cqh * ${width / height}, ${width}px)`,
                aspectRatio: `${width} / ${height}`,
                backgroundColor: color,
              }
            : { width: width * (zoom.scale ?? 1), height: height * (zoom.scale ?? 1), maxWidth: "none" }
        }
        className={isFit ? "h-auto rounded-sm shadow-overlay" : "m-auto block"}
      />
    </section>
  );
}

function NeighbourLink({ to, side }: { to: string | null; side: "start" | "end" }) {
  const { state } = useLocation();
  if (!to) return null;
  const isNewer = side === "start";
  return (
    <Link
      to={`/image-gen/${to}`}
      replace
      state={state}
      aria-label={isNewer ? "Image before" : "Image after"}
      className={`absolute top-1/2 grid size-10 -translate-y-1/2 place-items-center rounded-full bg-raised/92 text-text shadow-overlay backdrop-blur-sm transition-opacity hover:bg-raised md:opacity-0 md:focus-visible:opacity-100 md:group-hover/stage:opacity-100 ${isNewer ? "start-3" : "end-3"}`}
    >
      {isNewer ? (
        <ChevronLeft className="size-5 rtl:rotate-180" />
      ) : (
        <ChevronRight className="size-5 rtl:rotate-180" />
      )}
    </Link>
  );
}
