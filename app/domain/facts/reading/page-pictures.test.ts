import { expect, test } from "vitest";
import { irishPictures } from "../../../../tests/fixtures/pages/shapes/irish-pictures";
import { portugueseBrand } from "../../../../tests/fixtures/pages/shapes/portuguese-brand";
import { readPage } from "../../../../tests/fixtures/read-page";

const picturesOf = (html: string, url: string) =>
  readPage(html, { url }).pictures.map(({ url: address, role }) => `${role} ${address.replace(/^.*\//, "")}`);

test("each picture has its role, the largest of a set stands for it, and what is for browsers without scripts counts", () => {
  const pictures = picturesOf(irishPictures.html, irishPictures.url!);
  expect(pictures[0]).toBe("hero throw-1600.webp");
  expect([...pictures].sort()).toEqual([
    "chart size-chart.png",
    "detail throw-corner.jpg",
    "detail throw-fringe.jpg",
    "hero throw-1600.webp",
    "icon icon-wool.svg",
    "in-use throw-lifestyle-sofa.jpg",
    "logo aran-logo.svg",
    "logo logo-share.png",
  ]);
});

test("what a hidden part holds for browsers without scripts is no picture of the page", () => {
  const html = `<main><h1>Throw</h1><div hidden><noscript><img src="/a.jpg" width="900" height="900"></noscript></div><noscript><div style="display:none"><img src="/b.jpg" width="900" height="900"></div></noscript></main>`;
  expect(picturesOf(html, "https://shop.example/throw")).toEqual([]);
});

test("a brand has the name and logo of its data, the colours of its styles by what they colour, and its typefaces", () => {
  const { brand } = readPage(portugueseBrand.html, { url: portugueseBrand.url! });
  expect(brand).toMatchObject({
    name: "Azulejaria Lima",
    families: ["Fraunces", "Karla"],
    logos: [
      { url: "https://azulejaria.example/logo-lima.svg", kind: "logo" },
      { url: "https://azulejaria.example/touch.png", kind: "icon" },
      { url: "https://azulejaria.example/favicon.svg", kind: "icon" },
    ],
  });
  expect(brand?.colors.map(({ color, role }) => `${role} ${color}`)).toEqual(
    expect.arrayContaining(["accent #1d4e89", "accent #f2a541", "text #22223b", "background #fffdf7"]),
  );
});
