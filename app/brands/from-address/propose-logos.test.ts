import { expect, test } from "vitest";
import { proposeLogos } from "./propose-logos";

const logo = (url: string, ink: string, kind: "logo" | "icon" = "logo", ratio = 3) => ({
  url,
  kind,
  measured: { ink, ratio },
});

test("each logo of a page is used where it reads, and an icon as the sign", () => {
  const found = [
    logo("footer", "#fafafa"),
    logo("head", "#20304a"),
    logo("partner", "#101010"),
    logo("banner", "#dd0000", "icon", 4),
    logo("touch", "#20304a", "icon", 1),
  ];
  expect([...proposeLogos(found)]).toEqual([
    ["head", "dark"],
    ["footer", "light"],
    ["touch", "mark"],
  ]);
  expect([...proposeLogos([])]).toEqual([]);
});
