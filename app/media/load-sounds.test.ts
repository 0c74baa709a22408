import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { soundEffects } from "~/domain/video/sound-effect";
import { MIX_SAMPLE_RATE } from "~/engine/sound/mix";
import type { SoundReader } from "~/engine/sound/sound-reader";
import { wavFile } from "~/formats/wav-file";
import { loadSounds } from "~/media/load-sounds";
import type { AddedSoundRequest, ClipSoundRequest } from "~/scene/composition";

const RATE = 44_100;
const LOW_HERTZ = 300;
const HIGH_HERTZ = 900;

/** A second of a low tone, then one of a high tone, at a rate that has to be changed. */
function twoTones(): Uint8Array<ArrayBuffer> {
  const samples = Float32Array.from({ length: 2 * RATE }, (_, index) => {
    const hertz = index < RATE ? LOW_HERTZ : HIGH_HERTZ;
    return 0.5 * Math.sin((2 * Math.PI * hertz * index) / RATE);
  });
  return wavFile([samples], RATE);
}

let server: Server;
let mediaUrl: (assetId: string) => string;

beforeAll(async () => {
  const file = twoTones();
  server = createServer((request, response) => {
    const [, from = "0", to = ""] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
    const end = to === "" ? file.length - 1 : Math.min(Number(to), file.length - 1);
    response.writeHead(206, {
      "content-type": "audio/wav",
      "content-range": `bytes ${from}-${end}/${file.length}`,
    });
    response.end(file.subarray(Number(from), end + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  mediaUrl = (assetId) => `http://127.0.0.1:${port}/${assetId}`;
});
afterAll(() => {
  server.close();
});

const added = (change: Partial<AddedSoundRequest>): AddedSoundRequest => ({
  source: { kind: "file", assetId: "tones", trimStartSeconds: 0, trimEndSeconds: null },
  startSeconds: 0,
  endSeconds: 10,
  gain: 1,
  loops: false,
  ducksMusic: false,
  ...change,
});

/** Hertz of each quarter of a second, by its zero crossings; 0 is silence. */
async function heard(reader: SoundReader | null | undefined, seconds: number): Promise<number[]> {
  if (!reader) throw new Error("There is no sound.");
  const quarter = MIX_SAMPLE_RATE / 4;
  const hertz: number[] = [];
  for (let start = 0; start < seconds * MIX_SAMPLE_RATE; start += quarter) {
    const { left } = await reader.read(start, quarter);
    let crossings = 0;
    for (let index = 1; index < quarter; index++) if (left[index - 1]! < 0 && left[index]! >= 0) crossings++;
    hertz.push(crossings * 4);
  }
  return hertz;
}

function expectHertz(hertz: number[], expected: number[]): void {
  expect(hertz).toHaveLength(expected.length);
  for (const [index, value] of hertz.entries()) {
    expect(Math.abs(value - expected[index]!), `${hertz}`).toBeLessThanOrEqual(8);
  }
}

const [low, high] = [LOW_HERTZ, HIGH_HERTZ];

test("an added file is cut as it asks, and silent after or begun again", async () => {
  const cut = { kind: "file", assetId: "tones", trimStartSeconds: 0.75, trimEndSeconds: 1.25 } as const;
  const loaded = await loadSounds(
    {
      music: null,
      voices: [],
      clips: [],
      sounds: [added({}), added({ source: cut }), added({ source: cut, loops: true })],
    },
    { mediaUrl },
  );
  expect(loaded.failedIds).toEqual([]);
  expectHertz(await heard(loaded.getAdded?.(0), 2.5), [low, low, low, low, high, high, high, high, 0, 0]);
  expectHertz(await heard(loaded.getAdded?.(1), 1), [low, high, 0, 0]);
  expectHertz(await heard(loaded.getAdded?.(2), 1.5), [low, high, low, high, low, high]);
  await loaded.close();
});

test("an effect sounds once, or without a gap again; one that does not exist is named", async () => {
  const { renderEffect } = await import("~/engine/sound/effects/effects");
  const effectId = soundEffects.find(({ loops }) => loops)!.id;
  const source = { kind: "effect", effectId } as const;
  const loaded = await loadSounds(
    {
      music: null,
      voices: [],
      clips: [],
      sounds: [
        added({ source }),
        added({ source, loops: true }),
        added({ source: { kind: "effect", effectId: "no-such-effect" } }),
      ],
    },
    { mediaUrl },
  );
  expect(loaded.failedIds).toEqual(["no-such-effect"]);
  expect(loaded.getAdded?.(2)).toBeNull();
  const { left } = renderEffect(effectId);
  const once = await loaded.getAdded?.(0)?.read(left.length - 100, 300);
  const again = await loaded.getAdded?.(1)?.read(left.length - 100, 300);
  expect(once?.left.subarray(0, 100)).toEqual(left.slice(-100));
  expect(once?.left.subarray(100)).toEqual(new Float32Array(200));
  expect(again?.left.subarray(100)).toEqual(left.slice(0, 200));
});

test("a song begins where it is asked to, and begins anew where it is too short", async () => {
  const music = { bedId: "bright-steps", seed: 1, gain: 1, assetId: "tones", fromSeconds: 1.5 };
  const loaded = await loadSounds({ music, voices: [], clips: [] }, { mediaUrl });
  expectHertz(await heard(loaded.getMusicFile?.(), 2), [high, high, low, low, low, low, high, high]);
  // A sine of half of full scale on both sides lies 6 dB below 0 LUFS, as far as the filter is even.
  expect(loaded.getMusicFile?.()?.loudness).toBeGreaterThan(-8.5);
  expect(loaded.getMusicFile?.()?.loudness).toBeLessThan(-5);
  await loaded.close();
});

test("a voice is heard from its first sample in every pass over it", async () => {
  const voice = { assetId: "tones", startSeconds: 0, durationSeconds: 2, gain: 1 };
  const loaded = await loadSounds({ music: null, voices: [voice], clips: [] }, { mediaUrl });
  for (let pass = 0; pass < 2; pass++) {
    const reader = loaded.getVoice("tones");
    expectHertz(await heard(reader, 2), [low, low, low, low, high, high, high, high]);
  }
  await loaded.close();
});

const clip = (change: Partial<ClipSoundRequest>): ClipSoundRequest => ({
  assetId: "tones",
  startSeconds: 0,
  endSeconds: 10,
  gain: 1,
  trimStartSeconds: 0,
  trimEndSeconds: null,
  speed: 1,
  loop: false,
  ...change,
});

async function heardClip(change: Partial<ClipSoundRequest>, seconds: number): Promise<number[]> {
  const loaded = await loadSounds({ music: null, voices: [], clips: [clip(change)] }, { mediaUrl });
  const hertz = await heard(loaded.getClip(0), seconds);
  await loaded.close();
  return hertz;
}

test("a clip is silent while it stands still, and goes on from there", async () => {
  const freezes = [{ atSeconds: 0.5, forSeconds: 0.75 }];
  expectHertz(await heardClip({ freezes }, 3), [
    ...[low, low, 0, 0, 0, low],
    ...[low, high, high, high, high, 0],
  ]);
});

test("a clip that is ramped sounds higher where it is faster, and lasts as long as it is watched", async () => {
  const fast = [{ atSeconds: 0, speed: 2 }];
  expectHertz(await heardClip({ speedRamp: fast }, 1.5), [2 * low, 2 * low, 2 * high, 2 * high, 0, 0]);
  // From usual speed to thrice as fast over the low second, which is watched in half a second; the high one in a third.
  const ramp = [
    { atSeconds: 0, speed: 1 },
    { atSeconds: 1, speed: 3 },
  ];
  expectHertz(await heardClip({ speedRamp: ramp }, 1), [1.5 * low, 2.5 * low, 3 * high, high]);
});

test("a ramped clip that loops begins again with its ramp", async () => {
  const speedRamp = [{ atSeconds: 0, speed: 2 }];
  expectHertz(await heardClip({ speedRamp, trimStartSeconds: 0.5, trimEndSeconds: 1.5, loop: true }, 1.5), [
    ...[2 * low, 2 * high],
    ...[2 * low, 2 * high],
    ...[2 * low, 2 * high],
  ]);
});
