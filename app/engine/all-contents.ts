import { setChangingContents } from "~/engine/changing-contents";
import { captionsContent } from "~/engine/prepare-captions";
import { countdownContent, counterContent } from "~/engine/prepare-counter";
import { progressContent } from "~/engine/prepare-progress";

setChangingContents({
  captions: captionsContent,
  counter: counterContent,
  countdown: countdownContent,
  progress: progressContent,
});
