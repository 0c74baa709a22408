import { ApiError } from "~/client/call-api";

/** What went wrong, as it can be shown, whatever was thrown. */
export function problemOf(error: unknown): ApiError {
  return error instanceof ApiError
    ? error
    : new ApiError("unexpected", "This page met something it did not expect. Load it again.", 0, null);
}
