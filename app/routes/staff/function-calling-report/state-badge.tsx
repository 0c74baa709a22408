import { Badge, type Tone } from "~/ui/badge";
import { type AnswerRow, type ShownState, shownState, stateNames } from "./rows";

const tones: Record<ShownState, Tone> = {
  pass: "success",
  fail: "danger",
  failed: "warning",
  waiting: "neutral",
  stale: "warning",
  excluded: "neutral",
};

export function StateBadge({ row }: { row: AnswerRow }) {
  const state = shownState(row);
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}
