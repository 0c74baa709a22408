import { href } from "react-router";
import type { GalleryView } from "~/images/gallery/gallery-view";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";

interface NothingListedProps {
  view: GalleryView;
  /** The list has pages, and this is not the first. */
  isLaterPage: boolean;
  newestAddress: string;
  unsearchedAddress: string;
}

/** Why there is nothing to see, and what to do about it. */
export function NothingListed({ view, isLaterPage, newestAddress, unsearchedAddress }: NothingListedProps) {
  if (isLaterPage) {
    return (
      <EmptyState
        title="Nothing is older"
        action={<ButtonLink to={newestAddress}>Go to the newest</ButtonLink>}
      >
        What stood on this page was moved.
      </EmptyState>
    );
  }
  if (view.search) {
    return (
      <EmptyState
        title="No image matches"
        action={<ButtonLink to={unsearchedAddress}>Clear the search</ButtonLink>}
      >
        No title and no prompt has all of “{view.search}”.
      </EmptyState>
    );
  }
  if (view.show === "trash") {
    return <EmptyState title="The trash is empty">What you delete stays here for 30 days.</EmptyState>;
  }
  if (view.show === "starred") {
    return <EmptyState title="Nothing starred yet">Star an image to find it again here.</EmptyState>;
  }
  return (
    <EmptyState
      title="No images yet"
      action={
        <ButtonLink to={href("/image-gen/v1/create")} variant="primary">
          Make your first
        </ButtonLink>
      }
    >
      Everything you make comes together here.
    </EmptyState>
  );
}
