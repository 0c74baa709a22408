/**
 * What the threads of an export's worker do, by the browser's own sampling of them: milliseconds per frame of each stage.
 * Functions are told by their names in the source, which a bench page keeps; what a function calls that is not named here, the
 * browser's own included, counts with it.
 */
const stages = [
  ["wait", /^\(idle\)/],
  [
    "rasterise",
    /^(#convert|isolate|paintSurface|stampOnPixels|stampScaled|drawSnapped|fillGlyphs|setTextStyle|fillRounded|drawGlyphShadow|paintShadow|paintBlurred|strokeOutline|createCanvas)$/,
  ],
  ["kernels", /^wasm-function/],
  [
    "planes",
    /^(takePlanes|givePlanes|stage|set view|#copyFrame|#cover\w*|coverage|#eachPlane|#blend|#lay\w*|compose|#nameOf|#paint|#keep)$/,
  ],
  ["frame", /^paint$/],
  ["encode call", /^(encodeSegment|encode)$/],
  [
    "packets",
    /^(output|copyTo|put|get|write|finish|_write\w*|_flush\w*|_tryToFlushChunks|add|segmentToBytes)$/,
  ],
  ["collecting garbage", /^\(garbage collector\)/],
];

/** Runs `call` under the browser's profiler. Answers what it answers, and stages of its busiest worker by name, in ms. */
export async function profileStages(browser, call) {
  const session = await browser.context.browser().newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      recordMode: "recordAsMuchAsPossible",
      includedCategories: ["disabled-by-default-v8.cpu_profiler", "__metadata"],
    },
  });
  const result = await call();
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return { result, stages: sumStages(busiest(profilesOf(events))) };
}

function profilesOf(events) {
  const threads = new Map();
  for (const { name, pid, tid, args } of events) {
    if (name === "thread_name") threads.set(`${pid}/${tid}`, args.name);
  }
  const profiles = new Map();
  for (const { name, pid, tid, id, args } of events) {
    if (name !== "Profile" && name !== "ProfileChunk") continue;
    const key = `${pid}/${id}`;
    const profile = profiles.get(key) ?? {
      thread: "",
      names: new Map(),
      parents: new Map(),
      samples: [],
      deltas: [],
    };
    profiles.set(key, profile);
    if (name === "Profile") profile.thread = threads.get(`${pid}/${tid}`) ?? "";
    for (const { id: node, parent, callFrame } of args.data.cpuProfile?.nodes ?? []) {
      profile.names.set(node, callFrame.functionName);
      profile.parents.set(node, parent);
    }
    profile.samples.push(...(args.data.cpuProfile?.samples ?? []));
    profile.deltas.push(...(args.data.timeDeltas ?? []));
  }
  return [...profiles.values()].filter(({ thread }) => thread.startsWith("DedicatedWorker"));
}

function busiest(profiles) {
  const busyMs = ({ names, samples, deltas }) =>
    samples.reduce((sum, node, index) => sum + (names.get(node) === "(idle)" ? 0 : (deltas[index] ?? 0)), 0);
  return profiles.toSorted((first, second) => busyMs(second) - busyMs(first))[0];
}

function sumStages({ names, parents, samples, deltas }) {
  const stageOf = new Map();
  for (const node of names.keys()) {
    let stage;
    for (let at = node; at !== undefined && !stage; at = parents.get(at)) {
      stage = stages.find(([, pattern]) => pattern.test(names.get(at) ?? ""))?.[0];
    }
    stageOf.set(node, stage ?? "all else");
  }
  const sums = new Map([...stages.map(([stage]) => [stage, 0]), ["all else", 0]]);
  for (const [index, node] of samples.entries()) {
    const stage = stageOf.get(node) ?? "all else";
    sums.set(stage, sums.get(stage) + (deltas[index] ?? 0) / 1000);
  }
  return sums;
}
