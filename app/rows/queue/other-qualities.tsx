import { Button } from "~/ui/button";
import { count } from "./count";
import type { VideoPlan } from "./plan-videos";
import { type QueueRecord, readyAtOtherQualities } from "./queue-record";

interface OtherQualitiesProps {
  plan: VideoPlan;
  record: QueueRecord | null;
  onQuality: (quality: QueueRecord["quality"]) => void;
}

/** What is kept of these rows at qualities that are not chosen now. */
export function OtherQualities({ plan, record, onQuality }: OtherQualitiesProps) {
  const others = readyAtOtherQualities(record, plan);
  if (others.length === 0) return null;
  return (
    <ul aria-label="Ready at other qualities" className="grid gap-1 text-sm">
      {others.map(({ quality, videos }) => (
        <li key={quality} className="flex items-center justify-between gap-3">
          <span className="text-muted">
            {count(videos, "video")} ready at {quality}
          </span>
          <Button size="sm" variant="ghost" onClick={() => onQuality(quality)}>
            Show {quality}
          </Button>
        </li>
      ))}
    </ul>
  );
}
