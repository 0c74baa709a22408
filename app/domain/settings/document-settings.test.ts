import { expect, test } from "vitest";
import { checkDocumentSettings, usualDocumentSettings } from "~/domain/settings/document-settings";

const cache = (cacheSizeBytes: number) => () =>
  checkDocumentSettings({ ...usualDocumentSettings, cacheSizeBytes });
const polling = (longPollingSeconds: number) => () =>
  checkDocumentSettings({ ...usualDocumentSettings, longPollingSeconds });

test("a cache holds at least 1048576 bytes, or everything", () => {
  for (const size of [1_048_576, 41_943_040, -1])
    expect(cache(size)()).toMatchObject({ cacheSizeBytes: size });
  for (const size of [1_048_575, 0, -2, Number.NaN, 2_000_000.5]) {
    expect(cache(size)).toThrow("cacheSizeBytes must be at least 1048576");
  }
});

test("an answer may wait between 5 and 30 seconds", () => {
  for (const seconds of [5, 17.5, 30])
    expect(polling(seconds)()).toMatchObject({ longPollingSeconds: seconds });
  expect(polling(4.9)).toThrow("invalid long polling timeout: 4.9 (minimum allowed value is 5)");
  expect(polling(30.1)).toThrow("invalid long polling timeout: 30.1 (maximum allowed value is 30)");
  expect(polling(Number.NaN)).toThrow("invalid long polling timeout: NaN (must not be NaN)");
});
