const digits = "0123456789abcdefghijklmnopqrstuvwxyz";

const random = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => digits[byte % digits.length]).join("");

export const newRowId = () => `r-${random(12)}`;
export const newColumnId = () => `c-${random(8)}`;
