import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";

interface ImageUnavailableProps {
  /** Why it could not be read, and how to try again; null where it was read, and is not there. */
  failure: { error: Error; retry: () => void } | null;
  /** Where the person's own images are. */
  home: string;
}

/** Stands in place of an image's page: it is gone, somebody else's, or could not be read. */
export function ImageUnavailable({ failure, home }: ImageUnavailableProps) {
  const action = <ButtonLink to={home}>Go to your images</ButtonLink>;
  return (
    <main className="measure py-10">
      <h1 className="sr-only">Image</h1>
      {failure ? (
        <ErrorState title="This image could not be loaded" onRetry={failure.retry} action={action}>
          {failure.error.message} Your work is safe.
        </ErrorState>
      ) : (
        <EmptyState title="This image is not here" action={action}>
          It is somebody else’s and not public, was deleted for good, or the address is wrong.
        </EmptyState>
      )}
    </main>
  );
}
