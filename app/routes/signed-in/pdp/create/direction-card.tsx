import type { Fact } from "~/domain/facts/fact";
import { PageScroll } from "~/pages/page-scroll";
import type { Page } from "~/sections/page";
import type { PageImage } from "~/sections/shown-page";
import type { LeftOut as Left } from "~/sections/writer/outline";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { LeftOut } from "./left-out";

interface DirectionCardProps {
  name: string;
  about: string;
  /** What its theme is called; null until it is known. */
  theme: string | null;
  page: Page | null;
  facts: readonly Fact[];
  images: ReadonlyMap<string, PageImage>;
  leftOut: readonly Left[];
  /** Why it was not written to its end. */
  problem: string | null;
  isWriting: boolean;
  isDisabled: boolean;
  /** How far its project is made; null where it is not being made. */
  progress: string | null;
  onAgain: () => void;
  onChoose: () => void;
}

const height = "h-[26rem] md:h-[34rem] md:max-h-[calc(100dvh-16rem)] min-h-80";

/** One direction: the page itself, small, and the button that takes it. */
export function DirectionCard(props: DirectionCardProps) {
  const {
    name,
    about,
    theme,
    page,
    facts,
    images,
    leftOut,
    problem,
    isWriting,
    isDisabled,
    progress,
    onAgain,
    onChoose,
  } = props;
  const hasPage = page !== null && page.order.length > 0;
  return (
    <article aria-label={name} className="grid gap-3">
      <header className="grid content-start gap-0.5 md:min-h-18">
        <h2 className="flex items-baseline justify-between gap-3 font-[600] text-lg">
          {name}
          {theme && <span className="font-normal text-muted text-sm">{theme}</span>}
        </h2>
        <p className="text-pretty text-muted text-sm">{about}</p>
      </header>
      {hasPage ? (
        <PageScroll
          label={`${name}, small`}
          page={page}
          facts={facts}
          images={images}
          layoutWidth={960}
          className={height}
        />
      ) : isWriting ? (
        <Skeleton className={height} />
      ) : (
        <div className={`grid place-items-center rounded-md bg-sunken px-6 text-center text-muted ${height}`}>
          Nothing was written of it.
        </div>
      )}
      {problem && !isWriting && (
        <div role="alert" className="grid justify-items-start gap-2 rounded-md bg-warning-soft p-3 text-sm">
          <p className="text-pretty">{problem} The other directions are as they were.</p>
          <Button size="sm" disabled={isDisabled} onClick={onAgain}>
            Write this one again
          </Button>
        </div>
      )}
      <Button
        variant="primary"
        disabled={!hasPage || (isDisabled && progress === null)}
        loading={progress !== null}
        onClick={onChoose}
      >
        Choose {name.toLowerCase()}
      </Button>
      <LeftOut leftOut={leftOut} />
      {progress && (
        <p role="status" className="tabular text-center text-muted text-sm">
          {progress}
        </p>
      )}
    </article>
  );
}
