import type { ImageRequest } from "../image-request";

/**
 * Which pictures of a request are not there, by the names they have on the screen, and what to do. `missing` holds at
 * least one id of the request.
 */
export function missingInputs(
  { sourceAssetId, maskAssetId, references }: ImageRequest,
  missing: ReadonlySet<string>,
): string {
  const numbers = references.flatMap(({ assetId }, index) => (missing.has(assetId) ? [index + 1] : []));
  const names = [
    ...(sourceAssetId && missing.has(sourceAssetId) ? ["the picture it begins with"] : []),
    ...(maskAssetId && missing.has(maskAssetId) ? ["the marked area"] : []),
    ...(numbers.length === 1 ? [`reference ${numbers[0]}`] : []),
    ...(numbers.length > 1 ? [`references ${inWords(numbers.map(String))}`] : []),
  ];
  const isOne = names.length === 1 && numbers.length < 2;
  const which = inWords(names);
  return `${which.charAt(0).toUpperCase()}${which.slice(1)} ${isOne ? "is" : "are"} in the trash or deleted. Restore ${isOne ? "it" : "them"} or take ${isOne ? "it" : "them"} out, then press once more.`;
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat("en").format(names);
}
