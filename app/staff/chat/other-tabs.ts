const name = "vitrine.chat";
const tab = crypto.randomUUID();

interface News {
  threadId: string;
  /** The tab that knows it already. */
  from: string | null;
}

/** Tells the other tabs of this browser that a thread changed; with `isForAll` this one too, where a thread is not what changed it. */
export function tellOtherTabs(threadId: string, isForAll = false): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage({ threadId, from: isForAll ? null : tab } satisfies News);
  channel.close();
}

/** Calls back with the thread that changed elsewhere; returns how to stop. */
export function hearOtherTabs(onNews: (threadId: string) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    const { threadId, from } = data as News;
    if (from !== tab) onNews(threadId);
  };
  return () => channel.close();
}
