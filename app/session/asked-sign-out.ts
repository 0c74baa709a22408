const channelName = "vitrine:sign-out";

let isAsked = false;
let channel: BroadcastChannel | null = null;

/** Hears from now on when somebody signs out in another tab: the session that then ends was not ended by others. */
export function hearOtherTabs(): void {
  if (channel || typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel(channelName);
  channel.onmessage = () => {
    isAsked = true;
  };
}

/** Notes, here and in the other tabs, that the sign-out that follows is its person's own. */
export function noteAskedSignOut(): void {
  isAsked = true;
  channel?.postMessage(null);
}

export function noteSignedIn(): void {
  isAsked = false;
}

export function wasSignOutAsked(): boolean {
  return isAsked;
}
