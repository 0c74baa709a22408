/** Of a new password of a link, in characters; shorter ones of before go on working. */
export const shortestPassword = 8;
export const longestPassword = 200;

/** What is wrong with a new password of a link, in a sentence; null where nothing is. */
export function newPasswordProblem(password: string): string | null {
  if (password.length < shortestPassword)
    return `Choose a password of at least ${shortestPassword} characters.`;
  if (password.length > longestPassword) return `Choose a password of at most ${longestPassword} characters.`;
  return null;
}
