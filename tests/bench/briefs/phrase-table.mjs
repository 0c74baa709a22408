/** The phrases the product may show without having them from the brief, by language. */
export async function phraseTable() {
  return {};
}
