import { gzipSync } from "node:zlib";
import { islandScripts } from "virtual:island-scripts";
import { expect, test } from "vitest";
import { islandNames } from "~/sections/define-section";

/** Of each script, compressed. */
const mostBytes = 3000;

test.each([...islandNames])("the island %s is a script of at most 3 kB", (name) => {
  const script = islandScripts[name];
  expect(script).toBeDefined();
  expect(gzipSync(script?.code ?? "").length).toBeLessThanOrEqual(mostBytes);
});

test.each(Object.entries(islandScripts))(
  "the island %s runs by itself and cannot end its element",
  (_, { code }) => {
    expect(() => new Function(code)).not.toThrow();
    expect(code).not.toMatch(/<\/script|<!--/i);
  },
);
