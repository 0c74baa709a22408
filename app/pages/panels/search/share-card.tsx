import ImageOff from "lucide-react/icons/image-off";
import { mediaAddress } from "~/client/media-address";
import { exampleImages } from "~/sections/examples/example-context";
import type { Page } from "~/sections/page";
import type { PageHead } from "~/sections/page-head";
import { imagesOfPage } from "../../images-of-page";

interface ShareCardProps {
  page: Page;
  head: PageHead;
  /** `undefined` takes the first image of the page. */
  onChoose: (assetId: string | undefined) => void;
}

/** How the page looks where its link is shared, and which of its images stands there. */
export function ShareCard({ page, head, onChoose }: ShareCardProps) {
  const images = imagesOfPage(page);
  const chosen = page.seo.imageAssetId;
  const present = images.find(({ assetId }) => assetId === chosen) ?? images[0];
  return (
    <section aria-labelledby="share-heading" className="grid gap-2.5 border-line border-t pt-5">
      <h3 id="share-heading" className="font-[550]">
        Share card
      </h3>
      <div data-share-card="" className="overflow-hidden rounded-md border border-line bg-raised">
        {present ? (
          <img
            src={addressOf(present.assetId, 640)}
            alt=""
            className="aspect-[1.91] w-full bg-sunken object-cover"
          />
        ) : (
          <div className="grid aspect-[1.91] place-items-center content-center gap-1.5 bg-sunken text-faint text-sm">
            <ImageOff className="size-5" strokeWidth={1.5} aria-hidden="true" />
            The page has no image yet
          </div>
        )}
        <div className="grid gap-0.5 border-line border-t px-3 py-2.5">
          <span className="truncate text-faint text-xs">{new URL(head.url).host}</span>
          <span dir="auto" className="truncate font-[600]">
            {head.title}
          </span>
          <span dir="auto" className="line-clamp-2 text-muted text-sm">
            {head.description}
          </span>
        </div>
      </div>
      {images.length > 1 && (
        <ul aria-label="Image of the share card" className="flex flex-wrap gap-1.5">
          {images.map(({ assetId, alt }, index) => (
            <li key={assetId}>
              <button
                type="button"
                aria-pressed={assetId === present?.assetId}
                aria-label={alt || `Image ${index + 1}`}
                onClick={() => onChoose(index === 0 ? undefined : assetId)}
                className="block size-11 overflow-hidden rounded-sm bg-sunken outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-accent"
              >
                <img src={addressOf(assetId, 320)} alt="" loading="lazy" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function addressOf(assetId: string, width: 320 | 640): string {
  return exampleImages.get(assetId)?.src ?? mediaAddress(assetId, width);
}
