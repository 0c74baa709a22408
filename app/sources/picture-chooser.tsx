import Check from "lucide-react/icons/check";
import { useMemo, useState } from "react";
import type { SourcePicture } from "~/domain/facts/source-event";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { showErrorToast } from "~/ui/toast";
import { likenessOfImage } from "./measure-picture";
import { foldAlike } from "./picture-likeness";

interface PictureChooserProps {
  /** Stands above them, where any can be shown. */
  heading?: string;
  /** The best first. */
  pictures: readonly SourcePicture[];
  /** Addresses, in the order in which they were chosen. */
  chosen: readonly string[];
  most: number;
  /** Where this browser loads one; by our server, unless said otherwise. */
  srcOf?: (url: string) => string;
  onChange: (chosen: string[]) => void;
}

const roleNames: Record<SourcePicture["role"], string> = {
  hero: "Main picture",
  detail: "Detail",
  "in-use": "In use",
  logo: "Logo",
  icon: "Icon",
  chart: "Chart",
};

const shownFirst = 12;

/** The address at which our server gives the bytes of a foreign picture. */
export function previewOf(url: string): string {
  return `/api/v1/sources/picture?url=${encodeURIComponent(url)}`;
}

/** What our server shows before it is chosen is made of pixels; a drawing is not asked for. */
const isDrawing = (url: string) => /\.svgz?(?:[?#]|$)/i.test(url);

/** The pictures of a page, ranked with the reasons; those that show the same are one. Chosen ones are numbered in their order. */
export function PictureChooser({
  heading,
  pictures,
  chosen,
  most,
  srcOf = previewOf,
  onChange,
}: PictureChooserProps) {
  const [hashes, setHashes] = useState<ReadonlyMap<string, string>>(new Map());
  const [sizes, setSizes] = useState<ReadonlyMap<string, string>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const folds = useMemo(
    () =>
      foldAlike(
        pictures.filter(({ url }) => !failed.has(url) && !isDrawing(url)),
        hashes,
      ),
    [pictures, hashes, failed],
  );
  const shown = showsAll ? folds : folds.slice(0, shownFirst);
  if (folds.length === 0) return null;

  function measure(url: string, image: HTMLImageElement) {
    const { naturalWidth: width, naturalHeight: height } = image;
    setSizes((current) => new Map(current).set(url, `${width} × ${height}`));
    const hash = likenessOfImage(image);
    if (hash) setHashes((current) => new Map(current).set(url, hash));
  }

  function toggle(url: string) {
    if (chosen.includes(url)) return onChange(chosen.filter((one) => one !== url));
    if (chosen.length >= most) {
      return showErrorToast(`There is room for ${most} pictures`, "Take one out first.");
    }
    onChange([...chosen, url]);
  }

  return (
    <div className="grid gap-3">
      {heading && <h3 className="font-[550]">{heading}</h3>}
      <ul
        aria-label="Pictures of the page"
        className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-3"
      >
        {shown.map(({ picture, alike }) => {
          const { url, alt, role, width, height, reasons } = picture;
          const place = chosen.indexOf(url);
          const size = width && height ? `${width} × ${height}` : sizes.get(url);
          return (
            <li key={url} className="grid content-start gap-1.5">
              <button
                type="button"
                aria-pressed={place >= 0}
                aria-label={`${alt || roleNames[role]}${place >= 0 ? `, chosen as ${place + 1}` : ""}`}
                onClick={() => toggle(url)}
                className={classNames(
                  "relative aspect-square overflow-hidden rounded-md bg-sunken outline-offset-2 transition-shadow",
                  place >= 0
                    ? "shadow-[0_0_0_2px_var(--color-surface),0_0_0_4px_var(--color-accent)]"
                    : "shadow-[inset_0_0_0_1px_var(--color-line)]",
                )}
              >
                <img
                  src={srcOf(url)}
                  alt=""
                  decoding="async"
                  onLoad={(event) => measure(url, event.currentTarget)}
                  onError={() => setFailed((current) => new Set(current).add(url))}
                  className="size-full object-contain"
                />
                {place >= 0 && (
                  <span className="tabular absolute end-1.5 top-1.5 inline-flex h-5 items-center gap-0.5 rounded-full bg-accent px-1.5 font-[600] text-on-accent text-xs">
                    <Check className="size-3" aria-hidden="true" />
                    {place + 1}
                  </span>
                )}
              </button>
              <span className="grid text-xs">
                <span className="flex flex-wrap justify-between gap-x-2">
                  <span className="font-[550]">{roleNames[role]}</span>
                  <span className="tabular text-faint">{size}</span>
                </span>
                {reasons[0] && (
                  <span className="text-pretty text-muted">{reasons.slice(0, 2).join(" · ")}</span>
                )}
                {alike.length > 0 && (
                  <span className="text-faint">
                    {alike.length === 1 ? "One more shows the same" : `${alike.length} more show the same`}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {folds.length > shown.length && (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
            Show all {folds.length} pictures
          </Button>
        </div>
      )}
    </div>
  );
}
