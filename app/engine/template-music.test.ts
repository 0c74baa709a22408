import { expect, test } from "vitest";
import { beds } from "~/engine/sound/beds";
import { builtInTemplates } from "~/scene/templates/built-in-templates";

test("every template names a music bed that exists", () => {
  const ids = beds.map((bed) => bed.id);
  for (const template of builtInTemplates) expect(ids).toContain(template.musicBedId);
});
