import { expect, it } from "vitest";
import { parseProviders } from "./provider-settings.server";
import { SettingsError } from "./settings-error";

it.each([
  ["words that are not JSON", { MODEL_OVERRIDES: "{credits: 9}" }],
  ["a capability nobody has", { MODEL_OVERRIDES: '{"a/b":{"capabilities":["fly"]}}' }],
  ["a field that says nothing", { MODEL_OVERRIDES: '{"a/b":{"price":9}}' }],
  ["a price below nothing", { MODEL_OVERRIDES: '{"a/b":{"credits":-1}}' }],
  ["an address that is none", { FAL_BASE_URL: "fal.run" }],
  ["an endless wait", { MODEL_TIMEOUT_SECONDS: "9000" }],
])("refuses %s and says what to set", (_what, wrong) => {
  expect(() => parseProviders({ FAL_KEY: "k", ...wrong })).toThrow(SettingsError);
});
