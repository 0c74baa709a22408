import { expect, test } from "vitest";
import { copyNeeded, copySize, mostDecodedPixels } from "./image-copy";
import { emptyImageRequest } from "./image-request";
import { unsupportedSize } from "./validation/unsupported-size";

test("a copy is asked for where a file cannot be read, or not whole, and only then", () => {
  const png = { mediaType: "image/png", width: 1024, height: 1024 };
  const large = { width: 4096, height: 4096 };
  expect(copyNeeded(png, "source")).toBeNull();
  expect(copyNeeded({ ...png, mediaType: "image/jpeg" }, "marked")).toBeNull();
  for (const mediaType of ["image/webp", "image/avif", "image/gif"]) {
    expect(copyNeeded({ ...png, mediaType }, "source")).toBe("whole");
    expect(copyNeeded({ ...png, mediaType }, "reference")).toBe("small");
  }
  expect(copyNeeded({ ...large, mediaType: "image/png" }, "marked")).toBeNull();
  expect(copyNeeded({ ...large, mediaType: "image/jpeg" }, "marked")).toBe("whole");
  expect(copyNeeded({ ...large, mediaType: "image/jpeg" }, "source")).toBeNull();
  expect(copyNeeded({ ...large, mediaType: "image/jpeg" }, "repainted")).toBe("fitting");
  expect(copyNeeded({ ...png, mediaType: "image/webp" }, "repainted")).toBe("whole");
  expect(copyNeeded({ ...large, mediaType: "image/png" }, "reference")).toBe("small");
});

test("a copy that fits is as large as may be, and of the picture's shape", () => {
  const { width, height } = copySize("fitting", { width: 4032, height: 3024 });
  expect(width * height).toBeLessThanOrEqual(mostDecodedPixels);
  expect(width * height).toBeGreaterThan(mostDecodedPixels * 0.99);
  expect(width / height).toBeCloseTo(4 / 3, 2);
  expect(copySize("fitting", { width: 900, height: 600 })).toEqual({ width: 900, height: 600 });
  expect(copySize("small", { width: 4000, height: 2 })).toEqual({ width: 1536, height: 1 });
});

test("what is too large for a model is said before, with what would do", () => {
  const model = { label: "The maker", mostPixels: { extend: 9e6, upscale: 16e6, relight: 9e6 } };
  const request = (operation: "extend" | "upscale" | "relight" | "fill", scale = 2) => ({
    ...emptyImageRequest("maker"),
    operation,
    extend: { top: 0, right: 1000, bottom: 0, left: 0 },
    parameters: { scale },
  });
  const photo = { width: 2600, height: 2600 };
  expect(unsupportedSize(model, request("fill"), { width: 8000, height: 8000 })).toBeNull();
  expect(unsupportedSize(model, request("relight"), photo)).toBeNull();
  expect(unsupportedSize(model, request("relight"), { width: 4096, height: 4096 })).toContain("16.8 million");
  expect(unsupportedSize(model, request("extend"), photo)).toContain("Extend it less");
  expect(unsupportedSize(model, request("extend"), { width: 4096, height: 4096 })).toContain("Crop it first");
  expect(unsupportedSize(model, request("upscale"), { width: 2000, height: 2000 })).toBeNull();
  expect(unsupportedSize(model, request("upscale", 4), { width: 2000, height: 2000 })).toContain(
    "64 million",
  );
});
