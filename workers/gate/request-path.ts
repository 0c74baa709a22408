/** The path of a request as the router will read it, so that the gate and the router never disagree. */
export interface RequestPath {
  /** Decoded segments, without empty ones; a trailing slash makes no difference. */
  segments: string[];
  /** Path and query of the document, without the router's `.data` suffix and `_routes` parameter. */
  address: string;
  /** True when the router's client asks for the data of a page rather than for the document. */
  isData: boolean;
}

const dataSuffix = ".data";

/** Reads the path; `null` when its percent-encoding is broken or hides a separator. */
export function readRequestPath(url: URL): RequestPath | null {
  const isData = url.pathname.endsWith(dataSuffix);
  const documentPath = isData ? stripDataSuffix(url.pathname) : url.pathname;
  const segments: string[] = [];
  for (const encoded of documentPath.split("/")) {
    if (encoded === "") continue;
    let segment: string;
    try {
      segment = decodeURIComponent(encoded);
    } catch {
      return null;
    }
    if (/[/\\\u0000-\u001f]/.test(segment)) return null;
    segments.push(segment);
  }
  const query = new URLSearchParams(url.search);
  if (isData) query.delete("_routes");
  const search = isData ? (query.size ? `?${query}` : "") : url.search;
  return { segments, address: documentPath + search, isData };
}

/** `/_.data` stands for `/`, `/a/_.data` for `/a/`, `/a.data` for `/a`. */
function stripDataSuffix(pathname: string): string {
  const path = pathname.slice(0, -dataSuffix.length);
  return path.endsWith("/_") ? path.slice(0, -1) : path;
}
