import { renderMediaOnWeb } from "@remotion/web-renderer";
import { pictureUrls, timedExport } from "../../browser/pages/export-bench-page.tsx";
import { PeerVideo, peerComposition, peerScenes } from "./peer-composition.tsx";

export { forgetSegments } from "../../browser/pages/export-bench-page.tsx";

export const exportPeer = () => timedExport(peerComposition());

/** The peer's renderer on the same scenes, with the same codec and bitrate, and nothing held back for the page. */
export async function renderPeer(): Promise<{ seconds: number; framesPerSecond: number; sizeBytes: number }> {
  const { width, height, durationSeconds } = peerComposition();
  const durationInFrames = Math.round(durationSeconds * 30);
  const startMs = performance.now();
  const { getBlob } = await renderMediaOnWeb({
    composition: {
      id: "peer",
      component: () => <PeerVideo scenes={peerScenes} pictureUrls={Object.fromEntries(pictureUrls)} />,
      width,
      height,
      fps: 30,
      durationInFrames,
      calculateMetadata: null,
    },
    container: "mp4",
    videoCodec: "h264",
    videoBitrate: 6_221_000,
    keyframeIntervalInSeconds: 2,
    muted: true,
    pageResponsiveness: "disabled",
    licenseKey: "free-license",
    logLevel: "error",
  });
  const { size } = await getBlob();
  const seconds = (performance.now() - startMs) / 1000;
  return { seconds, framesPerSecond: durationInFrames / seconds, sizeBytes: size };
}
