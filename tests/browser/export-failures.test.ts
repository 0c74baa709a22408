import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { withAlteredWorker } from "./alter-worker.ts";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let browser: BrowserPage<typeof import("./pages/export-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("export-page.ts");
  // The worker that is broken is then the one that encodes.
  await browser.call("pretendCores", 1);
});
afterAll(() => browser?.close());
beforeEach(() => browser.call("forgetSegments"));
afterEach(() => browser.call("discardExport"));

/** Runs something while export workers begin with a script that breaks a part of their browser. */
function withBrokenWorker<T>(script: string, run: () => Promise<T>): Promise<T> {
  return withAlteredWorker(browser, [[/export-worker/, (text) => `${script}\n${text}`]], run);
}

/** The encoder dies at every frame whose number, counted over the whole export, meets the condition. */
const losingEncoder = (condition: string) => `
  const encode = VideoEncoder.prototype.encode;
  let frame = 0;
  VideoEncoder.prototype.encode = function (...given) {
    frame++;
    if (${condition}) {
      this.close();
      throw new DOMException("The codec was reclaimed.", "InvalidStateError");
    }
    return encode.apply(this, given);
  };`;

/** An export that fails says as its cause what its worker had open at most, and what it has left open. */
const countingOpen = `
  const open = { VideoEncoder: 0, VideoFrame: 0, FileSystemSyncAccessHandle: 0 };
  const most = { ...open };
  const opened = (name) => {
    open[name]++;
    most[name] = Math.max(most[name], open[name]);
  };
  for (const name of ["VideoEncoder", "VideoFrame"]) {
    self[name] = class extends self[name] {
      constructor(...given) {
        super(...given);
        opened(name);
      }
      close() {
        open[name]--;
        super.close();
      }
    };
  }
  const { createSyncAccessHandle } = FileSystemFileHandle.prototype;
  FileSystemFileHandle.prototype.createSyncAccessHandle = async function () {
    const handle = await createSyncAccessHandle.call(this);
    opened("FileSystemSyncAccessHandle");
    return handle;
  };
  const { close } = FileSystemSyncAccessHandle.prototype;
  FileSystemSyncAccessHandle.prototype.close = function () {
    open.FileSystemSyncAccessHandle--;
    close.call(this);
  };
  const { postMessage } = self;
  self.postMessage = (message, ...rest) => {
    if (message.type === "failed") message.detail = JSON.stringify({ open, most });
    postMessage.call(self, message, ...rest);
  };`;

test("a cancelled export ends soon, and leaves no file, no half segment and nothing open", async () => {
  const outcome = await withBrokenWorker(countingOpen, () =>
    browser.call("runExport", {
      sample: { durationSeconds: 20, bedId: "lofi-morning" },
      // Segments are 50 frames long, and the first is stored once the second has been drawn.
      cancelAtFrame: 201,
    }),
  );
  if (outcome.ok) throw new Error("The export was not cancelled.");
  expect(outcome.code).toBe("cancelled");
  expect(outcome.progress.at(-1)?.framesDone).toBeLessThan(420);
  const { open, most } = JSON.parse(outcome.cause);
  expect(Object.values(most).every((count) => Number(count) > 0)).toBe(true);
  expect(open).toEqual({ VideoEncoder: 0, VideoFrame: 0, FileSystemSyncAccessHandle: 0 });
  expect(await browser.call("temporaryFileNames")).toEqual([]);
  expect((await browser.call("segmentNames")).length).toBeGreaterThan(0);
  expect(await browser.call("halfSegmentNames")).toEqual([]);
});

test.each([
  ["hangs", "for (;;);"],
  ["goes on", "event.stopImmediatePropagation();"],
])("a cancelled export leaves no file, though its worker %s", async (_, answer) => {
  const deaf = `addEventListener("message", (event) => { if (event.data.type === "cancel") ${answer} });`;
  const outcome = await withBrokenWorker(deaf, () =>
    browser.call("runExport", { sample: {}, cancelAtFrame: 30 }),
  );
  expect(outcome).toMatchObject({ ok: false, code: "cancelled" });
  expect(await browser.call("temporaryFileNames")).toEqual([]);
});

test("an encoder that dies is replaced, and no frame is missing", async () => {
  const outcome = await withBrokenWorker(losingEncoder("frame === 45"), () =>
    browser.call("runExport", { sample: {} }),
  );
  expect(outcome).toMatchObject({ ok: true, frameCount: 90 });
  expect((await browser.call("readTracks")).timestamps).toHaveLength(90);
});

test("the next export goes on with the encoder that the one before has left", async () => {
  const onlyOne = `
    let opened = 0;
    self.VideoEncoder = class extends VideoEncoder {
      constructor(init) {
        if (++opened > 1) throw new DOMException("One was enough.", "QuotaExceededError");
        super(init);
      }
    };`;
  await withBrokenWorker(onlyOne, async () => {
    for (const text of ["First", "Second"]) {
      await browser.call("forgetSegments");
      const outcome = await browser.call("runExport", { sample: { text } });
      expect(outcome).toMatchObject({ ok: true, frameCount: 90, framesReused: 0 });
      const { timestamps, keyTimestamps } = await browser.call("readTracks");
      expect(timestamps).toHaveLength(90);
      expect(keyTimestamps[0]).toBe(0);
      await browser.call("discardExport");
    }
  });
});

