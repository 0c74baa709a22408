import type { Write, WriteRequest } from "./protocol";
import { RpcError } from "./rpc-error";
import type { StreamHandler, WebChannelSession } from "./web-channel-session";

/**
 * One Write RPC: a first message opens the stream, each later one is a commit. After an error the client closes
 * the channel and opens another for its next write.
 */
export class WriteStream implements StreamHandler {
  #messageCount = 0;

  constructor(
    private readonly session: WebChannelSession,
    private readonly commit: (writes: Write[]) => object,
  ) {}

  onMessage(message: unknown): void {
    const { streamToken: clientToken, writes = [] } = message as WriteRequest;
    const streamToken = btoa(String(this.#messageCount++));
    if (clientToken === undefined) {
      this.session.send({ streamId: this.session.id, streamToken });
      return;
    }
    try {
      this.session.send({ streamToken, ...this.commit(writes) });
    } catch (thrown) {
      this.session.send(RpcError.from(thrown).toJSON());
    }
  }

  onClose(): void {
    // Commits are complete when they are answered: nothing is left open.
  }
}
