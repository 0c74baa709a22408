/** A page that cannot be changed so. `message` says why, and what to do, to whoever edits it. */
export class PageEditError extends Error {
  override name = "PageEditError";
  constructor(
    readonly code:
      | "section-not-found"
      | "block-not-found"
      | "take-not-found"
      | "too-many-sections"
      | "too-many-blocks"
      | "id-taken"
      | "text-too-long"
      | "table-too-large"
      | "page-too-large",
    message: string,
  ) {
    super(message);
  }
}
