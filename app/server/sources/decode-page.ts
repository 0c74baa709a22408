/** So many bytes are looked at for a word on how the rest is written. HTML asks for 1,024 to be enough; pages take more. */
const headBytes = 4096;

/**
 * The text of a page as it comes, by what its beginning and the header of its answer say of its encoding. Where the page
 * breaks off, what came of it is given before that fails.
 */
export async function* decodePage(
  body: AsyncIterable<Uint8Array>,
  contentType: string | null,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let head = new Uint8Array();
  let failure: { cause: unknown } | null = null;
  try {
    for await (const chunk of body) {
      if (decoder) {
        yield decoder.decode(chunk, { stream: true });
        continue;
      }
      head = joined(head, chunk);
      if (head.byteLength < headBytes) continue;
      decoder = new TextDecoder(encodingOf(head, contentType));
      yield decoder.decode(head, { stream: true });
    }
  } catch (cause) {
    failure = { cause };
  }
  if (decoder) yield decoder.decode();
  else yield new TextDecoder(encodingOf(head, contentType)).decode(head);
  if (failure) throw failure.cause;
}

/**
 * The encoding of a page as the Encoding standard names it: by its byte order mark, the header, its own meta tag; of one that
 * says nothing UTF-8 if it may be that, otherwise what old pages are written in.
 */
export function encodingOf(head: Uint8Array, contentType: string | null): string {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  const said = /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType ?? "")?.[1];
  const known = knownEncoding(said);
  if (known) return known;
  const ascii = new TextDecoder("windows-1252").decode(head.subarray(0, headBytes));
  const meta = /<(?:meta|\?xml)\b[^>]*?\b(?:charset|encoding)\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(ascii)?.[1];
  const own = knownEncoding(meta);
  // A page whose tag can be read as bytes is not written in words of 16 bits, whatever it says.
  if (own) return own.startsWith("utf-16") ? "utf-8" : own;
  return isUtf8(head) ? "utf-8" : "windows-1252";
}

function knownEncoding(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label).encoding : null;
  } catch {
    return null;
  }
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // A character may be cut at the end.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(left.byteLength + right.byteLength);
  both.set(left);
  both.set(right, left.byteLength);
  return both;
}
