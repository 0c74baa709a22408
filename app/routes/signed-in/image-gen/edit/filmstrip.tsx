import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment, type ReactNode, useRef } from "react";
import { mediaAddress } from "~/client/media-address";
import { RunTiles } from "~/images/edit/run-tiles";
import type { EditedImages } from "~/images/edit/use-candidates";
import { howMade } from "~/images/operation-names";
import type { Image } from "~/stores/images/image-document";
import { classNames } from "~/ui/class-names";
import { Skeleton } from "~/ui/skeleton";
import { useToastsAbove } from "~/ui/use-toasts-above";
import type { Ancestor } from "./use-lineage";

interface FilmstripProps {
  /** On a phone there is room for one of the two. */
  isPanelOpen: boolean;
  chain: readonly Ancestor[];
  presentId: string;
  images: EditedImages;
  shownId: string | null;
  onOpen: (assetId: string) => void;
  onShow: (image: Image | null) => void;
  onDiscardAll: () => void;
}

/** Where the image comes from, what was made of it, and what waits to be chosen. */
export function Filmstrip(props: FilmstripProps) {
  const { isPanelOpen, chain, presentId, images, shownId, onOpen, onShow, onDiscardAll } = props;
  const strip = useRef<HTMLDivElement>(null);
  useToastsAbove(strip);
  const { staged, kept, runs } = images;
  const hasCandidates = (staged?.length ?? 0) + runs.length > 0;
  return (
    <div
      ref={strip}
      className={classNames(
        "flex shrink-0 gap-5 overflow-x-auto border-line border-t bg-surface px-3 py-2 [scrollbar-width:thin] md:overflow-x-hidden",
        isPanelOpen && "max-md:hidden",
      )}
    >
      <section aria-labelledby="lineage-heading" className="shrink-0 md:max-w-1/2">
        <StripHeading id="lineage-heading">Lineage</StripHeading>
        <ol className={classNames("flex items-center gap-0.5", ownRow)}>
          {chain.map(({ assetId, image }, index) => (
            <Fragment key={assetId}>
              {index > 0 && (
                <li aria-hidden="true" className="shrink-0 text-faint">
                  <ChevronRight className="size-3.5 rtl:-scale-x-100" />
                </li>
              )}
              <li>
                <Frame
                  assetId={assetId}
                  label={image === undefined ? "This one" : image ? howMade(image) : "Original"}
                  isPresent={assetId === presentId}
                  onPress={() => (assetId === presentId ? onShow(null) : onOpen(assetId))}
                />
              </li>
            </Fragment>
          ))}
          {kept.length > 0 && (
            <li aria-hidden="true" className="shrink-0 text-faint">
              <ChevronRight className="size-3.5 rtl:-scale-x-100" />
            </li>
          )}
          {kept.toReversed().map((image) => (
            <li key={image.id}>
              <Frame assetId={image.id} label={howMade(image)} isQuiet onPress={() => onOpen(image.id)} />
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="candidates-heading"
        className="shrink-0 grow border-line border-s ps-5 md:min-w-0 md:shrink"
      >
        <div className="flex items-baseline gap-4 md:justify-between">
          <StripHeading id="candidates-heading">Candidates</StripHeading>
          {staged && staged.length > 1 && (
            <button
              type="button"
              onClick={onDiscardAll}
              className="mb-1 rounded-sm font-medium text-muted text-xs hover:text-text hover:underline"
            >
              Discard all {staged.length}
            </button>
          )}
        </div>
        {images.failed ? (
          <p role="alert" className="py-3 text-muted text-sm">
            The candidates could not be listed.{" "}
            <button type="button" className="font-[550] text-text underline" onClick={images.failed.retry}>
              Try again
            </button>
          </p>
        ) : staged === null ? (
          <Skeleton className="size-16" />
        ) : hasCandidates ? (
          <ul aria-label="Candidates" className={classNames("flex items-center gap-1.5", ownRow)}>
            <RunTiles runs={runs} onDismiss={images.dismiss} />
            {staged.map((image, index) => (
              <li key={image.id}>
                <Frame
                  assetId={image.id}
                  label={howMade(image)}
                  name={`Candidate ${index + 1}: ${howMade(image)}`}
                  isPresent={image.id === shownId}
                  onPress={() => onShow(image.id === shownId ? null : image)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="max-w-[40ch] py-3 text-faint text-sm">What you make of it waits here to be chosen.</p>
        )}
      </section>
    </div>
  );
}

/** On a phone the strip moves as one; beside a panel each row moves in itself, and what is said of it stays. */
const ownRow = "md:overflow-x-auto md:p-0.5 md:-m-0.5 md:[scrollbar-width:thin]";

function StripHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-1 font-medium text-muted text-xs">
      {children}
    </h2>
  );
}

interface FrameProps {
  assetId: string;
  label: string;
  /** For screen readers, where the label alone says too little. */
  name?: string;
  isPresent?: boolean;
  isQuiet?: boolean;
  onPress: () => void;
}

function Frame({ assetId, label, name, isPresent = false, isQuiet = false, onPress }: FrameProps) {
  return (
    <button
      type="button"
      aria-label={name ?? label}
      title={label}
      aria-current={isPresent ? "true" : undefined}
      onClick={onPress}
      className={classNames(
        "grid min-w-18 max-w-30 shrink-0 justify-items-center gap-0.5 rounded-md p-1 text-center transition-[background-color,opacity] hover:bg-hover hover:opacity-100 aria-[current]:bg-accent-soft",
        isQuiet && "opacity-70",
      )}
    >
      <img
        src={mediaAddress(assetId, 320)}
        alt=""
        loading="lazy"
        draggable={false}
        className={classNames(
          "h-12 w-16 rounded-sm bg-sunken object-cover outline-offset-1",
          isPresent && "outline-2 outline-accent",
        )}
      />
      <span className="max-w-full truncate text-2xs text-muted">{briefly(label)}</span>
    </button>
  );
}

/** "Adjusted, turned +3": there is room for little; a screen reader and a pointer are told all. */
function briefly(label: string): string {
  const [one, two, ...others] = label.split(", ");
  return others.length > 0 ? `${one}, ${two} +${others.length}` : label;
}
