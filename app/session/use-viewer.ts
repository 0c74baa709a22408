import type { SignedInViewer, Viewer } from "~/domain/access/viewer";
import { usePageData } from "~/session/page-data";

/** Who the server says is looking at this page, from the verified token of the request. */
export function useViewer(): Viewer {
  return usePageData().viewer;
}

/** For pages behind the gate, where there is always somebody; null only while the page gives way to sign-in. */
export function useSignedInViewer(): SignedInViewer | null {
  const viewer = useViewer();
  return viewer.kind === "anonymous" ? null : viewer;
}
