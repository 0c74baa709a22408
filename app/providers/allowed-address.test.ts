import { expect, it } from "vitest";
import { isAllowedAddress, originsOf } from "~/providers/allowed-address";

const own = originsOf(["http://127.0.0.1:8188/v1", "https://api.acme.com"]);

it.each([
  ["http://127.0.0.1:8188/files/1.png", true],
  ["https://api.acme.com/files/1.png", true],
  ["https://v3.fal.media/files/1.png", true],
  ["https://93.184.216.34/1.png", true],
  ["http://v3.fal.media/files/1.png", false],
  ["http://127.0.0.1:8189/files/1.png", false],
  ["https://127.0.0.1/1.png", false],
  ["https://169.254.169.254/latest/meta-data", false],
  ["https://[::1]/1.png", false],
  ["https://metadata.internal/1.png", false],
  ["file:///etc/passwd", false],
])("%s may be fetched: %s", (address, may) => {
  expect(isAllowedAddress(new URL(address), own)).toBe(may);
});
