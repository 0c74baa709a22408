import { href } from "react-router";
import type { Storyboard } from "~/scene/storyboard";
import { storyboardText } from "~/scene/storyboard-text";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { CopyButton } from "~/ui/copy-button";
import { EmptyState } from "~/ui/empty-state";

interface TakenBackProps {
  storyboard: Storyboard;
  /** What they changed might not have been sent: its words can still be copied. */
  mayHaveEdited: boolean;
}

/** In place of a video that was shared with somebody, and is no longer, while they had it open. */
export function TakenBack({ storyboard, mayHaveEdited }: TakenBackProps) {
  return (
    <main className="measure py-10">
      <h1 className="sr-only">Editor</h1>
      <EmptyState
        title="This video is not shared with you any more"
        action={
          <>
            <ButtonLink to={href("/videos")}>Your videos</ButtonLink>
            {mayHaveEdited && (
              <CopyButton size="md" label="Copy its words" text={() => storyboardText(storyboard)} />
            )}
            <Button variant="ghost" onClick={() => location.reload()}>
              Look again
            </Button>
          </>
        }
      >
        Its owner took the link back, or took you off the list. What you said stays with the video. To go on,
        ask them to share it again.
      </EmptyState>
    </main>
  );
}
