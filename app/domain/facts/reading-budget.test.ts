import { expect, test } from "vitest";
import { type BudgetState, takeFromBudget } from "./reading-budget";

const startMs = Date.parse("2026-11-23T09:00:00Z");
const minuteMs = 60_000;

test("sixty at once are had, the next one a minute later", () => {
  let state: BudgetState = { left: 60, atMs: startMs };
  for (let taken = 0; taken < 60; taken++) {
    const answer = takeFromBudget(state, 60, startMs);
    expect(answer.freeAtMs).toBeNull();
    state = answer.state;
  }
  expect(takeFromBudget(state, 60, startMs)).toEqual({ state, freeAtMs: startMs + minuteMs });
  expect(takeFromBudget(state, 60, startMs + minuteMs / 2).freeAtMs).toBe(startMs + minuteMs);
  expect(takeFromBudget(state, 60, startMs + minuteMs).freeAtMs).toBeNull();
});

test("a day later there are no more than an hour's, and a clock set back gives none", () => {
  const spent: BudgetState = { left: 0, atMs: startMs };
  expect(takeFromBudget(spent, 60, startMs + 24 * 60 * minuteMs).state.left).toBe(59);
  expect(takeFromBudget(spent, 60, startMs - 60 * minuteMs).freeAtMs).not.toBeNull();
});
