import type { FileStream } from "~/settings/maker-rpc";

/** The bytes of a file as a stream. */
export function streamOf(bytes: Uint8Array): FileStream {
  return new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
}

/** All bytes of a stream. */
export async function readStream(stream: FileStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
