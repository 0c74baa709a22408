import { expect, test } from "vitest";
import { describeMove } from "~/scene/describe-move";
import { moveInTime, trimInTime } from "~/scene/edit-time-items";
import { trimSceneEnd } from "~/scene/edit-time-scenes";
import { parseStoryboard } from "~/scene/storyboard";

const board = parseStoryboard({
  version: 3,
  title: "Kettle",
  language: "en",
  format: "9:16",
  templateId: "market",
  seed: 1,
  music: null,
  scenes: ["one", "two"].map((id) => ({
    id,
    role: "point",
    slots: { headline: { kind: "text", text: id } },
    durationSeconds: 4,
    elements: {
      note: {
        content: { kind: "text", text: "Note" },
        placement: { centerX: 0.5, centerY: 0.5, width: 0.3, height: 0.1 },
        start: { to: "start", seconds: 1 },
        end: { to: "end", seconds: 0 },
      },
    },
  })),
  overlays: {
    logo: {
      content: { kind: "logo" },
      start: { to: "video-start", seconds: 0 },
      end: { to: "video-start", seconds: 3 },
    },
  },
});
const note = { kind: "element", sceneId: "one", id: "note" } as const;

test("whatever starts or ends elsewhere is said, with how far it went", () => {
  expect(describeMove(board, trimInTime(board, note, "start", 1.5))).toBe("1 element starts 0.5 s later.");
  expect(describeMove(board, trimInTime(board, note, "end", 2))).toMatch(
    /^1 element ends [\d.]+ s earlier\.$/,
  );
  const logo = { kind: "overlay", id: "logo" } as const;
  expect(describeMove(board, trimInTime(board, logo, "end", 4))).toBe("1 overlay ends 1 s later.");
  expect(describeMove(board, moveInTime(board, logo, 1))).toBe("1 overlay starts 1 s later.");
});

test("what ends with a scene that gets longer is not said beside the scene", () => {
  const said = describeMove(board, trimSceneEnd(board, "one", 1));
  expect(said).toMatch(/^Scene 1 is 1 s longer\. 1 scene and 1 element start 1 s later\. The video is/);
});
