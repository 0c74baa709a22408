import type { Token, Tokens } from "marked";
import { Fragment } from "react";
import { Formula } from "./math";
import type { MathToken } from "./read-markdown";
import { safeLink } from "./safe-link";
import { pictureLabel, unescaped } from "./written";

/** What stands within a line. */
export function Inline({ tokens }: { tokens: readonly Token[] | undefined }) {
  return (tokens ?? []).map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same place is the same piece
    <Fragment key={index}>
      <Piece token={token} />
    </Fragment>
  ));
}

function Piece({ token }: { token: Token }) {
  switch (token.type) {
    case "strong":
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case "del":
      return (
        <del>
          <Inline tokens={token.tokens} />
        </del>
      );
    case "codespan":
      return (
        <code className="rounded-sm bg-neutral-4 px-1 py-px font-mono text-[0.875em]">
          {(token as Tokens.Codespan).text}
        </code>
      );
    case "br":
      return <br />;
    case "link":
      return <SafeLink token={token as Tokens.Link} />;
    case "image":
      return <ForeignPicture token={token as Tokens.Image} />;
    case "math": {
      const { tex, isDisplay } = token as unknown as MathToken;
      return <Formula tex={tex} isDisplay={isDisplay} />;
    }
    case "escape":
      return (token as Tokens.Escape).text;
    case "text":
      return token.tokens ? <Inline tokens={token.tokens} /> : unescaped((token as Tokens.Text).text);
    // Tags among them: they are words here.
    default:
      return token.raw;
  }
}

function SafeLink({ token: { href, tokens, raw } }: { token: Tokens.Link }) {
  const link = safeLink(href);
  if (!link) return raw;
  const away = link.isOwn ? {} : { target: "_blank", rel: "noopener noreferrer nofollow" };
  return (
    <a href={link.href} {...away} className="text-accent underline underline-offset-2 wrap-anywhere">
      <Inline tokens={tokens} />
    </a>
  );
}

/** A picture elsewhere is not loaded: its server would learn who reads this, and what a model put into its address. */
function ForeignPicture({ token: { href, text } }: { token: Tokens.Image }) {
  const link = safeLink(href);
  const label = pictureLabel(text);
  if (!link) return label;
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent underline underline-offset-2 wrap-anywhere"
    >
      {label}
    </a>
  );
}
