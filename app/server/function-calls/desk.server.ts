import type { Settings } from "~/settings/settings.server";

/** Where suites, runs and answers are kept: one for all of staff. */
export const deskOf = ({ functionCallDesks }: Settings) =>
  functionCallDesks.get(functionCallDesks.idFromName("all"));
