import { expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { contrastRatio } from "~/scene/contrast";
import { templateOrDefault } from "~/scene/templates/built-in-templates";
import { overlapArea } from "../geometry";
import type { Layer } from "../layers/layer";
import { boundsOf } from "../layers/turned-box";
import { themeOfTemplate } from "./ad-theme";
import { arrange } from "./arrangements/arrange";
import { brandLogoLayers, withoutBrandLogo } from "./brand-logo";
import { themeOfBrand } from "./brand-theme";
import { mapPicture } from "./picture-map";

const logo = (assetId: string, ink: string, ratio = 3) => ({ assetId, ink, ratio });
const brand = {
  ...newBrand,
  id: "acme",
  name: "Acme",
  colors: [
    { role: "background", color: "#fff7e6" },
    { role: "text", color: "#20304a" },
    { role: "accent", color: "#ffcc00" },
  ] as const satisfies { role: string; color: string }[],
  typefaces: { headline: { family: "Fraunces Variable" }, body: null },
  radius: 0,
  logos: { light: logo("light", "#ffffff"), dark: logo("dark", "#101010"), mark: null },
};
const fields = { ...brand, colors: [...brand.colors] };
const image = { width: 1200, height: 1000 };
const mapOf = (grey: number) => {
  const data = new Uint8ClampedArray(12 * 10 * 4).map((_, index) => (index % 4 === 3 ? 255 : grey));
  return mapPicture({ data, width: 12, height: 10 });
};
let count = 0;
const newId = () => `${count++}`;
const logoOver = (grey: number, layers: Layer[] = [], logos = brand.logos) =>
  brandLogoLayers({
    image,
    map: mapOf(grey),
    layers,
    name: brand.name,
    logos: { ...brand.logos, ...logos },
    newId,
  });

test("an ad in a brand has its colours where they can be read, its typefaces and corners", () => {
  const plain = themeOfTemplate(templateOrDefault(""));
  const theme = themeOfBrand(plain, fields);
  expect(theme).toMatchObject({ id: "brand/acme", name: "Acme", buttonShape: "box" });
  expect(theme.colours).toMatchObject({ ground: "#fff7e6", text: "#20304a" });
  expect(theme.colours.accent).not.toBe("#ffcc00");
  expect(contrastRatio(theme.colours.accent, "#fff7e6")).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(theme.colours.onAccent, theme.colours.accent)).toBeGreaterThanOrEqual(4.5);
  expect([theme.headline.family, theme.line.family]).toEqual(["Fraunces Variable", plain.line.family]);
});

test("a brand that says nothing leaves a theme as it is", () => {
  const plain = themeOfTemplate(templateOrDefault("bold"));
  const { colours, headline } = themeOfBrand(plain, { ...newBrand, id: "new" });
  expect({ ground: colours.ground, headline }).toEqual({
    ground: plain.colours.ground,
    headline: plain.headline,
  });
});

test("the logo that reads on the image stands on it, on a plate where none does", () => {
  expect(logoOver(250)).toMatchObject([{ kind: "picture", assetId: "dark", name: "Logo of Acme" }]);
  expect(logoOver(10)).toMatchObject([{ kind: "picture", assetId: "light" }]);
  const faint = { light: null, dark: logo("faint", "#8a8a8a"), mark: null };
  const made = brandLogoLayers({ image, map: mapOf(128), layers: [], name: "Acme", logos: faint, newId });
  expect(made.map(({ kind }) => kind)).toEqual(["shape", "picture"]);
  expect(logoOver(250, [], { light: null, dark: null, mark: null } as never)).toEqual([]);
});

test("the logo keeps clear of the words of every arrangement, and another arrangement has one of it alone", () => {
  const theme = themeOfBrand(themeOfTemplate(templateOrDefault("")), fields);
  const words = {
    headline: "Wool for years",
    line: "From 41 growers",
    action: "Order now",
    price: "£9",
    label: "",
  };
  for (const id of ["button", "bar", "panel", "editorial", "poster"] as const) {
    const layers = arrange({ id, image, map: mapOf(200), theme, words: { ...words } as never, newId });
    const made = logoOver(200, layers);
    const box = boundsOf(made.at(-1)!);
    const covered = layers.filter(({ kind }) => kind === "text" || kind === "label");
    expect(
      covered.filter((layer) => overlapArea(boundsOf(layer), box) > 0).map(({ name }) => `${id}: ${name}`),
    ).toEqual([]);
    expect(withoutBrandLogo([...layers, ...made], brand.logos)).toEqual(layers);
  }
});
