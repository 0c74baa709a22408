import { callApi } from "~/client/call-api";
import { type Inspiration, inspirationFile } from "~/images/inspirations/inspiration";

/** Makes the picture of an inspiration one of the person's own; answers its asset, the same one when asked again. */
export async function takeInspiration({ id, title, picture }: Inspiration): Promise<string> {
  const file = await fetch(inspirationFile(id, picture, 1024));
  if (!file.ok) throw new Error("The picture could not be loaded. Try again in a moment.");
  const { asset } = await callApi<{ asset: { id: string } }>("/api/v1/assets", {
    method: "POST",
    body: await file.blob(),
    headers: { "X-Vitrine-Name": encodeURIComponent(`${title}.avif`) },
  });
  return asset.id;
}
