/** A setting that is absent or cannot be used; its message says what to set. */
export class SettingsError extends Error {
  readonly code = "settings_invalid";
}
