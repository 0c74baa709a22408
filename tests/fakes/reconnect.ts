/**
 * A connection on which a refused body was left unread is closed, now and then just when it is used again: Node's
 * `fetch` then fails, where a browser connects anew. Loaded before each test file that speaks to the embedded Firebase,
 * and by those that send bodies to be refused.
 */
const send = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  try {
    return await send(input, init);
  } catch (error) {
    if (!isClosedConnection(error) || input instanceof Request || init?.body instanceof ReadableStream)
      throw error;
    return send(input, init);
  }
};

function isClosedConnection(error: unknown): boolean {
  const { code = "" } = (error as { cause?: { code?: string } }).cause ?? {};
  return ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"].includes(code);
}
