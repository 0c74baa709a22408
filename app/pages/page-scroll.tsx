import { useMemo, useRef } from "react";
import type { Fact } from "~/domain/facts/fact";
import type { Page } from "~/sections/page";
import { resolvePage } from "~/sections/resolve-page";
import type { PageImage } from "~/sections/shown-page";
import { classNames } from "~/ui/class-names";
import { PreviewFrame } from "./preview-frame";
import { useSize } from "./use-size";

interface PageScrollProps {
  label: string;
  page: Page;
  facts: readonly Fact[];
  images: ReadonlyMap<string, PageImage>;
  /** Width it is laid out for, in CSS pixels. */
  layoutWidth?: number;
  /** Gives its height. */
  className?: string;
}

const noVideos = new Map();

/** A whole page, small: it is as wide as its place, scrolls in it, and each section appears as it comes. */
export function PageScroll({ label, page, facts, images, layoutWidth = 1120, className }: PageScrollProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const shown = useMemo(
    () => resolvePage(page, { facts, images, videos: noVideos, isEditing: false, formHref: null }),
    [page, facts, images],
  );
  const scale = width / layoutWidth;
  return (
    <div
      ref={box}
      className={classNames(
        "relative overflow-hidden rounded-md bg-sunken shadow-[0_0_0_1px_var(--color-line-strong),var(--shadow-raised)]",
        className,
      )}
    >
      {width > 0 && (
        <div className="absolute start-0 top-0 origin-top-left rtl:origin-top-right" style={{ scale }}>
          <PreviewFrame page={shown} title={label} width={layoutWidth} height={Math.ceil(height / scale)}>
            {/* In so little height it would lie over what is looked at. */}
            <style>{".s.s-sticky-bar { position: static }"}</style>
          </PreviewFrame>
        </div>
      )}
    </div>
  );
}
