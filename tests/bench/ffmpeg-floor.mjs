import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Frames are 3 MB each at 1080p: as many as a small disk holds. */
const MOST_FRAMES = 240;

export function hasFfmpeg() {
  try {
    return execFileSync("ffmpeg", ["-hide_banner", "-encoders"], { stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .includes("libx264");
  } catch {
    return false;
  }
}

/**
 * Frames per second at which ffmpeg encodes the frames of an MP4 that lie ready as I420, at the file's own bitrate and the
 * same distance of key frames, on all cores.
 */
export async function ffmpegFloor(mp4, { keyFrames, bitrate }) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-floor-"));
  const at = (name) => join(folder, name);
  try {
    await writeFile(at("export.mp4"), mp4);
    await run("ffmpeg", [
      "-v",
      "error",
      "-i",
      at("export.mp4"),
      "-an",
      "-frames:v",
      `${MOST_FRAMES}`,
      "-f",
      "yuv4mpegpipe",
      "-pix_fmt",
      "yuv420p",
      at("frames.y4m"),
    ]);
    const encode = [
      "-c:v",
      "libx264",
      "-preset",
      "veryfast",
      "-profile:v",
      "high",
      "-b:v",
      `${bitrate}`,
      "-g",
      `${keyFrames}`,
    ];
    const startMs = performance.now();
    const { stderr } = await run(
      "ffmpeg",
      ["-hide_banner", "-i", at("frames.y4m"), ...encode, "-y", at("floor.mp4")],
      { maxBuffer: 1e8 },
    );
    const seconds = (performance.now() - startMs) / 1000;
    const frames = Number([...stderr.matchAll(/frame=\s*(\d+)/g)].at(-1)?.[1] ?? 0);
    if (frames === 0) throw new Error("ffmpeg encoded no frame.");
    return frames / seconds;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
