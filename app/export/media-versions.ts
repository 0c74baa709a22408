/** Entity tags of media by asset id; null where its server gives none. */
export type MediaVersions = Readonly<Record<string, string | null>>;

/** Asks what lies at each address now. An address that cannot be asked has no version; loading it will say why. */
export async function readMediaVersions(
  mediaUrls: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<MediaVersions> {
  const versions = await Promise.all(
    Object.entries(mediaUrls).map(async ([assetId, url]) => [assetId, await versionAt(url, signal)] as const),
  );
  return Object.fromEntries(versions);
}

async function versionAt(url: string, signal: AbortSignal | undefined): Promise<string | null> {
  if (!url.startsWith("http")) return null;
  const answer = await fetch(url, { method: "HEAD", signal: signal ?? null }).catch(() => null);
  return answer?.ok ? answer.headers.get("etag") : null;
}
