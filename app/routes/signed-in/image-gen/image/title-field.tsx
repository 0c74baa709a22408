import { useEffect, useState } from "react";
import { renameImage } from "~/images/image-actions";
import type { Image } from "~/stores/images/image-document";
import { lengthProblem } from "~/ui/text-limit";
import { showErrorToast } from "~/ui/toast";

const titleCharacters = 200;

/** The image's name, changed where it stands. Enter keeps it, Escape leaves it as it was. */
export function TitleField({ image }: { image: Image }) {
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image has a name of its own
  useEffect(() => setTyped(null), [image.id]);
  const problem = lengthProblem(typed?.trim() ?? "", titleCharacters);
  function keep() {
    const title = typed?.trim();
    if (problem) return showErrorToast("The title was not kept", problem);
    setTyped(null);
    if (title && title !== image.title) void renameImage(image, title);
  }
  return (
    <input
      aria-label="Title"
      dir="auto"
      value={typed ?? image.title}
      aria-invalid={problem !== null || undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Escape") setTyped(null);
        if (event.key === "Enter") event.currentTarget.blur();
      }}
      className="-mx-2 w-[calc(100%+16px)] truncate rounded-sm bg-transparent px-2 py-0.5 font-semibold text-lg outline-none hover:bg-hover focus-visible:bg-raised focus-visible:ring-2 focus-visible:ring-focus"
    />
  );
}
