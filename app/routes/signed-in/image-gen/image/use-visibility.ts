import { useEffect, useRef, useState } from "react";
import { callApi } from "~/client/call-api";
import type { Image } from "~/stores/images/image-document";
import { showErrorToast } from "~/ui/toast";

type Visibility = Image["visibility"];

/**
 * What was asked for an image's visibility; null once the image itself says so, which may be a moment after the server's
 * yes. Requests follow one another, and the last wish is the one that stays.
 */
export function useVisibility({ id, visibility }: Pick<Image, "id" | "visibility">) {
  const [asked, setAsked] = useState<Visibility | null>(null);
  const wanted = useRef<Visibility | null>(null);
  const present = useRef(visibility);
  present.current = visibility;
  const settle = () =>
    setAsked((before) => (wanted.current === null && before === present.current ? null : before));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks anew at what the image says
  useEffect(settle, [visibility]);

  async function ask(next: Visibility) {
    const isSending = wanted.current !== null;
    wanted.current = next;
    setAsked(next);
    if (isSending) return;
    try {
      for (let sent: Visibility | null = null; sent !== wanted.current; ) {
        sent = wanted.current;
        await callApi(`/api/v1/images/${id}/visibility`, { method: "POST", body: { visibility: sent } });
      }
      wanted.current = null;
      settle();
    } catch (error) {
      const refused = wanted.current === "public" ? "public" : "private";
      wanted.current = null;
      setAsked(null);
      showErrorToast(`It could not be made ${refused}`, error instanceof Error ? error.message : undefined);
    }
  }
  return { asked, ask };
}
