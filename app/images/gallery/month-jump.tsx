import CalendarDays from "lucide-react/icons/calendar-days";
import { useEffect, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { Spinner } from "~/ui/spinner";
import { type GalleryView, queryOf } from "./gallery-view";
import { type Month, monthName, monthsBetween } from "./months";

interface MonthJumpProps {
  userId: string;
  view: GalleryView;
  onJump: (month: Month) => void;
}

const monthsAtOnce = 24;
type Counted = Month & { count: number };
type Reading =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "present"; months: Counted[]; hasMore: boolean };

/** Goes to a month; how many images each holds is counted when the list opens. */
export function MonthJump(props: MonthJumpProps) {
  return (
    <Popover
      label="Go to a month"
      align="end"
      className="w-56"
      trigger={
        <Button variant="ghost" icon={<CalendarDays className="size-4" />}>
          Go to month
        </Button>
      }
    >
      <MonthList {...props} />
    </Popover>
  );
}

function MonthList({ userId, view, onJump }: MonthJumpProps) {
  const [reading, setReading] = useState<Reading | null>(null);
  const read = (most: number) => {
    setReading({ kind: "loading" });
    readMonths(userId, view, most).then(
      (found) => setReading({ kind: "present", ...found }),
      () => setReading({ kind: "failed" }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each opening
  useEffect(() => read(monthsAtOnce), []);
  if (reading === null || reading.kind === "loading") {
    return (
      <p className="flex items-center gap-2 p-2 text-muted text-sm">
        <Spinner /> Counting
      </p>
    );
  }
  if (reading.kind === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-2 p-2">
        <p className="text-muted text-sm">The months could not be counted. Your images are safe.</p>
        <Button size="sm" onClick={() => read(monthsAtOnce)}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <ul className="max-h-80 overflow-y-auto">
      {reading.months.map((month) => (
        <li key={month.id}>
          <button
            type="button"
            onClick={() => onJump(month)}
            className="flex h-8 w-full items-center justify-between rounded-sm px-2 hover:bg-hover"
          >
            {monthName(month)}
            <span className="tabular text-muted text-sm">{month.count.toLocaleString()}</span>
          </button>
        </li>
      ))}
      {reading.hasMore && (
        <li>
          <Button variant="ghost" size="sm" onClick={() => read(reading.months.length + monthsAtOnce * 4)}>
            Earlier
          </Button>
        </li>
      )}
      {reading.months.length === 0 && <li className="p-2 text-muted text-sm">There are no images here.</li>}
    </ul>
  );
}

async function readMonths(userId: string, view: GalleryView, most: number) {
  const [{ countGallery, readOldest, readRange }, documents] = await Promise.all([
    import("~/stores/gallery"),
    getDocuments(),
  ]);
  const { asked } = queryOf(view, userId);
  const [oldest, [newest]] = await Promise.all([
    readOldest(documents, asked),
    readRange(documents, asked, null, 1),
  ]);
  if (!oldest || !newest) return { months: [], hasMore: false };
  const months = monthsBetween(oldest.createdAt, newest.createdAt, most);
  const counted = await Promise.all(
    months.map(async (month) => ({ ...month, count: await countGallery(documents, asked, month) })),
  );
  return {
    months: counted.filter(({ count }) => count > 0),
    hasMore: (months.at(-1)?.fromMs ?? 0) > oldest.createdAt.getTime(),
  };
}
