import { Suspense, useMemo, useState } from "react";
import { lazy } from "~/client/lazy";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import type { VariantOrigin } from "~/scene/variant-origin";
import { Button } from "~/ui/button";
import { mediaUrl } from "./media-url";
import type { ChangeVideo } from "./scenes/scene-task";
import { stripStyle, stripWidths } from "./stage-frame";
import { useSettled } from "./use-settled";
import { type NamedVariant, presentPlace, templatesOffered } from "./variants";

const TemplateSheet = lazy(() => import("./template-sheet"));

/** About twice the pixels the strip shows. */
const previewScale = 0.25;
/** Six players take up a change together, so they wait until somebody stops typing. */
const pauseMs = 700;

interface TemplateStripProps {
  storyboard: Storyboard;
  origin: VariantOrigin;
  library: Library;
  onChoose: (variant: NamedVariant) => void;
  onChange: ChangeVideo;
}

/**
 * The video in some templates, each a variant of its own, playing when pointed at; and the way to all templates. They stay
 * in place while one after the other is tried.
 */
export default function TemplateStrip({
  storyboard,
  origin,
  library,
  onChoose,
  onChange,
}: TemplateStripProps) {
  const { format } = storyboard;
  const [showsAll, setShowsAll] = useState(false);
  const settled = useSettled(storyboard, pauseMs);
  const variants = useMemo(
    () =>
      templatesOffered(settled, origin, library).map((variant) => ({
        variant,
        composition: resolveComposition(
          variant.storyboard,
          sizeOfFormat(settled.format, previewScale),
          library,
        ),
      })),
    [settled, origin, library],
  );

  const place = presentPlace(
    variants.map(({ variant }) => variant),
    storyboard,
  );
  return (
    <section aria-labelledby="template-heading" className="grid min-w-0 content-start gap-2">
      <div className="flex h-7 items-center justify-between gap-2">
        <h2 id="template-heading" className="font-[550] text-sm">
          Template
        </h2>
        <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setShowsAll(true)}>
          All {library.templates.size}
        </Button>
      </div>
      <ul className={stripStyle(sizeOfFormat(format))}>
        {variants.map(({ variant, composition }, index) => {
          const isChosen = index === place;
          const [template, palette] = variant.name.split(" · ");
          return (
            // The place tells variants apart: what is in it changes with every word.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={`${stripWidths[format]} shrink-0 snap-start lg:w-auto`}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => !isChosen && onChoose(variant)}
                className="group grid w-full gap-1.5 text-start outline-none"
              >
                <span
                  style={{ aspectRatio: `${composition.width} / ${composition.height}` }}
                  className="block w-full overflow-hidden rounded-sm outline-2 outline-offset-2 outline-transparent transition-[outline-color] group-hover:outline-line-strong group-focus-visible:outline-focus group-aria-pressed:outline-accent"
                >
                  <PreviewPlayer
                    composition={composition}
                    mediaUrl={mediaUrl}
                    label={`This video in ${variant.name}`}
                  />
                </span>
                <span className="grid min-w-0 text-muted text-xs group-aria-pressed:text-text">
                  <span className="truncate group-aria-pressed:font-[550]">{template}</span>
                  <span className="truncate text-faint">{palette}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {showsAll && (
        <Suspense>
          <TemplateSheet
            storyboard={storyboard}
            library={library}
            onChange={onChange}
            onClose={() => setShowsAll(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
