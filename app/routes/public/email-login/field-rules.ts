/** What is wrong with a field, in words, or null. */

export const leastPasswordLength = 8;

export function checkEmail(value: string): string | null {
  const email = value.trim();
  if (email === "") return "Enter your e-mail address.";
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)
    ? null
    : "This is not an e-mail address. Write it like ada@example.com.";
}

export function checkPassword(value: string): string | null {
  return value === "" ? "Enter your password." : null;
}

export function checkNewPassword(value: string): string | null {
  if (value === "") return "Choose a password.";
  const missing = leastPasswordLength - Array.from(value).length;
  return missing > 0
    ? `Use at least ${leastPasswordLength} characters: ${missing} more ${missing === 1 ? "is" : "are"} needed.`
    : null;
}
