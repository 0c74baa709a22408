import { expect, test } from "vitest";
import { neededPictureSize } from "~/media/needed-picture-size";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { sampleStoryboard } from "../../tests/browser/pages/sample-storyboards.ts";
import { firstFrameOf } from "./first-frame-of";

const natural = { width: 4000, height: 4000 };

test.each(builtInTemplates.map(({ id }) => id))(
  "the first frame takes a picture of several scenes at the size the player wants; %s",
  (templateId) => {
    const storyboard = sampleStoryboard("short", templateId, "9:16", 1);
    const { picture } = storyboard.scenes[0]!.slots;
    const scenes = storyboard.scenes.map((scene) => ({ ...scene, slots: { ...scene.slots, picture } }));
    const composition = resolveComposition({ ...storyboard, scenes } as Storyboard);
    const first = firstFrameOf({ contentId: "v", composition, fontFamilies: [] }, null).composition;
    expect(first.pictureIds).toHaveLength(1);
    for (const assetId of first.pictureIds) {
      const sizes = [first, composition].map((of) => neededPictureSize(of, assetId, natural));
      expect(sizes[0]).toEqual(sizes[1]);
    }
  },
);
