import CalendarDays from "lucide-react/icons/calendar-days";
import { useEffect, useRef, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import { type GalleryView, queryOf } from "~/images/gallery/gallery-view";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { Spinner } from "~/ui/spinner";
import { type Month, monthName, monthsBetween } from "./months";

interface MonthJumpProps {
  userId: string;
  view: GalleryView;
  onJump: (month: Month) => void;
}

const monthsAtOnce = 24;
type Counted = Month & { count: number | null };
interface Found {
  months: Counted[];
  hasMore: boolean;
  /** How many months were looked at. */
  most: number;
}
type Reading = { kind: "loading" } | { kind: "failed" } | ({ kind: "present" } & Found);

/** Goes to a month; how many images each holds is counted when the list opens, and those with none are left out. */
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
  const isGone = useRef(false);
  const read = async (most: number) => {
    if (reading?.kind !== "present") setReading({ kind: "loading" });
    const tell = (found: Found) => !isGone.current && setReading({ kind: "present", ...found });
    try {
      await readMonths(userId, view, most, tell);
    } catch {
      if (!isGone.current) setReading({ kind: "failed" });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each opening
  useEffect(() => {
    isGone.current = false;
    void read(monthsAtOnce);
    return () => {
      isGone.current = true;
    };
  }, []);
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
        <Button size="sm" onClick={() => void read(monthsAtOnce)}>
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
            <span className="tabular text-muted text-sm">{month.count?.toLocaleString() ?? "…"}</span>
          </button>
        </li>
      ))}
      {reading.hasMore && (
        <li>
          <Button variant="ghost" size="sm" onClick={() => void read(reading.most * 5)}>
            Earlier
          </Button>
        </li>
      )}
      {reading.months.length === 0 && <li className="p-2 text-muted text-sm">There are no images here.</li>}
    </ul>
  );
}

/** Tells the months at once, and again with each count that comes. */
async function readMonths(
  userId: string,
  view: GalleryView,
  most: number,
  onChange: (found: Found) => void,
): Promise<void> {
  const [{ countGallery, readOldest, readRange }, documents] = await Promise.all([
    import("~/stores/images/gallery"),
    getDocuments(),
  ]);
  const { asked } = queryOf(view, userId);
  const [oldest, [newest]] = await Promise.all([
    readOldest(documents, asked),
    readRange(documents, asked, null, 1),
  ]);
  if (!oldest || !newest) return onChange({ months: [], hasMore: false, most });
  let months: Counted[] = monthsBetween(oldest.createdAt, newest.createdAt, most).map((month) => ({
    ...month,
    count: null,
  }));
  const hasMore = (months.at(-1)?.fromMs ?? 0) > oldest.createdAt.getTime();
  const tell = () => onChange({ months: months.filter(({ count }) => count !== 0), hasMore, most });
  tell();
  await Promise.all(
    months.map(async ({ id, fromMs, toMs }) => {
      const count = await countGallery(documents, asked, { fromMs, toMs });
      months = months.map((month) => (month.id === id ? { ...month, count } : month));
      tell();
    }),
  );
}
