import { errorOf, readJson } from "~/client/call-api";
import { svgType } from "~/uploads/draw-svg";

const query = (name: string, url: string) => new URLSearchParams({ [name]: url });

/**
 * A logo of somebody else's page, through our server: pixels as they are, an SVG as a file that is cleaned before anything of
 * it is shown. Throws ApiError.
 */
export async function fetchLogo(url: string, signal: AbortSignal): Promise<File> {
  const name = nameOf(url);
  if (!/\.svg$/i.test(name)) {
    const response = await fetch(`/api/v1/sources/picture?${query("url", url)}`, { signal });
    if (response.ok) return new File([await response.blob()], name, { type: typeOf(response) });
    const refusal = errorOf(response, await readJson(response));
    // What is no picture of pixels may be an SVG whose address does not say so.
    if (refusal.code !== "not_a_picture") throw refusal;
  }
  const response = await fetch(`/api/v1/sources/file?${query("address", url)}`, { signal });
  if (!response.ok) throw errorOf(response, await readJson(response));
  return new File([await response.blob()], name, { type: svgType });
}

function typeOf({ headers }: Response): string {
  return headers.get("content-type") ?? "";
}

function nameOf(url: string): string {
  return new URL(url).pathname.split("/").at(-1) || "logo";
}
