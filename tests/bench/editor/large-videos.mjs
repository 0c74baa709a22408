import { writeAsService } from "../../fixtures/write-as-service.ts";

const elements = 400;

/** A scene with as many elements as a video may have, all of them in sight; every fourth moves. Returns its id. */
export function fullScene(studio, userId) {
  const scene = { ...sceneOf(0), durationSeconds: 20 };
  scene.elements = Object.fromEntries(
    Array.from({ length: elements }, (_, index) => {
      const placement = {
        centerX: ((index % 25) + 0.5) / 25,
        centerY: (Math.floor(index / 25) + 0.5) / 16,
        width: 0.06,
        height: 0.05,
      };
      const moves = index % 4 === 3 ? { keyframes: { x: swaying } } : {};
      return [`element-${index}`, { ...elementOf(index), placement, ...moves }];
    }),
  );
  return writeVideo(studio, userId, [scene]);
}

/** As many scenes as a video may have, with all its elements spread over them. Returns its id. */
export function longVideo(studio, userId) {
  const scenes = Array.from({ length: 100 }, (_, index) => {
    const scene = sceneOf(index);
    scene.elements = Object.fromEntries(
      Array.from({ length: elements / 100 }, (_, place) => [
        `element-${index}-${place}`,
        {
          ...elementOf(index + place),
          placement: { centerX: 0.2 + 0.2 * place, centerY: 0.25, width: 0.2, height: 0.16 },
        },
      ]),
    );
    return scene;
  });
  return writeVideo(studio, userId, scenes);
}

const swaying = [
  { seconds: 0, value: 0, easing: "in-out-cubic" },
  { seconds: 10, value: 0.03, easing: "in-out-cubic" },
  { seconds: 20, value: 0, easing: "linear" },
];

const contents = [
  { kind: "shape", shape: "rectangle" },
  { kind: "shape", shape: "star" },
  { kind: "icon", name: "heart" },
  { kind: "text", text: "Fresh" },
];

function elementOf(index) {
  const color = `#${(0x203040 + (index % 97) * 0x020305).toString(16).padStart(6, "0")}`;
  const content = contents[index % contents.length];
  return {
    content,
    start: { to: "start", seconds: 0 },
    end: { to: "end", seconds: 0 },
    ...(content.kind === "text" ? { text: { color } } : { color }),
  };
}

function sceneOf(index) {
  return {
    id: `scene-${index}`,
    role: index === 0 ? "hook" : "point",
    slots: {
      headline: { kind: "text", text: `Reason ${index + 1} to bake at home` },
      body: { kind: "text", text: "Flour, water, salt and one quiet morning." },
    },
    durationSeconds: 3,
  };
}

async function writeVideo(studio, userId, scenes) {
  const id = `video-${crypto.randomUUID()}`;
  const now = new Date();
  const storyboard = {
    version: 3,
    title: "Bread",
    language: "en",
    format: "16:9",
    scenes,
    templateId: "minimal",
    seed: 1,
    music: null,
  };
  const content = {
    ownerId: userId,
    title: "Bread",
    brief: null,
    script: null,
    storyboard,
    recipe: null,
    jobId: null,
    status: "draft",
    chosenVariant: 0,
    createdAt: now,
    updatedAt: now,
    trashedAt: null,
  };
  await writeAsService(studio, [[`content/${id}`, content]]);
  return id;
}
