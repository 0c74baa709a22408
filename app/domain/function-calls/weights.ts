import { type JudgedCell, scoreOf } from "./accuracy";
import { type Category, categories } from "./test-case";

/** Two ways to make one number of the categories. */
export const weightings = ["ours", "bfcl-v4"] as const;
export type Weighting = (typeof weightings)[number];

export interface WeightedPart {
  name: string;
  /** Percent, as the leaderboard has it; null in our own view, where each category counts alike. */
  weight: number | null;
  share: number | null;
  judged: number;
}

export interface WeightedScore {
  /** Over the parts that were measured, their weights stretched to a whole; null of none. */
  share: number | null;
  parts: WeightedPart[];
  /** Percent of the weights that was measured. */
  measured: number;
}

type Cell = Pick<JudgedCell, "category" | "isLive" | "state" | "isExcluded">;

const astCategories: readonly Category[] = ["simple", "multiple", "parallel", "nested"];
const isAst = ({ category }: Cell) => astCategories.includes(category);

/** BFCL v4 (gorilla 6ea5797). What it calls agentic (search and memory) no suite of ours has. */
const bfclParts: readonly { name: string; weight: number; has: (cell: Cell) => boolean }[] = [
  { name: "Non-live", weight: 10, has: (cell) => isAst(cell) && !cell.isLive },
  { name: "Live", weight: 10, has: (cell) => isAst(cell) && cell.isLive },
  {
    name: "Irrelevance",
    weight: 10,
    has: ({ category }) => category === "irrelevance" || category === "relevance",
  },
  { name: "Multi-turn", weight: 30, has: ({ category }) => category === "multi-turn" },
  { name: "Agentic", weight: 40, has: () => false },
];

/** The mean over categories by a weighting. A leaderboard's part is the mean of its categories, each alike, as there. */
export function weightedScore(cells: readonly Cell[], weighting: Weighting): WeightedScore {
  const parts: WeightedPart[] =
    weighting === "ours"
      ? categories.map((category) => ({
          name: category,
          weight: null,
          ...meanOf(cells.filter((cell) => cell.category === category)),
        }))
      : bfclParts.map(({ name, weight, has }) => ({ name, weight, ...meanOf(cells.filter(has)) }));
  const measured = parts.filter(({ share }) => share !== null);
  const weightOf = (part: WeightedPart) => part.weight ?? 1;
  const whole = measured.reduce((total, part) => total + weightOf(part), 0);
  const all = parts.reduce((total, part) => total + weightOf(part), 0);
  return {
    share:
      whole === 0
        ? null
        : measured.reduce((total, part) => total + weightOf(part) * (part.share ?? 0), 0) / whole,
    parts,
    measured: (whole / all) * 100,
  };
}

function meanOf(cells: readonly Cell[]): { share: number | null; judged: number } {
  const scores = categories
    .map((category) => scoreOf(cells.filter((cell) => cell.category === category)))
    .filter(({ share }) => share !== null);
  const total = scores.reduce((sum, { share }) => sum + (share ?? 0), 0);
  return {
    share: scores.length === 0 ? null : total / scores.length,
    judged: scores.reduce((sum, { judged }) => sum + judged, 0),
  };
}
