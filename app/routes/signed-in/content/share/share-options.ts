import { newPasswordProblem } from "~/domain/publications/publication-password";
import type { CallToAction } from "~/stores/publications/call-to-action";
import { actionAddressProblem, longestActionLabel, withScheme } from "~/stores/publications/call-to-action";
import type { PublicationDocument } from "~/stores/publications/publication-document";
import { plainSharing, type Sharing } from "~/stores/publications/sharing";
import { lengthProblem } from "~/ui/text-limit";

/** What a person chooses before publishing. */
export interface ShareOptions {
  mode: PublicationDocument["mode"];
  isProtected: boolean;
  /** A new password; empty leaves the present one as it is. */
  password: string;
  exportId: string | null;
  /** Moment of the poster, in seconds. */
  posterSeconds: number;
  /** A moving preview is made and shown. */
  hasPreview: boolean;
  hasAction: boolean;
  action: CallToAction;
  chapters: Sharing["chapters"];
  captionLanguages: Sharing["captionLanguages"];
  mayDuplicate: boolean;
  embedding: Sharing["embedding"];
  /** The last day of the link, `2026-11-30`, where it is watched from here; null: it never ends by itself. */
  lastDay: string | null;
}

/** What is published now, as far as this page needs it. */
export interface Published {
  mode: PublicationDocument["mode"];
  isProtected: boolean;
  exportId: string | null;
  publishedAt: Date;
  /** Path of the poster; null where none was uploaded. */
  posterPath: string | null;
  hasPreview: boolean;
  sharing: Sharing;
  expiresAt: Date | null;
}

export function startOptions(
  published: Published | null,
  posterSeconds: number,
  actionLabel: string,
): ShareOptions {
  const sharing = published?.sharing ?? plainSharing;
  const { callToAction, chapters, captionLanguages, mayDuplicate, embedding } = sharing;
  return {
    mode: published?.mode ?? "pin",
    isProtected: published?.isProtected ?? false,
    password: "",
    exportId: published?.exportId ?? null,
    posterSeconds: sharing.posterSeconds ?? posterSeconds,
    hasPreview: published?.hasPreview ?? false,
    hasAction: callToAction !== null,
    action: callToAction ?? { label: actionLabel, address: "" },
    chapters,
    captionLanguages,
    mayDuplicate,
    embedding,
    lastDay: published?.expiresAt ? dayBefore(published.expiresAt) : null,
  };
}

/** What is wrong, in a sentence, by field; without any where nothing is. */
export type ShareProblems = Partial<Record<"password" | "label" | "address" | "lastDay" | "domains", string>>;

export function shareProblems(options: ShareOptions, published: Published | null, now: Date): ShareProblems {
  const { hasAction, action, lastDay, embedding } = options;
  const address = hasAction ? actionAddressProblem(withScheme(action.address)) : null;
  const password = passwordProblem(options, published);
  const label = hasAction ? labelProblem(action.label.trim()) : null;
  return {
    ...(password && { password }),
    ...(label && { label }),
    ...(address && { address }),
    ...(lastDay !== null && !isLastDay(lastDay, now) && { lastDay: "Choose today or a later day." }),
    ...(embedding.by === "domains" &&
      embedding.domains.length === 0 && { domains: "Add the first site, or choose another way." }),
  };
}

function labelProblem(label: string): string | null {
  return label === "" ? "Type what the button says." : lengthProblem(label, longestActionLabel);
}

/** What is wrong with the password, in a sentence; null where nothing is. */
function passwordProblem(options: ShareOptions, published: Published | null): string | null {
  if (!options.isProtected) return null;
  if (options.password === "" && published?.isProtected) return null;
  return newPasswordProblem(options.password);
}

/** The body of the call that changes how the link is shared; that of the publish call has more. */
export function sharingBody(options: ShareOptions) {
  const { exportId, hasAction, action, posterSeconds, hasPreview, lastDay } = options;
  const { chapters, captionLanguages, mayDuplicate, embedding } = options;
  const callToAction = hasAction ? { label: action.label.trim(), address: withScheme(action.address) } : null;
  const sharing: Sharing = {
    callToAction,
    chapters,
    captionLanguages,
    mayDuplicate,
    embedding,
    posterSeconds,
  };
  return {
    exportId,
    hasPreview,
    sharing,
    expiresAt: lastDay === null ? null : endOf(lastDay).toISOString(),
    ...(!options.isProtected ? { password: null } : options.password ? { password: options.password } : {}),
  };
}

/** Whether publishing again would change anything that the form shows. */
export function differs(options: ShareOptions, start: ShareOptions): boolean {
  return JSON.stringify(options) !== JSON.stringify(start);
}

/** The moment a day ends where the browser is. */
export function endOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + 1);
}

/** The day, where the browser is, that ends at a moment. */
function dayBefore(end: Date): string {
  return dayHere(new Date(end.getTime() - 1));
}

export function dayHere(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function isLastDay(day: string, now: Date): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && endOf(day).getTime() > now.getTime();
}
