import { expect, test } from "vitest";
import type { CrewMember } from "./crew-member.ts";
import type { EncodedSegment } from "./encoded-segment.ts";
import { EncoderLostError } from "./encoder-lost-error.ts";
import { type PlannedSegment, produceSegments } from "./produce-segments.ts";
import { openCrew } from "./segment-crew.ts";
import type { SegmentStore } from "./segment-store.ts";

const LANES = 2;
const config = {
  codec: "avc1.640028",
  codedWidth: 1080,
  codedHeight: 1920,
  colorSpace: { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false },
  description: null,
} satisfies EncodedSegment["config"];

const encoded = (index: number, codec = config.codec): EncodedSegment => ({
  packets: [{ isKey: true, frame: 0, sizeBytes: 1 }],
  data: new Uint8Array([index]),
  config: { ...config, codec },
});

const planOf = (count: number, stored: number[] = []) => ({
  segments: Array.from({ length: count }, (_, index): PlannedSegment => {
    return { segment: { index, startFrame: index * 30, endFrame: (index + 1) * 30 }, key: `key-${index}` };
  }),
  stored: new Set(stored),
});

/** A member whose segments are drawn and finished by hand. As others, it throws where it is given more than it has lanes for. */
function memberByHand() {
  const started: number[] = [];
  let atWork = 0;
  const open = new Map<
    number,
    { drawn: PromiseWithResolvers<void>; finished: PromiseWithResolvers<EncodedSegment> }
  >();
  const member: CrewMember = {
    lanes: LANES,
    start({ index }) {
      if (++atWork > LANES) throw new Error("All lanes are at work.");
      started.push(index);
      const drawn = Promise.withResolvers<void>();
      void drawn.promise.then(() => atWork--);
      const finished = Promise.withResolvers<EncodedSegment>();
      open.set(index, { drawn, finished });
      return { drawn: drawn.promise, finished: finished.promise };
    },
    async close() {},
  };
  return {
    member,
    started,
    draw: (index: number) => open.get(index)!.drawn.resolve(),
    finish: (index: number) => open.get(index)!.finished.resolve(encoded(index)),
    lose(index: number) {
      open.get(index)!.finished.reject(new EncoderLostError());
      open.get(index)!.drawn.resolve();
    },
  };
}

function storeOf(read: (key: string) => Promise<EncodedSegment | null>) {
  const put: string[] = [];
  const store = {
    has: async () => false,
    get: read,
    put: async (key: string) => void put.push(key),
    clear: async () => false,
  } as unknown as SegmentStore;
  return { store, put };
}

function crewOf(member: CrewMember, segmentCount: number) {
  const openMember = () => {
    throw new Error("One member is enough.");
  };
  return openCrew({
    first: member,
    openMember,
    mostMembers: 1,
    segmentCount,
    signal: new AbortController().signal,
  });
}

async function collect(segments: AsyncGenerator<EncodedSegment>, into: number[]): Promise<void> {
  for await (const { data } of segments) into.push(data[0]!);
}

/** Until all that can go on has gone on. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("all lanes start at once, though the store takes its time with the segments before", async () => {
  const { member, started, draw, finish } = memberByHand();
  const reading = Promise.withResolvers<EncodedSegment | null>();
  const { store, put } = storeOf((key) => (key === "key-0" ? reading.promise : Promise.resolve(encoded(3))));
  const made: number[] = [];
  const end = collect(produceSegments(planOf(4, [0, 3]), crewOf(member, 2), store), made);
  await settled();
  expect(started).toEqual([1, 2]);
  for (const index of [2, 1]) {
    draw(index);
    finish(index);
  }
  await settled();
  expect(made).toEqual([]);
  reading.resolve(encoded(0));
  await end;
  expect(made).toEqual([0, 1, 2, 3]);
  expect(put).toEqual(["key-1", "key-2"]);
});

test("a lane goes on while the segment before is finished, and no lane runs far ahead of what is taken", async () => {
  const { member, started, draw, finish } = memberByHand();
  const { store } = storeOf(async () => null);
  const made: number[] = [];
  const end = collect(produceSegments(planOf(8), crewOf(member, 8), store), made);
  await settled();
  expect(started).toEqual([0, 1]);
  for (const index of [0, 1, 2, 3]) {
    draw(index);
    await settled();
  }
  expect(started).toEqual([0, 1, 2, 3]);
  for (let index = 0; index < 8; index++) {
    finish(index);
    await settled();
    if (started.includes(index + 4)) draw(index + 4);
    await settled();
  }
  await end;
  expect(made).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("a segment whose encoder is lost is encoded again beside the next ones, which lose no lane", async () => {
  const { member, started, draw, finish, lose } = memberByHand();
  const { store } = storeOf(async () => null);
  const made: number[] = [];
  const end = collect(produceSegments(planOf(4), crewOf(member, 4), store), made);
  await settled();
  lose(0);
  await settled();
  for (let round = 0; round < 6; round++) {
    for (const index of new Set(started)) {
      draw(index);
      finish(index);
    }
    await settled();
  }
  await end;
  expect(started.toSorted()).toEqual([0, 0, 1, 2, 3]);
  expect(made).toEqual([0, 1, 2, 3]);
});

test("what the store no longer has, or has of another encoder, is encoded", async () => {
  const { member, started, draw, finish } = memberByHand();
  const { store, put } = storeOf(async (key) => {
    if (key === "key-1") return null;
    return encoded(Number(key.at(-1)), key === "key-2" ? "avc1.42001f" : config.codec);
  });
  const made: number[] = [];
  const end = collect(produceSegments(planOf(4, [0, 1, 2, 3]), crewOf(member, 0), store), made);
  for (const index of [1, 2]) {
    await settled();
    draw(index);
    finish(index);
  }
  await end;
  expect(started).toEqual([1, 2]);
  expect(made).toEqual([0, 1, 2, 3]);
  expect(put).toEqual(["key-1", "key-2"]);
});

test("an encoder that is lost three times ends the export, and no segment is started after it", async () => {
  const { member, started, lose, draw } = memberByHand();
  const { store } = storeOf(async () => null);
  const end = expect(collect(produceSegments(planOf(6), crewOf(member, 6), store), [])).rejects.toMatchObject(
    {
      code: "encoder-lost",
    },
  );
  await settled();
  draw(1);
  for (let attempt = 0; attempt < 3; attempt++) {
    lose(0);
    await settled();
    for (const index of started) if (index > 0) draw(index);
    await settled();
  }
  await end;
  const until = started.length;
  for (const index of started) draw(index);
  await settled();
  expect(started).toHaveLength(until);
});
