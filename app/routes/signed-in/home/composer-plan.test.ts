import { describe, expect, it } from "vitest";
import type { OfferedModels } from "~/domain/image/offered-models";
import { type Given, planOf } from "./composer-plan";

const models = {
  pictures: [{ creditsPerResult: 1 }],
  images: [{ creditsPerResult: 1 }],
} as unknown as OfferedModels;
const nothing: Given = { text: "", pictures: 0, clips: 0, hasRecipe: false, chosen: null };
const plan = (given: Partial<Given>) => planOf({ ...nothing, ...given }, models);

describe("the composer of the home page", () => {
  it("makes a video of a sentence, and says its price", () => {
    expect(plan({ text: "We open on 3 May." })).toEqual({
      tool: "video",
      tools: ["video", "images"],
      note: "Writes a script for a video. You approve it before pictures are made.",
      address: null,
      problem: null,
      price: "up to 5 credits",
    });
  });

  it.each(["Image of a red bicycle", "a poster for our sale", "Make 4 pictures of tea", "create a pattern"])(
    "makes images where the words ask for them: %s",
    (text) => expect(plan({ text }).tool).toBe("images"),
  );

  it.each(["Imagine a bakery", "Photography course on Saturday", "Picture frames made to measure"])(
    "does not take a word of the brief for what is asked for: %s",
    (text) => expect(plan({ text, chosen: "video" }).tool).toBe("video"),
  );

  it("follows the tool that was chosen, as long as it can take what is given", () => {
    expect(plan({ text: "poster", chosen: "video" }).tool).toBe("video");
    expect(plan({ text: "", pictures: 1, chosen: "edit" }).tool).toBe("edit");
    expect(plan({ text: "tea", pictures: 2, chosen: "edit" }).tool).toBe("video");
    expect(plan({ text: "tea", clips: 1, chosen: "images" }).tool).toBe("video");
  });

  it("knows a picture that was made here", () => {
    expect(plan({ pictures: 1, hasRecipe: true })).toMatchObject({ tool: "images", price: null });
    expect(plan({ pictures: 1, hasRecipe: true, chosen: "images" }).note).toContain("Made here");
  });

  it("counts the person's own files, for which nothing is made", () => {
    const { note, price } = plan({ text: "Our new line", pictures: 2, clips: 1 });
    expect(note).toContain("your 2 pictures and clip");
    expect(price).toBe("1 credit");
  });

  it.each([
    ["https://tidal.example/bottle", "https://tidal.example/bottle"],
    ["tidal.example", "https://tidal.example/"],
    [" www.tidal.example/a#top ", "https://www.tidal.example/a"],
  ])("has a page read by its address: %s", (text, address) => {
    expect(plan({ text })).toMatchObject({ tool: "video", address, problem: null, price: null });
  });

  it("offers a page of its own where an address is given, and reads it for that too", () => {
    expect(plan({ text: "tidal.example" }).tools).toEqual(["video", "page", "images"]);
    expect(plan({ text: "tidal.example", chosen: "page" })).toMatchObject({
      tool: "page",
      address: "https://tidal.example/",
      note: expect.stringContaining("three directions"),
    });
    expect(plan({ text: "A new bottle", chosen: "page" }).tool).toBe("video");
  });

  it("asks for a sentence where an address comes with files or is to be an image", () => {
    expect(plan({ text: "tidal.example", pictures: 1 })).toMatchObject({
      address: null,
      problem: expect.stringContaining("take the files out"),
    });
    expect(plan({ text: "tidal.example", chosen: "images" }).problem).toContain(
      "what the images should show",
    );
    expect(plan({ text: "Visit tidal.example today" })).toMatchObject({ address: null, problem: null });
  });

  it("says what is missing", () => {
    expect(plan({}).problem).toContain("what the video is about");
    expect(plan({ chosen: "images" }).problem).toContain("what the images should show");
    expect(plan({ pictures: 1, chosen: "images" }).problem).toContain("what to make of the picture");
    expect(plan({ pictures: 1, chosen: "edit" }).problem).toBeNull();
    expect(plan({ text: "x".repeat(2001) }).problem).toContain("2000");
  });
});
