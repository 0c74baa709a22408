import { describe, expect, test } from "vitest";
import { sceneRoles } from "~/domain/video/scene-role";
import { AA_TEXT, contrastRatio } from "~/scene/contrast";
import { showsPicture } from "~/scene/layouts/layout";
import { builtInLibrary } from "~/scene/library";
import { legibleOpacity } from "~/scene/resolve/motifs/motif-layer";
import { builtInTemplates, getTemplate, templateOrDefault } from "~/scene/templates/built-in-templates";
import { templateSchema, templateStyles } from "~/scene/templates/template";

describe.each(builtInTemplates.map((template) => [template.id, template] as const))("%s", (_id, template) => {
  test("is valid data", () => {
    expect(templateSchema.parse(JSON.parse(JSON.stringify(template)))).toEqual(template);
  });

  test("has a layout with and one without a picture for every role, each made for that role", () => {
    for (const role of sceneRoles) {
      const layouts = template.layouts[role].map((id) => builtInLibrary.layouts.get(id)!);
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
        expect(contrastRatio(surface.onAccent, surface.accent), `${name} accent`).toBeGreaterThanOrEqual(
          AA_TEXT,
        );
        if (template.motif !== "none" && surface !== palette.overPicture) {
          expect(legibleOpacity(surface), `${name} motif`).toBeGreaterThan(0.15);
        }
      }
    }
  });
});

test("there are two or more templates of each style, and no two share a name or a way from scene to scene within it", () => {
  expect(builtInTemplates.length).toBeGreaterThanOrEqual(12);
  expect(new Set(builtInTemplates.map(({ name }) => name)).size).toBe(builtInTemplates.length);
  for (const style of templateStyles) {
    const ofStyle = builtInTemplates.filter((template) => template.style === style);
    expect(ofStyle.length, style).toBeGreaterThanOrEqual(2);
    expect(new Set(ofStyle.map(({ transition }) => transition.kind)).size, style).toBe(ofStyle.length);
    expect(new Set(ofStyle.map(({ textStyles }) => textStyles.display.font.family)).size, style).toBe(
      ofStyle.length,
    );
  }
});

test("a template that is not known is replaced, not an error", () => {
  expect(getTemplate("gone")).toBeNull();
  expect(templateOrDefault("gone")).toBe(builtInTemplates[0]);
  expect(getTemplate("night")?.id).toBe("night");
});
