/** What is wrong with a request, or will not count in it. */
export interface ValidationIssue {
  /** Stable; the API answers with it. */
  code:
    | "prompt_missing"
    | "prompt_long"
    | "source_missing"
    | "source_unwanted"
    | "mask_missing"
    | "mask_unwanted"
    | "extend_missing"
    | "not_possible"
    | "asset_missing"
    | "too_many_pixels"
    | "palettes_ignored"
    | "transparency_ignored"
    | "script_unread";
  /** An error has to be put right; an ignored input does not stop the request. */
  severity: "error" | "ignored";
  /** What to do. */
  message: string;
  /** The field it concerns; `request` where it is about more than one. */
  field: "prompt" | "negative" | "source" | "mask" | "extend" | "references" | "request";
}

/** The issue to show first; undefined where the request can be sent. */
export function firstError(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  return issues.find(({ severity }) => severity === "error");
}
