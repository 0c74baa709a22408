import type { SourceEvent, SourceProblemCode, SourceWay } from "~/domain/facts/source-event";

const byHand: SourceWay[] = ["paste", "drop", "type"];
const again: SourceWay[] = ["retry", ...byHand];

/** What is said of a page that could not be read, and what is left to do. */
const problems: Record<SourceProblemCode, { message: string; ways: SourceWay[] }> = {
  address_invalid: {
    message:
      "This is not the address of a page. Copy it from the browser's address bar, with https:// in front.",
    ways: ["retry", "paste", "drop", "type"],
  },
  address_unreachable: {
    message:
      "There is no page that can be read at this address. Check that it opens in a private window, or bring its content yourself.",
    ways: again,
  },
  page_blocked: {
    message:
      "The site let us in no further: it answers people only. Open the page yourself and paste its source or drop the saved page.",
    ways: again,
  },
  page_needs_login: {
    message:
      "The page asks for a sign-in, and we have none. Open it yourself and paste its source or drop the saved page.",
    ways: byHand,
  },
  page_needs_scripts: {
    message:
      "The page shows nothing before its scripts have run, and we run none. Open it, save it and drop it here, or type what is on it.",
    ways: byHand,
  },
  page_forbids_reading: {
    message:
      "The site asks machines not to read this page, so we do not. If it is yours, paste its source or type what is on it.",
    ways: byHand,
  },
  page_too_large: {
    message: "The page is longer than we read. What was read so far stays; type what is missing.",
    ways: ["type", "paste"],
  },
  page_slow: {
    message: "The page came too slowly. What was read so far stays; try again, or bring the rest yourself.",
    ways: again,
  },
  page_not_html: {
    message:
      "There is a file at this address, but no page. Upload the file, or name the page that links to it.",
    ways: ["retry", "type"],
  },
  reading_budget_spent: {
    message:
      "You have read as many pages as an hour allows. Paste the page's source meanwhile: that costs nothing.",
    ways: byHand,
  },
};

/** The event that tells of a problem. */
export function problemEvent(code: SourceProblemCode): Extract<SourceEvent, { type: "problem" }> {
  return { type: "problem", code, ...problems[code] };
}
