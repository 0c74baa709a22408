/** A file or an address from which no table can be read. `message` says what to do. */
export class ImportError extends Error {
  override name = "ImportError";
  constructor(
    readonly code:
      | "file_empty"
      | "file_unreadable"
      | "file_too_large"
      | "file_not_text"
      | "file_is_workbook"
      | "file_is_page"
      | "json_invalid"
      | "json_without_rows"
      | "xml_invalid"
      | "feed_without_items",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Something that was read otherwise than it stands in the file, once for all rows of which it is true. */
export interface ImportNote {
  code:
    | "rows_beyond_limit"
    | "columns_beyond_limit"
    | "cells_cut"
    | "rows_uneven"
    | "quotes_broken"
    | "letters_unknown"
    | "headings_repeated"
    | "lines_skipped";
  message: string;
}
