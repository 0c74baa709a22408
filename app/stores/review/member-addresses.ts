import { ReviewError, reviewLimits } from "./review-limits";

/** An address as it is stored, in lower case. Throws ReviewError `not_valid`. */
export function memberAddress(typed: string): string {
  const address = typed.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(address) && address.length <= 254) return address;
  throw new ReviewError("not_valid", `"${address}" is no e-mail address. Write one like name@example.com.`);
}

/** Throws ReviewError `too_many`. */
export function requireRoomForMembers(count: number): void {
  if (count <= reviewLimits.members) return;
  throw new ReviewError(
    "too_many",
    `It is shared with at most ${reviewLimits.members} people. Remove one to add another.`,
  );
}
