import { expect, test } from "vitest";
import { setVoice } from "~/scene/edit-sound";
import { libraryWith, noLibraryChanges } from "~/stores/library/library-changes";
import { contentDocument } from "../../../tests/fakes/content-fields";
import { preparePlan } from "./prepare-plan";

const { storyboard } = contentDocument("ada");
const sources = {
  library: libraryWith(noLibraryChanges),
  brief: null,
  brand: () => Promise.reject(new Error("There is no brand.")),
  pictures: () => Promise.reject(new Error("There are no pictures.")),
};

async function notesOf(board: typeof storyboard, seconds: number): Promise<string[]> {
  const plan = { steps: [{ do: "cut" as const, seconds }] };
  const { steps } = await preparePlan(plan, board, sources, new AbortController().signal);
  return steps.flatMap(({ notes }) => notes);
}

test("a cut that comes out longer than was asked for says why", async () => {
  const voice = { assetId: "line", durationSeconds: 9, words: [], text: "Bread that is baked at night." };
  const spoken = storyboard.scenes.reduce((board, { id }) => setVoice(board, id, voice), storyboard);
  expect(await notesOf(spoken, 6)).toContainEqual(
    expect.stringMatching(/^It comes to [\d.]+ s, as what is said takes its time\./),
  );
  expect((await notesOf(storyboard, 6)).join(" ")).not.toContain("It comes to");
});
