const digits = "0123456789abcdefghijklmnopqrstuvwxyz";

/** Ids that nobody else makes, so that what two people add at once stays two. */
export const newSectionId = () => `s-${random(10)}`;
export const newBlockId = () => `b-${random(10)}`;
export const newTakeId = () => `t-${random(10)}`;

function random(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => digits[byte % digits.length]).join("");
}
