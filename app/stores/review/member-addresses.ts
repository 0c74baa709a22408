import { ReviewError, reviewLimits } from "./review-limits";

/** Addresses as they are stored: in lower case, each once. Throws ReviewError `not-an-address` and `too-many-members`. */
export function memberAddresses(typed: readonly string[]): string[] {
  const members = [...new Set(typed.map((address) => address.trim().toLowerCase()))];
  const wrong = members.find(
    (address) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(address) || address.length > 254,
  );
  if (wrong !== undefined) {
    throw new ReviewError(
      "not-an-address",
      `"${wrong}" is no e-mail address. Write one like name@example.com.`,
    );
  }
  if (members.length > reviewLimits.members) {
    throw new ReviewError(
      "too-many-members",
      `It is shared with at most ${reviewLimits.members} people. Remove one to add another.`,
    );
  }
  return members;
}
