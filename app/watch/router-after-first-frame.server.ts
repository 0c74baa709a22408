import { firstFrameModules } from "virtual:first-frame";
import { routerWaits } from "./opening-marks";

/**
 * Has a page with a video ask for nothing but the code of the first frame at first (`first-frame.ts`), which lets the
 * router's modules load once the frame is drawn: four fifths of the page's code, and nothing that is seen. Leaves
 * every other answer as it is.
 */
export function routerAfterFirstFrame(response: Response, nonce: string): Response {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (!import.meta.env.PROD || !isPage || response.status !== 200) return response;
  const [first, ...imports] = firstFrameModules;
  // Without the nonce the page's policy has the browser drop them.
  const links = imports.map((path) => `<link rel="modulepreload" href="${path}" nonce="${nonce}">`).join("");
  const script = `<script type="module" src="${first}" nonce="${nonce}"></script>`;
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element: (link) => void link.setAttribute("rel", routerWaits.linkRel),
    })
    .on('script[type="module"]', {
      element: (module) => void module.setAttribute("type", routerWaits.scriptType),
    })
    .on("head", { element: (head) => void head.append(links + script, { html: true }) })
    .transform(response);
}
