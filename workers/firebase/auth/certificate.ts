import { type CryptoKey, importJWK, type JWK } from "jose";

/** Tags of DER, the encoding of certificates (ITU-T X.690). */
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const NULL = 0x05;
const OBJECT_IDENTIFIER = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const VERSION = 0xa0;

const COMMON_NAME = [0x55, 0x04, 0x03];
/** sha256WithRSAEncryption, 1.2.840.113549.1.1.11. */
const SHA256_WITH_RSA = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b];

const SUBJECT = "securetoken.system.gserviceaccount.com";

interface Validity {
  /** Milliseconds since the epoch, before 2050. */
  fromMs: number;
  untilMs: number;
}

/**
 * A certificate (RFC 5280) of a private RSA key, signed by itself, in PEM: the form in which Google serves its keys to
 * libraries that know no JWK.
 */
export async function certificateOf(privateJwk: JWK, { fromMs, untilMs }: Validity): Promise<string> {
  const key = (await importJWK(privateJwk, "RS256")) as CryptoKey;
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT_IDENTIFIER, COMMON_NAME), utf8(SUBJECT))));
  const algorithm = der(SEQUENCE, der(OBJECT_IDENTIFIER, SHA256_WITH_RSA), der(NULL));
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, [2])),
    der(INTEGER, [1]),
    algorithm,
    name,
    der(SEQUENCE, utcTime(fromMs), utcTime(untilMs)),
    name,
    await publicKeyInfo(privateJwk),
  );
  const signature = await crypto.subtle.sign("RSASSA-PKCS1-v1_5", key, content);
  const certificate = der(SEQUENCE, content, algorithm, der(BIT_STRING, [0], new Uint8Array(signature)));
  const lines = btoa(String.fromCharCode(...certificate)).match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

async function publicKeyInfo({ kty, n, e }: JWK): Promise<Uint8Array<ArrayBuffer>> {
  const jwk = { kty: kty ?? "RSA", n, e };
  const key = (await importJWK(jwk, "RS256", { extractable: true })) as CryptoKey;
  return new Uint8Array((await crypto.subtle.exportKey("spki", key)) as ArrayBuffer);
}

function utf8(text: string) {
  return der(UTF8_STRING, new TextEncoder().encode(text));
}

/** `YYMMDDHHMMSSZ`. */
function utcTime(ms: number) {
  const digits = new Date(ms).toISOString().replace(/\D/g, "").slice(2, 14);
  return der(UTC_TIME, new TextEncoder().encode(`${digits}Z`));
}

/** A value: its tag, its length (in the long form from 128 bytes on), its bytes. */
function der(tag: number, ...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const lengthBytes = length < 256 ? [length] : [length >> 8, length & 255];
  const header = length < 128 ? [tag, length] : [tag, 0x80 + lengthBytes.length, ...lengthBytes];
  const value = new Uint8Array(header.length + length);
  let offset = 0;
  for (const part of [header, ...parts]) {
    value.set(part, offset);
    offset += part.length;
  }
  return value;
}
