import { useEffect, useMemo, useState } from "react";
import { checkPage, type Finding } from "~/sections/quality/check-page";
import { type WeightLine, weightPoints } from "~/sections/quality/page-weight";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import type { BuilderPanelProps } from "../../builder/page-editor";
import { usePublishedShape } from "../use-published-shape";
import { FindingRow } from "./finding-row";
import { Reading } from "./reading";
import { Score } from "./score";

/** After the last edit the preview is looked at once it stands still. */
const settleMs = 400;

/** How the page fares with people who listen or cannot see well, on slow lines, and in plain reading; line by line. */
export default function QualityPanel({ project, page, facts, editor, isReadOnly }: BuilderPanelProps) {
  const shown = usePublishedShape(page, facts);
  const nameFact = facts.find(({ kind }) => kind === "name")?.value;
  const name = nameFact?.type === "text" ? nameFact.text : project.title;
  const fromDocument = useMemo(() => checkPage(page, shown, name), [page, shown, name]);
  const [drawn, setDrawn] = useState<{ findings: Finding[]; weight: WeightLine[] } | null>(null);
  const [problem, setProblem] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt measures anew
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(async () => {
      const inner = editor.readPreview();
      if (!inner) return;
      try {
        const [{ checkPreview }, { measureWeight }] = await Promise.all([
          import("./check-preview"),
          import("./measure-weight"),
        ]);
        const weight = await measureWeight(shown, inner);
        if (!isGone) setDrawn({ findings: checkPreview(inner), weight });
        if (!isGone) setProblem(false);
      } catch {
        if (!isGone) setProblem(true);
      }
    }, settleMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [shown, editor, attempt]);

  const findings = [...fromDocument, ...(drawn?.findings ?? [])].sort(
    (one, other) => other.points - one.points,
  );
  const weight = drawn?.weight ?? [];
  const scoreOf = (points: readonly number[]) =>
    Math.max(0, 100 - points.reduce((sum, each) => sum + each, 0));
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-label="Score" className="grid grid-cols-2 gap-2">
        <Score
          label="Accessibility"
          score={drawn || problem ? scoreOf(findings.map(({ points }) => points)) : null}
        />
        <Score label="Weight" score={drawn ? scoreOf(weight.map(weightPoints)) : null} />
      </section>
      {problem && (
        <div role="alert" className="flex items-center justify-between gap-3 text-sm">
          <p className="text-muted">The page could not be measured. Nothing is lost.</p>
          <Button size="sm" onClick={() => setAttempt((count) => count + 1)}>
            Try again
          </Button>
        </div>
      )}
      <section aria-labelledby="access-heading" className="grid gap-2">
        <h3 id="access-heading" className="font-[550]">
          Accessibility
        </h3>
        {findings.length === 0 && (drawn || problem) ? (
          <p className="text-muted text-sm">
            Nothing found. Alternative texts, headings, links, contrast and the size of buttons were checked.
          </p>
        ) : (
          <ul aria-label="Findings" className="grid">
            {findings.map((finding) => (
              <FindingRow key={finding.id} finding={finding} editor={editor} isReadOnly={isReadOnly} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="weight-heading" className="grid gap-2 border-line border-t pt-5">
        <h3 id="weight-heading" className="font-[550]">
          Weight
        </h3>
        {!drawn && !problem && <Skeleton className="h-28" />}
        <ul aria-label="Weight" className="grid gap-2.5">
          {weight.map((line) => (
            <li key={line.name} className="grid gap-0.5 text-sm">
              <span className="flex justify-between gap-3">
                <span>{line.name}</span>
                <span className={weightPoints(line) > 0 ? "tabular text-warning" : "tabular"}>
                  {kilobytes(line.bytes)} of {kilobytes(line.budget)}
                  {weightPoints(line) > 0 && `, −${weightPoints(line)}`}
                </span>
              </span>
              <span className="text-faint text-xs">{line.how}</span>
            </li>
          ))}
        </ul>
      </section>
      <Reading page={page} facts={facts} editor={editor} isReadOnly={isReadOnly} />
    </div>
  );
}

function kilobytes(bytes: number): string {
  return `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1000))} kB`;
}
