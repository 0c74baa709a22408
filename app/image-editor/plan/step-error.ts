/** Why a step by hand was not done, and what to do next. */
export class StepError extends Error {}
