export interface FileRefusal {
  code: string;
  /** What it is and what to do instead. */
  message: string;
}

const notMedia: FileRefusal = {
  code: "not_media",
  message:
    "This is not a picture, clip or sound we can use. Upload a PNG, JPEG, WebP, AVIF, GIF or SVG, an MP4, MOV or WebM, or a WAV, MP3, M4A or Ogg.",
};

/**
 * Why a file that is none of ours is refused, from its first bytes, whatever its name says. SVG and HTML are programs
 * as much as pictures; of other kinds that people take for pictures it is said what to do.
 */
export function refusalOfFile(start: Uint8Array): FileRefusal {
  const text = String.fromCharCode(...start.subarray(0, 4096));
  const words = text
    .replace(/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, "")
    .replace(/\0/g, "")
    .trimStart()
    .toLowerCase();
  if (/^(<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype svg[^>]*>|\s)*<svg[\s>]/.test(words)) {
    return {
      code: "svg_refused",
      message: "An SVG can carry scripts, so it is not taken. Export it as PNG or WebP and upload that.",
    };
  }
  if (
    /^(<\?xml[^>]*>|<!--[\s\S]*?-->|\s)*<(!doctype html|html|head|body|script|iframe|title)\b/.test(words)
  ) {
    return {
      code: "html_refused",
      message: "This is a web page, not a picture, clip or sound. Save the picture itself and upload that.",
    };
  }
  if (/^....ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s.test(text)) {
    return {
      code: "heic_refused",
      message: "Browsers cannot show HEIC. Export the photo as JPEG and upload that.",
    };
  }
  if (text.startsWith("%PDF")) {
    return {
      code: "pdf_refused",
      message: "This is a PDF. Export the page you want as PNG or JPEG and upload that.",
    };
  }
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) {
    return {
      code: "tiff_refused",
      message: "Browsers cannot show TIFF or raw photos. Export it as JPEG or PNG and upload that.",
    };
  }
  return notMedia;
}

/** The same where only a picture is of use. */
export function refusalOfPicture(start: Uint8Array): FileRefusal {
  const refusal = refusalOfFile(start);
  if (refusal.code !== "not_media" && refusal.code !== "html_refused") return refusal;
  return {
    code: "not_a_picture",
    message: "This is not a picture that can be used here. Use a PNG, JPEG, WebP, AVIF or GIF.",
  };
}

/** A box `ftyp` (MP4, MOV), EBML (WebM), RIFF (WAV), `OggS`, an ID3 tag or an MPEG audio frame. */
export function startsAsTimedMedia(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, 12));
  return /^(....(ftyp|moov|wide|mdat)|\u001a\u0045\u00df\u00a3|RIFF....WAVE|OggS|ID3|\u00ff[\u00e0-\u00ff])/s.test(
    text,
  );
}
