import type { Claim } from "~/domain/facts/claim";
import type { FactDifference } from "~/domain/products/fact-differences";
import { newPasswordProblem } from "~/domain/publications/publication-password";
import type { Page } from "~/sections/page";
import type { MissingPageImage } from "../page-images";

/** How a page is published, as the server tells its owner. Times are ISO 8601. */
export interface Published {
  address: string;
  /** It was taken down, and can be put back as it was. */
  isDown: boolean;
  visibility: "public" | "password";
  visibleFrom: string | null;
  visibleUntil: string | null;
  isUnlisted: boolean;
  version: number;
  publishedAt: string;
  editionPublishedAt: string;
  earlier: { version: number; publishedAt: string }[];
}

/** All that the panel shows. */
export interface PublishState {
  published: Published | null;
  /** The document others see. */
  shown: Page | null;
  /** Facts that others see otherwise than they are. */
  outOfDate: FactDifference[];
  /** What nothing backs and nobody accepted. */
  open: Claim[];
  missingImages: MissingPageImage[];
}

/** To whom and when a page is to be shown, as it is chosen. */
export interface VisibilityChoice {
  isProtected: boolean;
  /** A new password; empty leaves the present one as it is. */
  password: string;
  /** As fields for a date and a time have them, in the time of this device; empty for no such time. */
  from: string;
  until: string;
}

export function choiceOf(published: Published | null): VisibilityChoice {
  return {
    isProtected: published?.visibility === "password",
    password: "",
    from: published?.visibleFrom ? localTime(new Date(published.visibleFrom)) : "",
    until: published?.visibleUntil ? localTime(new Date(published.visibleUntil)) : "",
  };
}

export type Problems = Partial<Record<"password" | "until", string>>;

/** What is wrong with a choice, by field. */
export function problemsOf(
  { isProtected, password, from, until }: VisibilityChoice,
  published: Published | null,
): Problems {
  const keeps = password === "" && published?.visibility === "password";
  const wrong = isProtected && !keeps ? newPasswordProblem(password) : null;
  return {
    ...(wrong && { password: wrong }),
    ...(from !== "" && until !== "" && until <= from && { until: "Choose an end after its beginning." }),
  };
}

/** As much of a choice as the server is told: what is left as it is stays unsaid. */
export function visibilityBody({ isProtected, password, from, until }: VisibilityChoice): object {
  return {
    ...(!isProtected ? { password: null } : password ? { password } : {}),
    visibleFrom: momentOf(from),
    visibleUntil: momentOf(until),
  };
}

/** Where a page stands for others, now. */
export function standingOf(
  published: Published | null,
  nowMs: number,
): "draft" | "down" | "waiting" | "over" | "locked" | "public" {
  if (!published) return "draft";
  if (published.isDown) return "down";
  const { visibleFrom, visibleUntil, visibility } = published;
  if (visibleFrom && nowMs < Date.parse(visibleFrom)) return "waiting";
  if (visibleUntil && nowMs >= Date.parse(visibleUntil)) return "over";
  return visibility === "password" ? "locked" : "public";
}

/** `2026-11-23T16:05`, as fields for a date and a time have it, in the time of this device. */
export function localTime(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function momentOf(local: string): string | null {
  const time = local === "" ? Number.NaN : Date.parse(local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
