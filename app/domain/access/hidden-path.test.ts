import { expect, test } from "vitest";
import { isHiddenPath } from "./hidden-path";

const token = "Q7x_hidden-gallery-2MfPz9";

test("only the token itself opens the hidden path", () => {
  expect(isHiddenPath(token, token)).toBe(true);
  for (const guess of [
    "",
    token.slice(0, -1),
    token.slice(1),
    `${token}9`,
    `${token}\u0000`,
    token.toLowerCase(),
    `P${token.slice(1)}`,
    `${token.slice(0, -1)}8`,
  ]) {
    expect(isHiddenPath(guess, token), guess).toBe(false);
    expect(isHiddenPath(guess, null)).toBe(false);
  }
});

test("a wrong guess is read to the end of the token, wherever it differs", () => {
  const read: number[] = [];
  const watched = (guess: string) =>
    ({
      length: guess.length,
      charCodeAt(index: number) {
        read.push(index);
        return guess.charCodeAt(index);
      },
    }) as string;
  for (const guess of [token, `P${token.slice(1)}`, "x", "y".repeat(60)]) {
    read.length = 0;
    isHiddenPath(watched(guess), token);
    expect(read).toEqual(Array.from(token, (_, index) => index));
  }
});
