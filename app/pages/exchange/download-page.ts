import { callApi, errorOf, readJson, sendCall } from "~/client/call-api";
import { saveFile } from "~/client/save-file";
import type { PageExportKind } from "~/domain/pages/page-export";
import { type MissingPageImage, makePageImages } from "~/pages/page-images";

interface Downloading {
  projectId: string;
  kind: PageExportKind;
  signal: AbortSignal;
  onProgress: (words: string) => void;
}

/** Hands the person a project as a file; its images are made small first, as for publishing. Rejects with ApiError. */
export async function downloadPage({ projectId, kind, signal, onProgress }: Downloading): Promise<void> {
  const address = `/api/v1/projects/${projectId}/export` as const;
  onProgress("Looking for images");
  const { missingImages } = await callApi<{ missingImages: MissingPageImage[] }>(`${address}?as=images`, {
    signal,
  });
  if (missingImages.length > 0) {
    const of = missingImages.length;
    onProgress(`Making image 1 of ${of} small`);
    await makePageImages(missingImages, {
      signal,
      onProgress: (done) => onProgress(`Making image ${Math.min(done + 1, of)} of ${of} small`),
    });
  }
  onProgress("Writing the file");
  const response = await sendCall(`${address}?as=${kind}`, { signal });
  if (!response.ok) throw errorOf(response, await readJson(response));
  saveFile(await response.blob(), fileNameIn(response) ?? `page.${kind === "html" ? "html" : "zip"}`);
}

function fileNameIn({ headers }: Response): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(headers.get("Content-Disposition") ?? "") ?? [];
  return encoded ? decodeURIComponent(encoded) : null;
}
