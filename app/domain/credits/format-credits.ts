/** Credits in words: "free", "1 credit", "1,200 credits". */
export function formatCredits(credits: number): string {
  if (credits === 0) return "free";
  return credits === 1 ? "1 credit" : `${credits.toLocaleString("en")} credits`;
}
