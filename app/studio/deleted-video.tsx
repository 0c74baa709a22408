import { href } from "react-router";
import type { Storyboard } from "~/scene/storyboard";
import { storyboardText } from "~/scene/storyboard-text";
import { ButtonLink } from "~/ui/button-link";
import { CopyButton } from "~/ui/copy-button";
import { EmptyState } from "~/ui/empty-state";

/** In place of a video that was deleted while it was open. */
export default function DeletedVideo({ storyboard }: { storyboard: Storyboard }) {
  return (
    <main className="measure py-10">
      <h1 className="sr-only">Video</h1>
      <EmptyState
        title="This video was deleted"
        action={
          <>
            <ButtonLink to={href("/videos")}>All videos</ButtonLink>
            <CopyButton label="Copy its words" text={() => storyboardText(storyboard)} />
          </>
        }
      >
        It was deleted in another window or on another device. Its words, with your last changes, can still be
        copied here.
      </EmptyState>
    </main>
  );
}
