/** Settings that are absent or cannot be used; each problem names its setting and says what to set. */
export class SettingsError extends Error {
  readonly code = "settings_invalid";
  readonly problems: readonly string[];

  constructor(problem: string | readonly string[]) {
    const problems = typeof problem === "string" ? [problem] : problem;
    super(problems.join("\n"));
    this.problems = problems;
  }
}
