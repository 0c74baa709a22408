/**
 * Lets go of what came by a call between workers: the handle of a workflow, or the result of a step. Plain data in it
 * stays. Not all of them have anything to let go of: locally they do, deployed they may not.
 */
export function release(result: object & Partial<Disposable>): void {
  result[Symbol.dispose]?.();
}
