import ImageUpscale from "lucide-react/icons/image-upscale";
import Shuffle from "lucide-react/icons/shuffle";
import { formatCredits } from "~/domain/credits/format-credits";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { quickEditLabel } from "~/images/edit/quick-edit-label";
import { quickEdits } from "~/images/edit/quick-edits";
import type { Image } from "~/stores/images/image-document";
import { Button } from "~/ui/button";
import { useQuickEdit } from "./use-quick-edit";

const icons = { vary: <Shuffle className="size-4" />, upscale: <ImageUpscale className="size-4" /> };

/** What one press makes of the image, each with its price. It waits in the editor to be chosen. */
export function QuickEditButtons({ image, models }: { image: Image; models: readonly ImageModelInfo[] }) {
  const { sending, ask } = useQuickEdit();
  return quickEdits(models, image).map((edit) => (
    <Button
      key={edit.operation}
      icon={icons[edit.operation]}
      loading={sending === edit.operation}
      onClick={() => ask(edit)}
      className="col-span-2"
    >
      {quickEditLabel(edit)} · {formatCredits(edit.price)}
    </Button>
  ));
}
