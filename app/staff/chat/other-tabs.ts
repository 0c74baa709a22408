const name = "vitrine.chat";

interface News {
  threadId: string;
}

/** Tells the other tabs of this browser that a thread changed. */
export function tellOtherTabs(news: News): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** Calls back for what other tabs tell; returns how to stop. */
export function hearOtherTabs(onNews: (news: News) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onNews(data as News);
  return () => channel.close();
}
