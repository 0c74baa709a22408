import { readStudioPage } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { TemplateGallery } from "./template-gallery";
import { Ways } from "./ways";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Create") }];

export function clientLoader(asked: Route.ClientLoaderArgs) {
  const { userId, studio } = readStudioPage(asked);
  return { userId, models: studio.models };
}
clientLoader.hydrate = true as const;

/** Every way to start, each with a filled example, and the templates. */
export default function Create({ loaderData: { userId, models } }: Route.ComponentProps) {
  return (
    <main className="measure grid gap-12 py-8 lg:gap-16 lg:py-12">
      <div className="grid gap-8">
        <Heading />
        <Ways userId={userId} models={models} />
      </div>
      <TemplateGallery userId={userId} />
    </main>
  );
}

function Heading() {
  return (
    <header className="grid gap-2">
      <h1 tabIndex={-1} className="text-balance font-display text-3xl lg:text-4xl">
        Where do you want to begin?
      </h1>
      <p className="max-w-[60ch] text-pretty text-lg text-muted">
        Begin with what you have. Each way runs its example on one press, so that you see what comes of it.
      </p>
    </header>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid gap-12 py-8 lg:gap-16 lg:py-12">
      <div className="grid gap-8">
        <Heading />
        <div role="status" aria-label="Loading" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <Skeleton key={key} className="h-110" />
          ))}
        </div>
      </div>
    </main>
  );
}
