import type { CSSProperties } from "react";
import { AbsoluteFill, Easing, Img, interpolate, useCurrentFrame } from "remotion";
import type { Composition, Layer, TextLayer } from "~/scene/composition";

/**
 * One video, written twice: as a composition of ours and as a component of the peer's. A photograph that slowly grows, a gradient
 * under the words, a headline and a line of text that rise and fade in, and cross-fades between five scenes.
 */
export interface PeerScene {
  assetId: string;
  headline: string;
  body: string;
}

export const peerScenes: PeerScene[] = [
  { assetId: "dunes", headline: "Made slowly, worn for years", body: "The autumn collection is here." },
  {
    assetId: "bottleOnStage",
    headline: "Cold-pressed in small batches",
    body: "From 41 growers in one valley.",
  },
  {
    assetId: "citrus",
    headline: "Nothing you can’t pronounce",
    body: "Four ingredients. All grow on trees.",
  },
  { assetId: "portrait", headline: "My skin drinks it", body: "Salma, 34, Agadir" },
  { assetId: "dunes", headline: "Try it for a month", body: "Free returns, even opened." },
];

const WIDTH = 1080;
const HEIGHT = 1920;
const FRAME_RATE = 30;
const SCENE_SECONDS = 3;
const FADE_SECONDS = 0.5;
const RISE = 60;
const MARGIN = 90;

const words = {
  headline: { top: 1180, height: 260, size: 96, weight: 700, delay: 0.3 },
  body: { top: 1470, height: 120, size: 44, weight: 500, delay: 0.5 },
} as const;

export function peerComposition(): Composition {
  const layers = peerScenes.flatMap((scene, index) => sceneLayers(scene, index));
  const font = (weight: number) => ({ family: "Inter Variable", weight, style: "normal" as const });
  return {
    width: WIDTH,
    height: HEIGHT,
    durationSeconds: peerScenes.length * SCENE_SECONDS,
    language: "en",
    background: "#000000",
    layers,
    fonts: [font(words.headline.weight), font(words.body.weight)],
    pictureIds: [...new Set(peerScenes.map(({ assetId }) => assetId))],
    clipIds: [],
    sound: null,
    cues: [],
    sceneStartsSeconds: peerScenes.map((_, index) => index * SCENE_SECONDS),
  };
}

function sceneLayers(scene: PeerScene, sceneIndex: number): Layer[] {
  const startSeconds = sceneIndex * SCENE_SECONDS;
  const isLast = sceneIndex === peerScenes.length - 1;
  const endSeconds = startSeconds + SCENE_SECONDS + (isLast ? 0 : FADE_SECONDS);
  const fadeIn = {
    property: "opacity" as const,
    from: sceneIndex === 0 ? 1 : 0,
    to: 1,
    startSeconds,
    endSeconds: startSeconds + FADE_SECONDS,
    easing: "linear" as const,
  };
  const life = { sceneIndex, startSeconds, endSeconds, animations: [fadeIn] };
  const full = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const text = (slot: keyof typeof words, content: string): TextLayer => {
    const { top, height, size, weight, delay } = words[slot];
    const enter = { startSeconds: startSeconds + delay, endSeconds: startSeconds + delay + 0.6 };
    return {
      ...life,
      id: `scene-${sceneIndex}/${slot}`,
      kind: "text",
      text: content,
      box: { x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height },
      font: { family: "Inter Variable", weight, style: "normal" },
      maxSize: size,
      minSize: size,
      lineHeight: 1.15,
      letterSpacing: 0,
      maxLines: 2,
      color: "#ffffff",
      align: "start",
      verticalAlign: "top",
      uppercase: false,
      plate: null,
      reveal: "block",
      animations: [
        fadeIn,
        { property: "opacity", from: 0, to: 1, easing: "out-cubic", ...enter },
        { property: "y", from: RISE, to: 0, easing: "out-cubic", ...enter },
      ],
    };
  };
  return [
    {
      ...life,
      id: `scene-${sceneIndex}/picture`,
      kind: "picture",
      assetId: scene.assetId,
      box: full,
      fit: "cover",
      focusX: 0.5,
      focusY: 0.5,
      radius: 0,
      motion: { fromScale: 1, toScale: 1.08, panX: 0, panY: 0 },
    },
    {
      ...life,
      id: `scene-${sceneIndex}/shade`,
      kind: "gradient",
      box: { x: 0, y: 960, width: WIDTH, height: 960 },
      angleDegrees: 90,
      stops: [
        { offset: 0, color: "rgba(0,0,0,0)" },
        { offset: 1, color: "rgba(0,0,0,0.8)" },
      ],
    },
    text("headline", scene.headline),
    text("body", scene.body),
  ];
}

export function PeerVideo({
  scenes,
  pictureUrls,
}: {
  scenes: PeerScene[];
  pictureUrls: Record<string, string>;
}) {
  const seconds = useCurrentFrame() / FRAME_RATE;
  return (
    <AbsoluteFill style={{ backgroundColor: "#000000" }}>
      {scenes.map((scene, index) => {
        const at = seconds - index * SCENE_SECONDS;
        const life = SCENE_SECONDS + (index === scenes.length - 1 ? 0 : FADE_SECONDS);
        if (at < 0 || at >= life) return null;
        const opacity =
          index === 0 ? 1 : interpolate(at, [0, FADE_SECONDS], [0, 1], { extrapolateRight: "clamp" });
        return (
          <AbsoluteFill key={scene.headline} style={{ opacity }}>
            <Img
              src={pictureUrls[scene.assetId] ?? ""}
              style={{
                position: "absolute",
                width: WIDTH,
                height: HEIGHT,
                objectFit: "cover",
                transform: `scale(${1 + 0.08 * (at / life)})`,
              }}
            />
            <div
              style={{
                position: "absolute",
                top: 960,
                width: WIDTH,
                height: 960,
                backgroundImage: "linear-gradient(180deg, rgba(0,0,0,0), rgba(0,0,0,0.8))",
              }}
            />
            <div style={wordStyle("headline", at)}>{scene.headline}</div>
            <div style={wordStyle("body", at)}>{scene.body}</div>
          </AbsoluteFill>
        );
      })}
    </AbsoluteFill>
  );
}

function wordStyle(slot: keyof typeof words, at: number): CSSProperties {
  const { top, height, size, weight, delay } = words[slot];
  const shown = interpolate(at, [delay, delay + 0.6], [0, 1], {
    extrapolateLeft: "clamp",
    extrapolateRight: "clamp",
    easing: Easing.out(Easing.cubic),
  });
  return {
    position: "absolute",
    left: MARGIN,
    top,
    width: WIDTH - 2 * MARGIN,
    height,
    color: "#ffffff",
    fontFamily: "Inter Variable",
    fontWeight: weight,
    fontSize: size,
    lineHeight: 1.15,
    opacity: shown,
    transform: `translateY(${RISE * (1 - shown)}px)`,
  };
}
