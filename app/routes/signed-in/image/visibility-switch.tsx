import { useState } from "react";
import { callApi } from "~/call-api";
import type { Image } from "~/stores/image-document";
import { Switch } from "~/ui/switch";
import { showErrorToast } from "~/ui/toast";

/** Whether others in this studio may see the image and remix it. Shown at once; put back where it is refused. */
export function VisibilitySwitch({ image }: { image: Image }) {
  const [asked, setAsked] = useState<Image["visibility"] | null>(null);
  const visibility = asked ?? image.visibility;
  async function change(isPublic: boolean) {
    const next = isPublic ? "public" : "private";
    setAsked(next);
    try {
      await callApi(`/api/v1/images/${image.id}/visibility`, { method: "POST", body: { visibility: next } });
    } catch (error) {
      showErrorToast(
        isPublic ? "It could not be made public" : "It could not be made private",
        error instanceof Error ? error.message : undefined,
      );
    }
    setAsked(null);
  }
  return (
    <Switch
      label="Public"
      hint={
        image.shelf === "kept"
          ? "Everybody signed in here may see it with its recipe, and remix it."
          : "Only an image that is kept can be public."
      }
      checked={visibility === "public"}
      disabled={asked !== null || (image.shelf !== "kept" && visibility === "private")}
      onChange={(isPublic) => void change(isPublic)}
    />
  );
}
