import type { Write, WriteRequest } from "./protocol";
import { RpcError } from "./rpc-error";
import type { StreamHandler, WebChannelSession } from "./web-channel-session";
import { readMessage } from "./wire-json";
import { WRITE_STREAM_REQUEST } from "./wire-requests";

/**
 * One Write RPC: a first message opens the stream, each later one is a commit. The first that fails ends the stream:
 * the client has sent the writes behind it as well, and sends them again on the stream it opens next, so applying
 * them here would apply them twice.
 *
 * A commit whose answer is lost together with the channel is sent again, too, and the wire names neither client nor
 * batch by which to know it: an increment may then count twice, as with Google. Within a channel, requests and
 * answers may be lost and repeated without harm.
 */
export class WriteStream implements StreamHandler {
  #messageCount = 0;

  constructor(
    private readonly session: WebChannelSession,
    private readonly commit: (writes: Write[]) => object,
    private readonly onClosed: () => void,
  ) {}

  onMessage(message: unknown): void {
    const streamToken = btoa(String(this.#messageCount));
    try {
      const { writes = [] } = readMessage<WriteRequest>(WRITE_STREAM_REQUEST, message ?? {});
      if (this.#messageCount++ === 0) this.session.send({ streamId: this.session.id, streamToken });
      else this.session.send({ streamToken, ...this.commit(writes) });
    } catch (thrown) {
      this.session.fail(RpcError.from(thrown).toJSON());
    }
  }

  onClose(): void {
    this.onClosed();
  }
}
