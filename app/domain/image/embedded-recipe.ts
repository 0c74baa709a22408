import * as z from "zod/mini";
import { type ImageRequest, imageRequestSchema } from "./image-request";
import { type Recipe, recipeSchema } from "./recipe";

/**
 * What a picture file made here carries of how it was made: an XMP packet with IPTC's digital source type, which any
 * reader understands, and the whole request as JSON, by which the composer recalls it.
 */
export interface EmbeddedRecipe {
  title: string;
  /** What a reader of the file is shown: who or what made it. */
  modelLabel: string;
  recipe: Recipe;
  /** Null where the file was derived in the browser. */
  request: ImageRequest | null;
}

const storedSchema = z.object({
  version: z.literal(1),
  recipe: recipeSchema,
  request: z.nullable(imageRequestSchema),
});

const sourceTypes = "http://cv.iptc.org/newscodes/digitalsourcetype/";
const opening = "<vitrine:Recipe>";
const closing = "</vitrine:Recipe>";

/** The packet as it stands in a file, there in UTF-8. */
export function xmpOfRecipe({ title, modelLabel, recipe, request }: EmbeddedRecipe): string {
  const stored: z.infer<typeof storedSchema> = { version: 1, recipe, request };
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:vitrine="urn:vitrine:recipe:1">
<Iptc4xmpExt:DigitalSourceType>${sourceTypes}${recipe.digitalSourceType}</Iptc4xmpExt:DigitalSourceType>
<xmp:CreatorTool>Vitrine, ${escapeXml(modelLabel)}</xmp:CreatorTool>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:description>
${opening}${escapeXml(JSON.stringify(stored))}${closing}
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

/** The request in a packet; null where it has none, or one that is not understood. Never throws. */
export function requestOfXmp(packet: string): ImageRequest | null {
  const start = packet.indexOf(opening);
  const end = packet.indexOf(closing, start);
  if (start < 0 || end < 0) return null;
  try {
    return storedSchema.parse(JSON.parse(unescapeXml(packet.slice(start + opening.length, end)))).request;
  } catch {
    return null;
  }
}

/** Without the control characters that XML 1.0 cannot hold in any form; JSON writes those of words as \\u0000. */
function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function unescapeXml(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
