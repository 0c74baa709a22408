import { useState } from "react";
import type { SpendKind } from "~/domain/credits/ledger";
import { figure, formatDay, spendKindNames } from "./format";
import { type DayOfUsage, topOfScale } from "./usage-days";

const columnWidth = 12;
const height = 120;

/** The accent for what is made of pictures, ink for what is made of words; each kind a step lighter. */
export const kindFill: Record<SpendKind, string> = {
  image: "var(--color-accent)",
  edit: "color-mix(in oklab, var(--color-accent) 68%, var(--color-raised))",
  clip: "color-mix(in oklab, var(--color-accent) 38%, var(--color-raised))",
  video: "var(--color-neutral-12)",
  words: "var(--color-neutral-10)",
  speech: "var(--color-neutral-8)",
  page: "var(--color-neutral-6)",
};

/** Credits spent by day and kind, as stacked columns. The same figures stand in a table beside it. */
export function UsageChart({ days }: { days: readonly DayOfUsage[] }) {
  const [shownDay, setShownDay] = useState<string | null>(null);
  const top = topOfScale(days);
  const shown = days.find(({ day }) => day === shownDay) ?? null;
  const total = days.reduce((sum, { credits }) => sum + credits, 0);
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div
          aria-hidden="true"
          className="tabular flex flex-col justify-between text-end text-2xs text-muted"
        >
          <span>{figure(top)}</span>
          <span>{figure(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={`Credits spent by day, ${figure(total)} in ${days.length} days. The table below has every figure.`}
          viewBox={`0 0 ${days.length * columnWidth} ${height}`}
          preserveAspectRatio="none"
          className="h-36 w-full"
          onPointerLeave={() => setShownDay(null)}
        >
          {[0, 0.5, 1].map((share) => (
            <line
              key={share}
              x1={0}
              x2={days.length * columnWidth}
              y1={height * share}
              y2={height * share}
              stroke="var(--color-line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map((day, index) => (
            <Column
              key={day.day}
              day={day}
              x={index * columnWidth}
              perCredit={height / top}
              isShown={day.day === shownDay}
              onShow={() => setShownDay(day.day)}
            />
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 flex justify-between text-2xs text-muted">
          <span>{formatDay(days[0]?.day ?? "")}</span>
          <span>{formatDay(days.at(-1)?.day ?? "")}</span>
        </div>
      </div>
      <figcaption className="tabular min-h-5 text-muted text-sm">
        {shown
          ? `${formatDay(shown.day)}: ${shown.parts.map(({ kind, credits }) => `${spendKindNames[kind].toLowerCase()} ${figure(credits)}`).join(", ") || "nothing"}`
          : `${figure(total)} in ${days.length} days`}
      </figcaption>
    </figure>
  );
}

interface ColumnProps {
  day: DayOfUsage;
  x: number;
  /** Height of one credit. */
  perCredit: number;
  isShown: boolean;
  onShow: () => void;
}

function Column({ day, x, perCredit, isShown, onShow }: ColumnProps) {
  let y = height;
  return (
    <g onPointerEnter={onShow}>
      <rect
        x={x}
        y={0}
        width={columnWidth}
        height={height}
        className={isShown ? "fill-hover" : "fill-transparent"}
      />
      {day.parts.map(({ kind, credits }) => {
        y -= credits * perCredit;
        return (
          <rect
            key={kind}
            x={x + columnWidth * 0.16}
            y={y}
            width={columnWidth * 0.68}
            height={credits * perCredit}
            fill={kindFill[kind]}
          />
        );
      })}
    </g>
  );
}
