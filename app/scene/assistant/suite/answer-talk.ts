import { type Answer, decodeCalls } from "~/domain/function-calls/answer";
import type { TestCase } from "~/domain/function-calls/test-case";
import type { World } from "~/domain/function-calls/world";

type Turn = Answer["turns"][number];

/** What was said in one turn, and what the tools answered to its calls. */
export interface PastTurn extends Turn {
  user: string;
  results: string[];
}

/** What a model is asked at a turn: the talk so far, what it says now, and how things stand. */
export interface TurnQuestion {
  past: PastTurn[];
  user: string;
  /** Null without a world. */
  state: unknown;
}

/** Holds a case's talk with somebody: each turn is asked of how things stand by the calls before. */
export async function answerTalk<Said extends Turn>(
  test: TestCase,
  world: World | null,
  ask: (question: TurnQuestion) => Promise<Said>,
): Promise<Said[]> {
  const past: PastTurn[] = [];
  const said: Said[] = [];
  let state: unknown = world?.begin() ?? null;
  for (const { user } of test.turns) {
    const turn = await ask({ past, user, state: world ? world.describe(state) : null });
    said.push(turn);
    const results = decodeCalls(turn.calls).map((call) => {
      const done = call && world ? world.carryOut(state, call) : null;
      if (done) state = done.state;
      if (!world) return "done";
      return done?.answer ?? "refused: the arguments are not as the tool takes them";
    });
    past.push({ ...turn, user, results });
  }
  return said;
}
