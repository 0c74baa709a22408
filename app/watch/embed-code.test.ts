import { expect, test } from "vitest";
import { embedCode, playerAddress } from "./embed-code.ts";

const video = { contentId: "c1", title: `5" <b>screens</b> & more`, size: { width: 1080, height: 1920 } };

test("the frame keeps the proportions of the video and its title stays text", () => {
  const code = embedCode("https://vitrine.example", video, { autoplay: false, loop: false });
  expect(code).toContain('src="https://vitrine.example/v0/videos/c1"');
  expect(code).toContain("aspect-ratio:1080/1920");
  expect(code).toContain("max-width:360px");
  expect(code).not.toContain("<b>");
  expect(code).toContain('title="5&#34; &#60;b&#62;screens');
});

test("what starts by itself is muted", () => {
  const address = new URL(playerAddress("https://vitrine.example", "c1", { autoplay: true, loop: true }));
  expect(Object.fromEntries(address.searchParams)).toEqual({ autoplay: "1", muted: "1", loop: "1" });
});
