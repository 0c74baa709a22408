import { useEffect, useMemo, useState } from "react";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { makeVariants } from "~/scene/make-variants";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { templateOrDefault } from "~/scene/templates/built-in-templates";

const variantCount = 6;
/** About twice the pixels the strip shows. */
const previewScale = 0.25;
/** Six players take up a change together, so they wait until somebody stops typing. */
const pauseMs = 700;

/** What sets variants of one storyboard apart. */
export type Look = Pick<Storyboard, "templateId" | "seed" | "music">;

interface VariantStripProps {
  storyboard: Storyboard;
  onChoose: (look: Look, name: string) => void;
}

/**
 * The same words in other looks, playing when pointed at. The looks are those of the storyboard the page was opened
 * with, so that they stay in place while one after the other is tried.
 */
export function VariantStrip({ storyboard, onChoose }: VariantStripProps) {
  const [start] = useState({ templateId: storyboard.templateId, seed: storyboard.seed });
  const { scenes, format, language, title, music } = useSettled(storyboard, pauseMs);
  const looks = useMemo(
    () =>
      makeVariants({ version: 2, title, language, format, scenes, music, ...start }, variantCount).map(
        (variant) => ({
          variant,
          name: templateOrDefault(variant.templateId).name,
          composition: resolveComposition(variant, sizeOfFormat(format, previewScale)),
        }),
      ),
    [scenes, format, language, title, music, start],
  );

  const isTall = format === "9:16";
  return (
    <section aria-labelledby="looks-heading" className="grid min-w-0 content-start gap-2.5">
      <h2 id="looks-heading" className="font-[550] text-sm">
        Look
      </h2>
      <ul
        className={`-mx-4 flex snap-x gap-3 overflow-x-auto px-4 py-1 lg:mx-0 lg:grid lg:overflow-visible lg:px-0 ${isTall ? "lg:grid-cols-2" : "lg:grid-cols-6"}`}
      >
        {looks.map(({ variant, name, composition }) => {
          const isChosen = variant.templateId === storyboard.templateId && variant.seed === storyboard.seed;
          return (
            <li key={`${variant.templateId}/${variant.seed}`} className="shrink-0 snap-start">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => !isChosen && onChoose(lookOf(variant), name)}
                className="group grid w-full gap-1.5 text-start"
              >
                <span
                  style={{ aspectRatio: `${composition.width} / ${composition.height}` }}
                  className={`${phoneHeights[format]} block lg:h-auto lg:w-full overflow-hidden rounded-sm outline-2 outline-offset-2 outline-transparent transition-[outline-color] group-hover:outline-line-strong group-focus-visible:outline-focus group-aria-pressed:outline-accent`}
                >
                  <PreviewPlayer
                    composition={composition}
                    mediaUrl={(assetId) => `/media/assets/${assetId}`}
                    label={`${name} look`}
                  />
                </span>
                <span className="text-muted text-xs group-aria-pressed:font-[550] group-aria-pressed:text-text">
                  {name}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function lookOf({ templateId, seed, music }: Storyboard): Look {
  return { templateId, seed, music };
}

/** On phones the strip scrolls sideways; elsewhere its grid gives the widths. */
const phoneHeights: Record<Storyboard["format"], string> = {
  "9:16": "h-32",
  "4:5": "h-28",
  "1:1": "h-24",
  "16:9": "h-20",
};

/** The value once it has stood still for a while. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
