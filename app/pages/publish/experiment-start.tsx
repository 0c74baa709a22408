import { useState } from "react";
import { experimentLimits } from "~/domain/pages/experiment";
import { clickRate, viewersNeeded } from "~/domain/pages/experiment-statistics";
import type { VisitCounts } from "~/domain/pages/page-visits";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { TextField } from "~/ui/text-field";
import { number, roughly } from "./experiment-words";
import { moment } from "./published-link";
import type { ExperimentPlan } from "./use-experiment";

interface ExperimentStartProps {
  /** Ones that are kept of what others saw before. */
  earlier: readonly { version: number; publishedAt: string }[];
  /** Whether the page differs from what others see. */
  isChanged: boolean;
  /** Why the page as it is now cannot be tested; null where it can. */
  obstacle: string | null;
  total: VisitCounts;
  isStarting: boolean;
  onStart: (plan: ExperimentPlan) => void;
}

const { shareB: shares, mostViewers: viewers, days } = experimentLimits;
/** Expected before a page has shown it. */
const usualRate = 0.03;
const leastViewsToKnow = 100;

/** A test to begin: what is tried against what others see, on how many, for how long. */
export function ExperimentStart(props: ExperimentStartProps) {
  const { earlier, isChanged, obstacle, total, isStarting, onStart } = props;
  const known = total.views >= leastViewsToKnow ? clickRate(total)?.rate : undefined;
  const rate = known || usualRate;
  const [against, setAgainst] = useState("project");
  const [shareB, setShare] = useState(0.5);
  const [mostViewers, setMostViewers] = useState(() =>
    String(Math.min(viewers.most, roughly(viewersNeeded(rate, 1.5, 0.5)))),
  );
  const [mostDays, setDays] = useState("14");
  const [isTried, setTried] = useState(false);
  const choices = [
    ...(isChanged ? [{ value: "project", label: "The page as it is now" }] : []),
    ...earlier.map(({ version, publishedAt }) => ({
      value: String(version),
      label: `Version ${version}, published ${moment(publishedAt)}`,
    })),
  ];
  const chosen = choices.find(({ value }) => value === against) ?? choices[0];
  if (!chosen) {
    return (
      <p className="text-pretty text-muted text-sm">
        Nothing differs from what others see. Change the page, for example its heading or its button, and do
        not publish it: that is B.
      </p>
    );
  }
  const problems = {
    viewers: wrongCount(mostViewers, viewers),
    days: wrongCount(mostDays, days),
  };
  const stop = chosen.value === "project" ? obstacle : null;
  const needed = roughly(viewersNeeded(rate, 1.5, shareB));
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problems.viewers || problems.days || stop) return;
        onStart({
          against: chosen.value === "project" ? "project" : Number(chosen.value),
          ...{ shareB, mostViewers: Number(mostViewers), days: Number(mostDays) },
        });
      }}
    >
      <Select
        label="B is"
        hint="A is what others see now."
        choices={choices}
        value={chosen.value}
        onChange={setAgainst}
      />
      <Slider
        label="Shown B"
        min={shares.least * 100}
        max={shares.most * 100}
        step={5}
        value={Math.round(shareB * 100)}
        format={(share) => `${share} of 100 visitors`}
        onChange={(share) => setShare(share / 100)}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label="Viewers, at most"
          inputMode="numeric"
          value={mostViewers}
          error={isTried ? problems.viewers : null}
          onChange={({ target }) => setMostViewers(target.value)}
        />
        <TextField
          label="Days, at most"
          inputMode="numeric"
          value={mostDays}
          error={isTried ? problems.days : null}
          onChange={({ target }) => setDays(target.value)}
        />
      </div>
      <p className="text-pretty text-muted text-sm">
        {known ? "As often as this page is clicked now" : "Where 3 of 100 viewers click"}, some{" "}
        {number(needed)} viewers are needed to find that B is clicked half again as often. A smaller
        difference needs many more.
      </p>
      {stop && <p className="text-pretty text-warning text-sm">{stop}</p>}
      <div className="border-line border-t pt-4">
        <Button type="submit" variant="primary" loading={isStarting} disabled={stop !== null}>
          Begin the test
        </Button>
      </div>
    </form>
  );
}

function wrongCount(typed: string, { least, most }: { least: number; most: number }): string | null {
  const count = Number(typed);
  const isFine = Number.isInteger(count) && count >= least && count <= most;
  return isFine ? null : `Choose ${number(least)} to ${number(most)}.`;
}
