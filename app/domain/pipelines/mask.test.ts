import { expect, test } from "vitest";
import { maskCause, maskValue } from "./mask";

test("words of a person are hidden, shape and the product's own names stay", () => {
  const input = {
    kind: "make-images",
    request: { modelId: "openai/image", prompt: "My mother's house", count: 2, apiKey: "sk-1", seed: null },
    references: ["Anna", "B"],
    staged: true,
  };
  expect(maskValue(input)).toEqual({
    kind: "make-images",
    request: {
      modelId: "openai/image",
      prompt: "•••• 17 characters",
      count: 2,
      apiKey: "•••• 4 characters",
      seed: null,
    },
    references: ["•••• 4 characters", "•••• 1 character"],
    staged: true,
  });
});

test("a name that holds a sentence or an address is hidden as well", () => {
  expect(maskValue({ tone: "call me at home", modelId: "ada@example.com", "a name": 1 })).toEqual({
    tone: "•••• 15 characters",
    modelId: "•••• 15 characters",
    "•••• 6 characters": 1,
  });
});

test("a cause keeps what went wrong and loses what it quotes, and keys", () => {
  expect(
    maskCause('ProviderError: 400 "my prompt" for ada@example.com at https://u:p@models.example/v1?key=1'),
  ).toBe('ProviderError: 400 "••••" for ••••@•••• at https://models.example/••••');
  expect(maskCause("Authorization: Bearer abc.def")).toBe("Authorization: Bearer ••••");
});
