import { expect, test } from "vitest";
import { requestOfXmp, xmpOfRecipe } from "./embedded-recipe";
import { emptyImageRequest, type ImageRequest } from "./image-request";

const recipe = {
  modelId: "built-in/image",
  provider: "built-in",
  digitalSourceType: "algorithmicMedia",
  seed: 4,
} as const;
const request: ImageRequest = {
  ...emptyImageRequest("built-in/image"),
  prompt: 'A sign: "5 < 6 & 7 > 6" &amp; </vitrine:Recipe> ☕\n\u0007tab\tend',
  references: [{ assetId: "asset-1", role: "style", weight: 0.35 }],
  parameters: { steps: 4, "a&b": "<c>" },
  seed: 4,
};

test("a request comes back from the packet as it went in, with the source type in sight of any reader", () => {
  const packet = xmpOfRecipe({ title: "A <sign>", modelLabel: "Built-in & own", recipe, request });
  expect(requestOfXmp(packet)).toEqual(request);
  expect(packet).toContain(
    "<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia<",
  );
  expect(packet).toContain("A &lt;sign&gt;");
  expect(packet.match(/<\/vitrine:Recipe>/g)).toHaveLength(1);
});

test("no packet, another's packet and a broken one are no request", () => {
  expect(requestOfXmp("")).toBeNull();
  expect(requestOfXmp("<vitrine:Recipe>{}</vitrine:Recipe>")).toBeNull();
  expect(requestOfXmp(xmpOfRecipe({ title: "", modelLabel: "", recipe, request: null }))).toBeNull();
});
