/** The body as text, or null as soon as it is longer: what is too much is not kept until its end. */
export async function readTextUpTo(request: Request, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let sizeBytes = 0;
  for await (const chunk of request.body ?? []) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
