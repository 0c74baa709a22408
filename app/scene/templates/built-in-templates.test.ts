import { describe, expect, test } from "vitest";
import { sceneRoles } from "~/domain/scene-role";
import { AA_TEXT, contrastRatio } from "~/scene/contrast";
import { builtInLayouts, requireLayout } from "~/scene/layouts/built-in-layouts";
import { layoutSchema, showsPicture, textSlots } from "~/scene/layouts/layout";
import { motifOpacity } from "~/scene/resolve/motif";
import { builtInTemplates, getTemplate, templateOrDefault } from "~/scene/templates/built-in-templates";
import { templateSchema } from "~/scene/templates/template";

describe.each(builtInTemplates.map((template) => [template.id, template] as const))("%s", (_id, template) => {
  test("is valid data", () => {
    expect(templateSchema.parse(JSON.parse(JSON.stringify(template)))).toEqual(template);
  });

  test("has a layout with and one without a picture for every role, each made for that role", () => {
    for (const role of sceneRoles) {
      const layouts = template.layouts[role].map(requireLayout);
      expect(layouts.some(showsPicture), role).toBe(true);
      expect(
        layouts.some((layout) => !showsPicture(layout)),
        role,
      ).toBe(true);
      for (const layout of layouts) expect(layout.roles, `${layout.id} as ${role}`).toContain(role);
    }
  });

  test("all text colours reach AA on their surface, and buttons on their fill", () => {
    for (const palette of template.palettes) {
      for (const surface of [...palette.surfaces, palette.overPicture]) {
        const name = `${palette.id} ${surface.background}`;
        for (const color of [surface.text, surface.muted, surface.accent]) {
          expect(contrastRatio(color, surface.background), `${name} ${color}`).toBeGreaterThanOrEqual(
            AA_TEXT,
          );
        }
        const fill = template.button.fill === "accent" ? surface.accent : surface.text;
        const label = template.button.fill === "accent" ? surface.onAccent : surface.background;
        expect(contrastRatio(label, fill), `${name} button`).toBeGreaterThanOrEqual(AA_TEXT);
        if (template.motif !== "none" && surface !== palette.overPicture) {
          expect(motifOpacity(surface), `${name} motif`).toBeGreaterThan(0.15);
        }
      }
    }
  });
});

test("layouts are valid data that know every text slot and place it in each format", () => {
  expect(builtInLayouts.length).toBeGreaterThanOrEqual(8);
  for (const layout of builtInLayouts) {
    expect(layoutSchema.parse(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
    for (const [format, arrangement] of Object.entries(layout.arrangements)) {
      const placed = arrangement.stacks.flatMap((stack) => stack.items.map((item) => item.content));
      expect(placed, `${layout.id} ${format}`).toEqual(expect.arrayContaining([...textSlots]));
      expect(arrangement.picture !== null).toBe(showsPicture(layout));
    }
    for (const slot of textSlots) expect(layout.slots[slot]?.kind).toBe("text");
  }
});

test("every role is served by some layout, and an unknown layout is an error", () => {
  for (const role of sceneRoles)
    expect(builtInLayouts.some((layout) => layout.roles.includes(role))).toBe(true);
  expect(() => requireLayout("gone")).toThrow(RangeError);
});

test("a template that is not known is replaced, not an error", () => {
  expect(getTemplate("gone")).toBeNull();
  expect(templateOrDefault("gone")).toBe(builtInTemplates[0]);
  expect(getTemplate("night")?.id).toBe("night");
});
