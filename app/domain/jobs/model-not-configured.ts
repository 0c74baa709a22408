/** What people are told where no model is set up for what they ask. */
export const modelNotConfigured =
  "No model for this is set up in this studio. Your text is unchanged. Ask whoever runs the studio to set one up: its README lists the settings.";
