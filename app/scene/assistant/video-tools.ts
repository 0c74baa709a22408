import * as z from "zod/mini";
import { parameterSchema, type Tool } from "~/domain/function-calls/parameter-schema";
import { type VideoStep, videoStepSchema } from "~/scene/assistant/step";

const descriptions: Record<VideoStep["do"], string> = {
  cut: "Makes the whole video so many seconds long; scenes that do not fit are left out.",
  platform: "Makes the video fit a platform: its shape, and room for what its controls cover.",
  format: "Changes the shape of the video.",
  translate: "Translates the video into another language.",
  pictures: "Replaces the pictures by photos of the product, or by files of the person's own.",
  brand: "Applies colours, typefaces and logo of the person's brand.",
  rewrite:
    "Writes other words for some scenes, or for all where sceneIds is null. wish says how, in a few words.",
  text: "Writes exactly these words into one line of a scene.",
  "remove-scenes": "Removes scenes.",
  "move-scene": "Moves a scene to another place; 1 is the first.",
  "scene-seconds": "Shows some scenes, or all where sceneIds is null, for so many seconds each.",
  template: "Uses another template, by its id.",
  music: "Chooses another piece of music, of a mood where one is given.",
  "music-gain": "Makes the music louder or quieter, or turns it off.",
  captions: "Shows or hides captions.",
  transitions: "Sets the transitions between all scenes; 0 seconds is a plain cut.",
  beats: "Changes scenes on the beats of the music, or does not.",
};

/** What the assistant can do to a video, as a model is told of it that calls functions: one for each step, with its fields. */
export const videoTools: readonly Tool[] = videoStepSchema.def.options.flatMap((option) => {
  const { properties, required } = z.toJSONSchema(option, { io: "input" });
  const { do: _, ...fields } = properties ?? {};
  return option.def.shape.do.def.values.map((name) => ({
    name,
    description: descriptions[name],
    parameters: parameterSchema.parse({
      type: "object",
      properties: fields,
      required: (required ?? []).filter((field) => field !== "do"),
    }),
  }));
});

export const videoToolsNamed = (names: readonly VideoStep["do"][]) =>
  videoTools.filter(({ name }) => names.some((one) => one === name));
