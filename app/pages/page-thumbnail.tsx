import { type ReactNode, useMemo, useRef } from "react";
import type { Fact } from "~/domain/facts/fact";
import { useInView } from "~/player/use-in-view";
import type { Page } from "~/sections/page";
import { resolvePage } from "~/sections/resolve-page";
import type { PageImage, PageVideo } from "~/sections/shown-page";
import { PreviewFrame } from "./preview-frame";
import { useSize } from "./use-size";

interface PageThumbnailProps {
  page: Page;
  facts: readonly Fact[];
  images: ReadonlyMap<string, PageImage>;
  videos?: ReadonlyMap<string, PageVideo>;
  /** Width it is laid out for, in CSS pixels. */
  layoutWidth?: number;
  /** Width by height. */
  ratio?: number;
  /** How many sections are drawn; what is below the picture costs time and is not seen. */
  sections?: number;
  /** How far down the page it glides, in CSS pixels of the page. */
  glide?: number;
  /** Where the page has nothing to show. */
  children?: ReactNode;
}

const noVideos: ReadonlyMap<string, PageVideo> = new Map();

/**
 * The head of a page, drawn live and scaled down to the width there is. Only those near the window exist, so a list of
 * hundreds costs what a screen of them does.
 */
export function PageThumbnail({
  page,
  facts,
  images,
  videos = noVideos,
  layoutWidth = 1120,
  ratio = 4 / 3,
  sections = 2,
  glide = 0,
  children,
}: PageThumbnailProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, "300px");
  const { width } = useSize(box);
  const shown = useMemo(() => {
    const whole = resolvePage(page, { facts, images, videos, isEditing: false, formHref: null });
    return { ...whole, sections: whole.sections.slice(0, sections) };
  }, [page, facts, images, videos, sections]);
  const height = Math.ceil(layoutWidth / ratio);
  const scale = width / layoutWidth;
  return (
    <div ref={box} aria-hidden="true" className="relative overflow-hidden" style={{ aspectRatio: ratio }}>
      {shown.sections.length === 0
        ? children
        : isNear &&
          width > 0 && (
            <div
              className="pointer-events-none absolute start-0 top-0 origin-top-left transition-[translate] duration-[2500ms] ease-in-out motion-reduce:transition-none rtl:origin-top-right"
              style={{ scale, translate: `0 ${-glide * scale}px` }}
            >
              <PreviewFrame
                page={shown}
                title=""
                width={layoutWidth}
                height={sections > 2 ? height * 3 : height}
                isInert
              />
            </div>
          )}
    </div>
  );
}
