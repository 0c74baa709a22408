import { LinkifyIt } from "linkify-it";
import tlds from "tlds";
import { type Found, maskFound } from "./mask";

let linkify: LinkifyIt | null = null;

/** Reserved names (RFC 2606) are in no list of domains; documentation and tests use them. */
const reserved = ["example", "test", "invalid"];

function linkFinder(): LinkifyIt {
  linkify ??= new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, tlds: [...tlds, ...reserved] });
  return linkify;
}

const handle = /(?<![\p{L}\p{N}@./_])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,38}[\p{L}\p{N}_])?/gu;

/** A name on a platform that is reached by name alone: "微信：qingci555", "LINE ID: sakura-hana". */
const named =
  /(?:微信号?|wechat|vx|line(?: id)?|telegram)\s?[:：]\s?(?<name>[a-z][\w.-]{3,38}\w)(?![\w.@/])/dgiu;

/** Addresses of the web and of mail, and names on social platforms. */
export function findContacts(text: string): Found[] {
  const links = (linkFinder().match(ascii(text)) ?? []).flatMap(
    ({ index, lastIndex, schema, raw }): Found[] => {
      const isMail = schema === "mailto:" || (raw.includes("@") && !raw.includes("/"));
      // "each.Open the door": a full stop without its space.
      if (schema === "" && /\.\p{Lu}\p{Ll}+$/u.test(raw) && !/^\p{Lu}/u.test(raw)) return [];
      return [{ kind: "contact", start: index, end: lastIndex, contact: isMail ? "mail" : "link" }];
    },
  );
  const handles = [...maskFound(text, links).matchAll(handle)].map(
    ({ index, 0: found }): Found => ({
      kind: "contact",
      start: index,
      end: index + found.length,
      contact: "handle",
    }),
  );
  const names = [...maskFound(text, links).matchAll(named)].flatMap(({ indices }): Found[] => {
    const [start, end] = indices!.groups!.name!;
    return [{ kind: "contact", start, end, contact: "handle" }];
  });
  return [...links, ...handles, ...names];
}

/** East Asian and Arabic punctuation ends an address, which the finder of links does not know. */
const ascii = (text: string) => text.replace(/[，。；：！？、（）《》「」『』،؛؟।]/gu, " ");
