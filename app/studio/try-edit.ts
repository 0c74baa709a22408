import { StoryboardEditError } from "~/scene/edit-storyboard";
import { showErrorToast } from "~/ui/toast";

/** Makes an edit; of one that cannot be made, such as one for which the video has no room, a person is told why. */
export function tryEdit(make: () => void): void {
  try {
    make();
  } catch (error) {
    if (!(error instanceof StoryboardEditError)) throw error;
    showErrorToast("Nothing was changed", error.message);
  }
}
