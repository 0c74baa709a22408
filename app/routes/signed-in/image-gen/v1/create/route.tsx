import { useRef, useState } from "react";
import { useBoards } from "~/images/boards/use-boards";
import { useComposer } from "~/images/composer/use-composer";
import { useComposerActions } from "~/images/composer/use-composer-actions";
import { useLinkedInputs } from "~/images/composer/use-linked-inputs";
import { FeedList } from "~/images/feed/feed-list";
import { useStarted } from "~/images/feed/use-started";
import { olderImageAddress } from "~/images/v1/older-address";
import { pageTitle } from "~/shell/page-title";
import { useFreshCredits } from "~/shell/use-fresh-credits";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { CreateForm } from "./create-form";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Create images") }];

export { loadImagePage as clientLoader } from "~/session/page-loaders";

export default function CreateImages({ loaderData: { userId, models } }: Route.ComponentProps) {
  const { started, add } = useStarted(models);
  const [latestSeed, setLatestSeed] = useState<number | null>(null);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLElement>(null);
  const boards = useBoards(userId);
  const credits = useFreshCredits(userId);
  const composer = useComposer({
    page: "v1",
    userId,
    models,
    onStarted: (taken) => {
      add(taken);
      results.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    },
  });
  const actions = useComposerActions(composer, promptField, olderImageAddress, models);
  useLinkedInputs(composer, promptField);

  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-8 lg:py-10">
      <h1 tabIndex={-1} className="font-display text-3xl">
        Create images
      </h1>
      {composer.request ? (
        <CreateForm
          userId={userId}
          models={models}
          composer={composer}
          request={composer.request}
          balance={credits?.balance ?? null}
          boards={boards}
          latestSeed={latestSeed}
          promptField={promptField}
        />
      ) : (
        <FormSkeleton />
      )}
      <section ref={results} aria-labelledby="results-heading" className="grid min-w-0 scroll-mt-20 gap-4">
        <h2 id="results-heading" className="font-semibold text-lg">
          Results
        </h2>
        <FeedList userId={userId} started={started} actions={actions} onLatestSeed={setLatestSeed} />
      </section>
    </main>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-8 lg:py-10">
      <h1 tabIndex={-1} className="font-display text-3xl">
        Create images
      </h1>
      <FormSkeleton />
    </main>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5">
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  );
}
