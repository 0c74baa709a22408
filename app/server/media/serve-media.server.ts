import { fileNameOf } from "~/domain/assets/file-name";
import type { MediaType } from "~/domain/assets/media-type";
import { parseRange } from "~/domain/http/byte-range";

export interface MediaFile {
  key: string;
  mediaType: MediaType;
  /** What the work is called; a download is named after it. */
  fileName: string;
  /** Its owner asks, by an address that names this very file: nobody takes access away, and it never changes. */
  isFixed?: boolean;
  /** Other sites may show it, as they do the image of a link. */
  forOtherSites?: boolean;
  /** Changes bytes on their way out, never their number: a piece, and where in the file it begins. */
  alter?: (piece: Uint8Array, offset: number) => void;
}

const notFoundAnswer = () =>
  new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });

/**
 * Answers a GET or HEAD for a file of the bucket, with ranges (206, 416) and 304. `null` is the file of somebody
 * else as well as none: both are the same 404. A browser asks again each time, so that access taken away is gone at once
 * and a new version is seen on every device; it keeps only what is fixed. All treat it as a file, whatever it holds.
 */
export async function serveMedia(
  request: Request,
  bucket: R2Bucket,
  file: MediaFile | null,
): Promise<Response> {
  const head = file && (await bucket.head(file.key));
  if (!file || !head) return notFoundAnswer();

  // What is altered is another thing than the file that lies there.
  const etag = file.alter ? head.httpEtag.replace(/"$/, '-c"') : head.httpEtag;
  const headers = new Headers({
    "Content-Type": file.mediaType,
    ETag: etag,
    "Last-Modified": head.uploaded.toUTCString(),
    "Accept-Ranges": "bytes",
    "Cache-Control": file.isFixed ? "private, max-age=31536000, immutable" : "private, no-cache",
    Vary: "Cookie",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cross-Origin-Resource-Policy": file.forOtherSites ? "cross-origin" : "same-origin",
  });
  if (new URL(request.url).searchParams.get("download") === "1") {
    headers.set("Content-Disposition", attachment(file));
  }
  if (matchesEtag(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }

  const ifRange = request.headers.get("if-range");
  const rangeHeader = ifRange === null || ifRange === etag ? request.headers.get("range") : null;
  const range = parseRange(rangeHeader, head.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${head.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { offset, length } = range ?? { offset: 0, length: head.size };
  headers.set("Content-Length", String(length));
  if (range) headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${head.size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const object = await bucket.get(file.key, range ? { range } : {});
  if (!object) return notFoundAnswer();
  const { alter } = file;
  if (!alter) return new Response(object.body, { status, headers });
  const sized = new FixedLengthStream(length);
  void object.body
    .pipeThrough(alteredBy(alter, offset))
    .pipeTo(sized.writable)
    .catch(() => {});
  return new Response(sized.readable, { status, headers });
}

function alteredBy(alter: NonNullable<MediaFile["alter"]>, start: number) {
  let offset = start;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const piece = chunk.slice();
      alter(piece, offset);
      offset += piece.byteLength;
      controller.enqueue(piece);
    },
  });
}

function matchesEtag(header: string | null, etag: string): boolean {
  return (header ?? "").split(",").some((given) => [etag, "*"].includes(given.trim().replace(/^W\//, "")));
}

/** RFC 6266: a plain name for all, and the full one in UTF-8 for those who read it. */
function attachment({ fileName, mediaType }: MediaFile): string {
  const name = fileNameOf(fileName, mediaType, "vitrine");
  const plain = name
    .normalize("NFD")
    .replace(/[^ -~]/g, "")
    .replace(/["%]/g, "")
    .replace(/^\./, "vitrine.");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
