import { mediaAddress } from "~/client/media-address";
import { CompareView } from "~/images/compare-view";
import { comparedPair } from "~/images/compared-pair";
import { fitFrame } from "~/images/fit-frame";
import type { Image } from "~/stores/images/image-document";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/dialog";

interface CompareDialogProps {
  /** Two to four. */
  images: readonly Image[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Two images on one another or side by side; three and four side by side. */
export function CompareDialog({ images, open, onOpenChange }: CompareDialogProps) {
  const [before, after] = images;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Compare" size="lg">
      {images.length === 2 && before && after ? (
        <CompareView pair={comparedPair(labelled(before), labelled(after))} />
      ) : (
        <ul className={classNames("grid gap-3", images.length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2")}>
          {images.map((image) => (
            <li key={image.id}>
              <figure className="grid gap-1.5">
                <img
                  src={mediaAddress(image.id, 1280)}
                  alt={image.title}
                  style={fitFrame(image)}
                  className={classNames(
                    "mx-auto rounded-md bg-sunken",
                    images.length === 4 && "sm:max-h-[calc(50dvh-6rem)] sm:object-contain",
                  )}
                />
                <figcaption className="truncate text-muted text-sm">{image.title}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const labelled = (image: Image) => ({ ...image, label: image.title });
