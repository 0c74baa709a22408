import type { SourceProblemCode } from "~/domain/facts/source-event";

/** What stands on a page beside its content: that it is not to be read, or that it is not the page that was asked for. */
export interface PageSigns {
  startTag(name: string, attributes: Readonly<Record<string, string>>): void;
  text(chunk: string): void;
  endTag(name: string): void;
  /** Null while the head goes on: whatever forbids reading stands there. */
  forbidsReading(): boolean | null;
  /** What the page turned out to be when it was over; null for a page like any other. */
  verdict(page: { hasFacts: boolean; isMovedToLogin: boolean }): SourceProblemCode | null;
}

/** Texts in these are on no screen. */
const hidden = new Set(["script", "style", "noscript", "template", "title", "svg", "textarea", "iframe"]);
const ofHead = new Set([
  "html",
  "head",
  "title",
  "meta",
  "link",
  "script",
  "style",
  "base",
  "noscript",
  "template",
]);

const challengeTitle =
  /^\W*(just a moment|attention required|access (to this page has been )?denied|pardon our interruption|are you (a )?(robot|human)|robot or human|(please )?verify(ing)?( that)? you are (a )?human|checking your browser|human verification|bot verification|security (check|verification)|captcha)/i;
const challengePart =
  /cf-chl|challenge-(form|platform)|captcha-delivery|px-captcha|_incapsula_resource|awswaf|perimeterx|datadome/i;

/** Fewer characters than these are no content of a page, but a form or a notice. */
const fewestOfPage = 1500;
const fewestWithoutScripts = 200;

export function createPageSigns(): PageSigns {
  let isHeadOver = false;
  let forbids = false;
  let title = "";
  let titleIsOpen = false;
  let hiddenIn: string | null = null;
  let visible = 0;
  let scripts = 0;
  let passwords = 0;
  let isChallenge = false;
  return {
    startTag(name, attributes) {
      if (!ofHead.has(name)) isHeadOver = true;
      if (hidden.has(name) && hiddenIn === null) hiddenIn = name;
      if (name === "title" && title === "" && hiddenIn === "title") titleIsOpen = true;
      if (name === "script") scripts++;
      if (name === "input" && attributes.type?.toLowerCase() === "password") passwords++;
      if (name === "meta") forbids ||= isForbidding(attributes);
      const marks = `${attributes.id ?? ""} ${attributes.class ?? ""} ${attributes.src ?? ""}`;
      isChallenge ||= marks.length < 2000 && challengePart.test(marks);
    },
    text(chunk) {
      if (titleIsOpen && title.length < 200) title += chunk;
      if (hiddenIn === null) visible += chunk.replace(/\s+/gu, " ").length - (chunk.trim() === "" ? 1 : 0);
    },
    endTag(name) {
      if (name === "head") isHeadOver = true;
      if (name === "title") titleIsOpen = false;
      if (name === hiddenIn) hiddenIn = null;
    },
    forbidsReading: () => (forbids ? true : isHeadOver ? false : null),
    verdict({ hasFacts, isMovedToLogin }) {
      if (visible < fewestOfPage && (challengeTitle.test(title) || (isChallenge && !hasFacts)))
        return "page_blocked";
      if (isMovedToLogin || (passwords > 0 && visible < fewestOfPage && !hasFacts)) return "page_needs_login";
      if (visible < fewestWithoutScripts && scripts > 0 && !hasFacts) return "page_needs_scripts";
      return null;
    },
  };
}

function isForbidding({ name = "", content = "" }: Readonly<Record<string, string>>): boolean {
  const said = content.toLowerCase();
  switch (name.toLowerCase()) {
    case "robots":
    case "vitrine":
      return said.split(",").some((word) => word.trim() === "noai");
    case "tdm-reservation":
      return said.trim() === "1";
    default:
      return false;
  }
}

/** The same said in the header of an answer: X-Robots-Tag, for all or for us by name, and the reservation of TDMRep. */
export function headersForbidReading(headers: Headers): boolean {
  if (headers.get("tdm-reservation")?.trim() === "1") return true;
  return (headers.get("x-robots-tag") ?? "")
    .toLowerCase()
    .split(",")
    .some((word) => /^\s*(vitrine\s*:\s*)?noai\s*$/.test(word));
}

/** Whether a page that was moved stands where people sign in now. */
export function isMovedToLogin(asked: URL, found: URL): boolean {
  const isLogin = ({ pathname }: URL) =>
    /(^|\/)(log-?in|sign-?in|signin|account\/login|auth(orize)?|sso)(\/|\.\w+)?$/i.test(pathname);
  return isLogin(found) && !isLogin(asked);
}
