import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { formatCredits } from "~/domain/credits/format-credits";
import { languageName } from "~/domain/text/language-name";
import type { Storyboard } from "~/scene/storyboard";
import { timecode } from "~/scene/timecode";
import type { Content } from "~/stores/content/content-document";
import { seenBy } from "./seen-by";

interface VideoFactsProps {
  content: Content;
  storyboard: Storyboard;
  durationSeconds: number;
  /** What the job that made it took; null where nobody knows. */
  costCredits: number | null;
}

const linkStyle = "underline underline-offset-2 hover:text-accent";

/** What the video is, who sees it, where it came from, and what it cost. */
export function VideoFacts({ content, storyboard, durationSeconds, costCredits }: VideoFactsProps) {
  const { id, jobId, productId, row, status, createdAt } = content;
  return (
    <section aria-labelledby="facts-heading" className="grid gap-3">
      <h2 id="facts-heading" className="font-[550] text-sm">
        This video
      </h2>
      <dl className="grid gap-2 text-sm">
        <Row term="Length">
          {timecode(durationSeconds)} · {storyboard.scenes.length}{" "}
          {storyboard.scenes.length === 1 ? "scene" : "scenes"}
        </Row>
        <Row term="Format">{storyboard.format}</Row>
        <Row term="Language">{languageName(storyboard.language)}</Row>
        <Row term="Seen by">
          {seenBy(content)} ·{" "}
          <Link to={href("/content/:contentId/share", { contentId: id })} className={linkStyle}>
            {status === "published" ? "Sharing" : "Publish"}
          </Link>
        </Row>
        <Row term="Made">
          <time dateTime={createdAt.toISOString()}>
            {createdAt.toLocaleDateString("en", { dateStyle: "medium", timeZone: "UTC" })}
          </time>
          {jobId && (
            <>
              {" · "}
              <Link to={`${href("/prompt-to-video")}?job=${jobId}`} className={linkStyle}>
                Its brief and steps
              </Link>
            </>
          )}
        </Row>
        {productId && (
          <Row term="Shows">
            <Link to={`${href("/product")}?product=${productId}`} className={linkStyle}>
              Its product
            </Link>
          </Row>
        )}
        {row && (
          <Row term="From a table">
            <Link to={`${href("/megapot")}?table=${row.batchId}`} className={linkStyle}>
              Its row
            </Link>
          </Row>
        )}
        {costCredits !== null && (
          <Row term="Cost">
            <Link to={href("/subscription")} className={linkStyle}>
              {formatCredits(costCredits)}
            </Link>
          </Row>
        )}
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
      <dt className="text-muted">{term}</dt>
      <dd className="tabular min-w-0">{children}</dd>
    </div>
  );
}
