import { expect, test } from "vitest";
import { xmpBox } from "./container-tags.ts";

test("the box states its own length, kind and XMP, with text escaped", () => {
  const box = xmpBox({
    title: "Coffee & <tea>",
    comment: "Made from a prompt\u0000",
    digitalSourceType: "trainedAlgorithmicMedia",
  });
  expect(new DataView(box.buffer).getUint32(0)).toBe(box.length);
  const text = new TextDecoder().decode(box);
  expect(text.slice(4, 8)).toBe("uuid");
  expect(text).toContain("digitalsourcetype/trainedAlgorithmicMedia");
  expect(text).toContain("Coffee &amp; &lt;tea&gt;");
  expect(text).toContain(">Made from a prompt<");
});
