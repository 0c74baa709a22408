import { shortestPassword } from "~/domain/publications/publication-password";
import type { PublicationDocument } from "~/stores/publications/publication-document";

/** What a person chooses before publishing. */
export interface ShareOptions {
  mode: PublicationDocument["mode"];
  isProtected: boolean;
  /** A new password; empty leaves the present one as it is. */
  password: string;
  exportId: string | null;
  /** Moment of the poster, in seconds. */
  posterSeconds: number;
}

/** What is published now, as far as this page needs it. */
export interface Published {
  mode: PublicationDocument["mode"];
  isProtected: boolean;
  exportId: string | null;
  publishedAt: Date;
  /** Path of the poster; null where none was uploaded. */
  posterPath: string | null;
}

export function startOptions(published: Published | null, posterSeconds: number): ShareOptions {
  return {
    mode: published?.mode ?? "pin",
    isProtected: published?.isProtected ?? false,
    password: "",
    exportId: published?.exportId ?? null,
    posterSeconds,
  };
}

/** What is wrong with the password, in a sentence; null where nothing is. */
export function passwordProblem(options: ShareOptions, published: Published | null): string | null {
  if (!options.isProtected) return null;
  if (options.password === "" && published?.isProtected) return null;
  if (options.password.length >= shortestPassword) return null;
  return `Choose a password of at least ${shortestPassword} characters.`;
}

/** The body of the publish call. */
export function publishBody(options: ShareOptions) {
  return {
    mode: options.mode,
    exportId: options.exportId,
    ...(!options.isProtected ? { password: null } : options.password ? { password: options.password } : {}),
  };
}

/** Whether publishing again would change anything that the form shows. */
export function differs(options: ShareOptions, start: ShareOptions): boolean {
  return (Object.keys(start) as (keyof ShareOptions)[]).some((name) => options[name] !== start[name]);
}
