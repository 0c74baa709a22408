import { useRef, useState } from "react";
import { keepPlan, readKeptPlan } from "./kept-plan";
import type { Plan } from "./plan";

/** The plans of pictures. They outlive the editor of one picture: what a step makes is another picture, with an editor of its own. */
export function usePlans(userId: string) {
  const known = useRef(new Map<string, Plan | null>());
  const [, setCount] = useState(0);
  const [runningId, setRunningId] = useState<string | null>(null);
  const of = (assetId: string): Plan | null => {
    const plan = known.current.get(assetId);
    if (plan !== undefined) return plan;
    const kept = readKeptPlan(userId, assetId);
    known.current.set(assetId, kept);
    return kept;
  };
  const set = (assetId: string, plan: Plan | null) => {
    known.current.set(assetId, plan);
    keepPlan(userId, assetId, plan);
    setCount((before) => before + 1);
  };
  return {
    of,
    set,
    /** Changes the plan as it is by then. */
    change: (assetId: string, changed: (plan: Plan) => Plan) => {
      const plan = of(assetId);
      if (plan) set(assetId, changed(plan));
    },
    /** After a reload none is: whoever comes back decides whether it goes on. */
    isRunning: (assetId: string) => runningId === assetId,
    run: (assetId: string) => setRunningId(assetId),
    pause: () => setRunningId(null),
    /** The plan goes on with the picture that a step has made. */
    move: (fromId: string, toId: string, plan: Plan) => {
      set(fromId, null);
      set(toId, plan);
      setRunningId((before) => (before === fromId ? toId : before));
    },
  };
}

export type Plans = ReturnType<typeof usePlans>;