test("where no encoder lives, the export says so and goes on later from its last segment", async () => {
  const outcome = await withBrokenWorker(losingEncoder("frame > 70"), () =>
    browser.call("runExport", { sample: {} }),
  );
  expect(outcome).toMatchObject({ ok: false, code: "encoder-lost" });
  expect(await browser.call("temporaryFileNames")).toEqual([]);
  const resumed = await browser.call("runExport", { sample: {} });
  expect(resumed).toMatchObject({ ok: true, frameCount: 90 });
  expect(resumed.ok && resumed.framesReused).toBeGreaterThanOrEqual(30);
});

test("a full disk is told as such, after making room has been tried, and leaves no file", async () => {
  const full = `FileSystemSyncAccessHandle.prototype.write = () => 0;`;
  const outcome = await withBrokenWorker(full, () => browser.call("runExport", { sample: {} }));
  expect(outcome).toMatchObject({ ok: false, code: "storage-full" });
  expect(await browser.call("temporaryFileNames")).toEqual([]);
});

test("kept segments make way for the file", async () => {
  await browser.call("runExport", { sample: {} });
  await browser.call("discardExport");
  const kept = await browser.call("segmentNames");
  expect(kept.length).toBeGreaterThan(0);
  // The first write of the file itself meets a full disk, those after it do not.
  const fullOnce = `
    const write = FileSystemSyncAccessHandle.prototype.write;
    let isFull = true;
    FileSystemSyncAccessHandle.prototype.write = function (data, options) {
      if (!isFull || (data[0] === 0x56 && data[1] === 0x53)) return write.call(this, data, options);
      isFull = false;
      return 0;
    };`;
  const outcome = await withBrokenWorker(fullOnce, () => browser.call("runExport", { sample: {} }));
  expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
  expect((await browser.call("readTracks")).timestamps).toHaveLength(90);
  expect(await browser.call("segmentNames")).not.toEqual(kept);
});

test("without the codec an export is refused, by preflight too", async () => {
  const without = `VideoEncoder.isConfigSupported = async (config) => ({ config, supported: false });`;
  await withBrokenWorker(without, async () => {
    const outcome = await browser.call("runExport", { sample: {} });
    expect(outcome).toMatchObject({ ok: false, code: "video-codec-unsupported" });
    const check = await browser.call("check", {});
    expect(check).toMatchObject({ ready: false, estimate: null });
    expect(check.problems.map(({ code }) => code)).toEqual(["video-codec-unsupported"]);
  });
});

test("a worker that the browser ended is noticed, and its segments are taken up", async () => {
  await browser.page.clock.install();
  await browser.call("killWorkersAfter", 3_600_000);
  const ending = browser.call("runExport", { sample: { durationSeconds: 400 } });
  await expect.poll(() => browser.call("segmentNames").then(({ length }) => length)).toBeGreaterThan(0);
  await browser.page.clock.fastForward(3_600_000);
  await browser.page.clock.fastForward(120_000);
  expect(await ending).toMatchObject({ ok: false, code: "worker-failed" });
  expect(await browser.call("temporaryFileNames")).toEqual([]);
  expect((await browser.call("segmentNames")).length).toBeGreaterThan(0);
});

/** A machine with an encoder of its own, which is the software one under another name and does as `encode` says. */
const hardware = (encode: string) => `
  const { isConfigSupported } = VideoEncoder;
  const asSoftware = ({ hardwareAcceleration, ...config }) => config;
  VideoEncoder.isConfigSupported = async (config) => ({
    ...(await isConfigSupported.call(VideoEncoder, asSoftware(config))),
    config,
  });
  let most = 0;
  const atWork = new Set();
  self.VideoEncoder = class extends VideoEncoder {
    configure(config) {
      this.isHardware = config.hardwareAcceleration === "prefer-hardware";
      super.configure(asSoftware(config));
    }
    encode(...given) {
      if (!this.isHardware) return super.encode(...given);
      atWork.add(this);
      most = Math.max(most, atWork.size);
      ${encode}
      return super.encode(...given);
    }
    flush() {
      return this.isSilent ? new Promise(() => {}) : super.flush();
    }
    close() {
      atWork.delete(this);
      super.close();
    }
  };
  const { postMessage } = self;
  self.postMessage = (message, ...rest) => {
    if (message.type === "done") console.log("hardware encoders at once:", most);
    postMessage.call(self, message, ...rest);
  };`;

/** What an export on such a machine makes, and how many of its encoders worked at the same time. */
async function exportOnHardware(encode: string) {
  const { promise, resolve } = Promise.withResolvers<number>();
  const listen = (message: { text(): string }) => {
    const [, most] = /hardware encoders at once: (\d+)/.exec(message.text()) ?? [];
    if (most) resolve(Number(most));
  };
  browser.page.on("console", listen);
  await browser.call("pretendCores", 2);
  try {
    const outcome = await withBrokenWorker(hardware(encode), () => browser.call("runExport", { sample: {} }));
    expect(outcome).toMatchObject({ ok: true, frameCount: 90, framesReused: 0 });
    const { timestamps } = await browser.call("readTracks");
    return { most: await promise, timestamps };
  } finally {
    browser.page.off("console", listen);
    await browser.call("pretendCores", 1);
  }
}

test("a machine's own encoder is used where there is one, two at once", async () => {
  const { most, timestamps } = await exportOnHardware("");
  expect(most).toBeGreaterThanOrEqual(2);
  expect(timestamps).toHaveLength(90);
});

test.each([
  ["falls silent", "this.isSilent = true; return;"],
  ["dies", 'this.close(); throw new DOMException("The device was lost.", "OperationError");'],
])("where the machine's own encoder %s, the browser's makes the video", async (_, encode) => {
  const { most, timestamps } = await exportOnHardware(encode);
  expect(most).toBeGreaterThan(0);
  expect(timestamps).toHaveLength(90);
});
