import { useRef, useState } from "react";
import { href } from "react-router";
import { useBoards } from "~/images/boards/use-boards";
import { useComposer } from "~/images/composer/use-composer";
import { useComposerActions } from "~/images/composer/use-composer-actions";
import { useLinkedInputs } from "~/images/composer/use-linked-inputs";
import { attachDroppedImage } from "~/images/drag-image";
import { FeedList } from "~/images/feed/feed-list";
import { FeedSkeleton } from "~/images/feed/feed-skeleton";
import { useStarted } from "~/images/feed/use-started";
import { usePageCommands } from "~/shell/page-commands";
import { pageTitle } from "~/shell/page-title";
import { useFreshCredits } from "~/shell/use-fresh-credits";
import { Skeleton } from "~/ui/skeleton";
import { useDroppedFiles } from "~/uploads/use-dropped-files";
import type { Route } from "./+types/route";
import { Composer } from "./composer";
import { DropHint } from "./drop-hint";
import { useTakeFiles } from "./use-take-files";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Images") }];

export { loadImagePage as clientLoader } from "~/session/page-loaders";

const addressOf = (id: string) => href("/image-gen/:id", { id });

export default function ImageGen({ loaderData: { userId, models } }: Route.ComponentProps) {
  const { started, add } = useStarted(models);
  const [latestSeed, setLatestSeed] = useState<number | null>(null);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const feed = useRef<HTMLElement>(null);
  const boards = useBoards(userId);
  const credits = useFreshCredits(userId);

  const composer = useComposer({ page: "studio", userId, models, onStarted: add });
  function submit() {
    // Who presses wants to see what comes, which is at the top of the feed.
    if (feed.current && feed.current.getBoundingClientRect().top < 0) feed.current.scrollIntoView();
    composer.submit();
  }
  const actions = useComposerActions(composer, promptField, addressOf, models);
  const takeFiles = useTakeFiles(composer, models);
  const isDragging = useDroppedFiles(takeFiles);
  useLinkedInputs(composer, promptField);
  usePageCommands("Creating images", [
    // The palette gives the focus back as it closes: the field takes it after that.
    { keys: "/", label: "Write", words: "prompt", run: () => setTimeout(() => promptField.current?.focus()) },
    { keys: "Enter", label: "Make the images", words: "generate", run: submit, isBoundElsewhere: true },
  ]);

  return (
    <main className="md:grid md:grid-cols-[22.5rem_minmax(0,1fr)]">
      <h1 tabIndex={-1} className="sr-only">
        Create images
      </h1>
      <section
        aria-label="Composer"
        {...attachDroppedImage(actions.addReference)}
        className="relative px-4 pt-4 data-drop:after:pointer-events-none data-drop:after:absolute data-drop:after:inset-2 data-drop:after:z-20 data-drop:after:grid data-drop:after:place-items-center data-drop:after:rounded-md data-drop:after:border-2 data-drop:after:border-accent data-drop:after:border-dashed data-drop:after:bg-surface/95 data-drop:after:font-[550] data-drop:after:content-['Drop_to_use_it_as_a_reference'] md:sticky md:top-24 md:flex md:h-[calc(100dvh-6rem)] md:flex-col md:border-line md:border-e md:px-0 md:pt-0 [&>form]:md:grow"
      >
        {composer.request ? (
          <Composer
            userId={userId}
            models={models}
            composer={{ ...composer, submit }}
            request={composer.request}
            balance={credits?.balance ?? null}
            boards={boards}
            latestSeed={latestSeed}
            onFiles={takeFiles}
            promptField={promptField}
          />
        ) : (
          <ComposerSkeleton />
        )}
      </section>
      <section ref={feed} aria-labelledby="feed-heading" className="min-w-0 scroll-mt-24 px-4 py-6 md:px-6">
        <h2 id="feed-heading" className="sr-only">
          Your images
        </h2>
        <FeedList userId={userId} started={started} actions={actions} onLatestSeed={setLatestSeed} />
      </section>
      {isDragging && <DropHint />}
    </main>
  );
}

/** Words, references, settings and button; on a phone as tall as the composer is when it is empty. */
function ComposerSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5 md:p-5">
      <Skeleton className="h-24.5" />
      <Skeleton className="h-20.5" />
      <Skeleton className="h-9" />
      <Skeleton className="h-17.75" />
    </div>
  );
}

export function HydrateFallback() {
  return (
    <main className="md:grid md:grid-cols-[22.5rem_minmax(0,1fr)]">
      <h1 tabIndex={-1} className="sr-only">
        Create images
      </h1>
      <section
        aria-label="Composer"
        className="px-4 pt-4 md:h-[calc(100dvh-6rem)] md:border-line md:border-e md:px-0 md:pt-0"
      >
        <ComposerSkeleton />
      </section>
      <section aria-label="Your images" className="min-w-0 px-4 py-6 md:px-6">
        <FeedSkeleton />
      </section>
    </main>
  );
}
