import type { FlagReason } from "./claim";

/** Why a statement is flagged, in a sentence that says what would back it. */
export const flagReasonTexts: Readonly<Record<FlagReason, string>> = {
  price: "No source gives this price.",
  percentage: "No source gives this percentage.",
  date: "No source gives this date or time.",
  rating: "No source gives this rating.",
  number: "No source gives this number.",
  superlative: "A superlative needs a fact that proves it.",
  guarantee: "A promise needs a fact that says it is given.",
  certificate: "A certificate, a test or an award needs a fact that names it.",
  health: "A health claim needs a fact that proves it.",
  origin: "Where or how it is made needs a fact that says so.",
  environment: "An environmental claim needs a fact that proves it.",
  conflict: "Your facts disagree on this. Decide which is right.",
};
