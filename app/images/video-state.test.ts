import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { videoStateOf } from "./video-state";

const image = {
  title: "Bottle",
  request: { ...emptyImageRequest("built-in/image-maker"), prompt: "my bottle on a beach at sunset" },
};
const asked = { assetId: "a1", title: "Bottle", image };

test("the words set on an image are the brief, before those it was made from", () => {
  expect(videoStateOf({ ...asked, lettering: "First press\n€14\nOrder now" })).toEqual({
    prompt: "First press\n€14\nOrder now",
    picture: { assetId: "a1", name: "Bottle" },
  });
  const applied = { title: "Bottle", request: null, lettering: "First press" };
  expect(videoStateOf({ ...asked, image: applied }).prompt).toBe("First press");
});

test("without any, the words it was made from, else its name", () => {
  expect(videoStateOf({ ...asked, lettering: "" }).prompt).toBe("my bottle on a beach at sunset");
  expect(videoStateOf({ assetId: "a1", title: "Bottle", image: null }).prompt).toBe("Bottle");
});
