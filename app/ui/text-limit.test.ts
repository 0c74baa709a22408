import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import { lengthProblem } from "./text-limit.tsx";

test("a text that is too long says the limit and by how much", () => {
  expect(lengthProblem("abc", 3)).toBeNull();
  expect(lengthProblem("abcde", 3)).toBe("At most 3 characters; 2 too many.");
});

test("a field with a limit counts near it, and takes and shows what is over", () => {
  const field = (value: string) =>
    renderToStaticMarkup(createElement(TextField, { label: "Name", limit: 10, value, onChange() {} }));
  expect(field("short")).not.toContain("of 10");
  expect(field("almost it")).toContain("9 of 10");
  expect(field("more than it")).toContain("12 of 10");
  expect(field("more than it")).toContain("At most 10 characters; 2 too many.");
  expect(field("more than it")).toContain('value="more than it"');
  expect(field("more than it")).not.toMatch(/maxlength/i);

  const area = createElement(TextArea, { label: "Text", limit: 3, value: "four", onChange() {} });
  expect(renderToStaticMarkup(area)).toMatch(/aria-invalid="true"/);
});
