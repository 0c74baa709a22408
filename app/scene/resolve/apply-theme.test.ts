import fc from "fast-check";
import { expect, test } from "vitest";
import type { FontRequest } from "~/scene/composition";
import { AA_TEXT, contrastRatio } from "~/scene/contrast";
import { applyTheme, legible } from "~/scene/resolve/apply-theme";
import { shadeOpacity } from "~/scene/resolve/shade";
import { builtInTemplates, templateOrDefault } from "~/scene/templates/built-in-templates";

const bold = templateOrDefault("bold");
const themed = (style: Parameters<typeof applyTheme>[1]["style"], language = "en") =>
  applyTheme(bold, { seed: 1, language, style });
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const maybeColor = fc.option(color, { nil: undefined });

test("any brand's colours leave every text of every template legible", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...builtInTemplates),
      fc.record({ accent: maybeColor, background: maybeColor, text: maybeColor }),
      fc.nat(5),
      (template, style, seed) => {
        const { palette } = applyTheme(template, { seed, language: "en", style });
        for (const surface of palette.surfaces) {
          for (const text of [surface.text, surface.muted, surface.accent]) {
            expect(contrastRatio(text, surface.background)).toBeGreaterThanOrEqual(AA_TEXT);
          }
          expect(contrastRatio(surface.onAccent, surface.accent)).toBeGreaterThanOrEqual(AA_TEXT);
        }
        const { overPicture } = palette;
        expect(contrastRatio(overPicture.onAccent, overPicture.accent)).toBeGreaterThanOrEqual(AA_TEXT);
        // A scrim that must hide the picture to carry the brand's colour would be no scrim.
        if (style.accent && template.overPicture === "scrim")
          expect(shadeOpacity(overPicture)).toBeLessThan(0.75);
      },
    ),
    { numRuns: 200 },
  );
});

test("brand colours that are legible are taken as they are, others moved no further than they must", () => {
  const { palette } = themed({ background: "#ffffff", accent: "#0a5c38", text: "#111111" });
  expect(palette.surfaces[0]).toMatchObject({ background: "#ffffff", accent: "#0a5c38", text: "#111111" });
  expect(legible("#767676", "#ffffff")).toBe("#767676");
  expect(contrastRatio(legible("#ffe45e", "#ffffff"), "#ffffff")).toBeLessThan(AA_TEXT + 0.6);
});

test("without tokens the palette is the template's, and scenes on a brand's background still take turns", () => {
  expect(bold.palettes).toContainEqual(themed(undefined).palette);
  expect(themed({ paletteId: "volt" }).palette.id).toBe("volt");
  const { surfaces } = themed({ background: "#123456" }).palette;
  expect(surfaces[0]?.background).toBe("#123456");
  expect(surfaces[1]?.background).not.toBe("#123456");
});

test("a brand's accent takes the place of every colourful background, and keeps off pictures as dark as itself", () => {
  for (const paletteId of ["signal", "volt"]) {
    const { palette } = themed({ accent: "#0b5fff", paletteId });
    expect(palette.surfaces[0]).toMatchObject({ background: "#0b5fff", text: "#ffffff" });
    const { accent, background } = palette.overPicture;
    expect(contrastRatio(accent, background)).toBeGreaterThanOrEqual(AA_TEXT);
  }
  const { background } = themed({ accent: "#0b5fff", paletteId: "volt" }).palette.surfaces[1]!;
  expect(background).toBe("#dde9ff");
});

test("families are exchanged where they are bundled, and each names its stand-ins", () => {
  const { template } = themed(
    { headlineFamily: "Cormorant Variable", bodyFamily: "Some Corporate Sans" },
    "zh-Hans",
  );
  expect(template.textStyles.display.font.family).toBe("Cormorant Variable");
  expect(template.textStyles.body.font.family).toBe("Archivo Variable");
  const font: FontRequest = template.textStyles.display.font;
  const fallbacks = font.fallbacks ?? [];
  expect(fallbacks.indexOf("Noto Serif SC Variable")).toBeLessThan(
    fallbacks.indexOf("Noto Serif JP Variable"),
  );
  expect(fallbacks).toContain("Noto Naskh Arabic Variable");
  const light = themed({ headlineFamily: "Instrument Serif" }).template.textStyles.display.font;
  expect(light.weight).toBe(400);
});

test("corners are those of pictures and of buttons", () => {
  const { template } = themed({ radius: 24 });
  expect([template.radius, template.button.radius]).toEqual([24, 24]);
});

test("small capitals are set larger in scripts that have none", () => {
  const { label } = applyTheme(templateOrDefault("maison"), { seed: 1, language: "ar" }).template.textStyles;
  expect(label.size).toBeGreaterThan(templateOrDefault("maison").textStyles.label.size);
});
