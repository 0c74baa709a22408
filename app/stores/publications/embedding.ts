import * as z from "zod/mini";
import { localPattern } from "./may-embed";

/** More sites than one video is mostly put on, and few enough for one header. */
export const mostEmbedDomains = 30;

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const domainPattern = new RegExp(`^(?:\\*\\.)?(?:${label}\\.)+(?!\\d+$)[a-z0-9-]{2,63}$`);

/**
 * A site as a person writes it: `shop.example`, `*.shop.example` for all below it, or `localhost:5500` to try on one's own machine. An
 * address is read for its host. Null for what is none.
 */
export function readEmbedDomain(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const isAny = typed.replace(/^https?:\/\//, "").startsWith("*.");
  const bare = typed.replace(/^(https?:\/\/)?(\*\.)?/, "");
  const address = `http://${bare}`;
  if (bare === "" || !URL.canParse(address)) return null;
  const { host, hostname, username, password } = new URL(address);
  if (username || password) return null;
  if (localPattern.test(host)) return isAny ? null : host;
  const domain = `${isAny ? "*." : ""}${hostname}`;
  return domain.length <= 253 && domainPattern.test(domain) ? domain : null;
}

const domainSchema = z.string().check(
  z.maxLength(260),
  z.refine((text) => readEmbedDomain(text) === text),
);

/** Which sites may show the video in a frame. This site always may. */
export const embeddingSchema = z.object({
  by: z.enum(["anybody", "domains", "nobody"]),
  domains: z.array(domainSchema).check(z.maxLength(mostEmbedDomains)),
});
export type Embedding = z.infer<typeof embeddingSchema>;

/** The sources of `frame-ancestors` in a Content-Security-Policy. */
export function frameAncestors({ by, domains }: Embedding): string {
  if (by === "anybody") return "*";
  if (by === "nobody") return "'self'";
  // Without a scheme one allows the page's own, and what is safer. A machine of one's own mostly has none that is safe.
  const sources = domains.map((domain) =>
    localPattern.test(domain) ? `http://${domain.includes(":") ? domain : `${domain}:*`}` : domain,
  );
  return ["'self'", ...sources].join(" ");
}
