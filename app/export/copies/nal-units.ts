/** The NAL units of a packet, each behind its length. Throws where the lengths do not fit. */
export function nalUnitsOf(packet: Uint8Array, lengthBytes: number): Uint8Array[] {
  const units: Uint8Array[] = [];
  let at = 0;
  while (at < packet.length) {
    let length = 0;
    for (let index = 0; index < lengthBytes; index++) length = length * 256 + (packet[at + index] ?? 0);
    at += lengthBytes;
    if (length === 0 || at + length > packet.length) throw new Error("The packet is cut short.");
    units.push(packet.subarray(at, at + length));
    at += length;
  }
  return units;
}

/** A packet of NAL units, each behind its length in four bytes. */
export function packetOf(units: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const packet = new Uint8Array(units.reduce((sum, unit) => sum + 4 + unit.length, 0));
  const view = new DataView(packet.buffer);
  let at = 0;
  for (const unit of units) {
    view.setUint32(at, unit.length);
    packet.set(unit, at + 4);
    at += 4 + unit.length;
  }
  return packet;
}

/** Takes out the bytes that keep start codes from appearing (ITU-T H.264, 7.4.1). */
export function withoutEmulation(unit: Uint8Array): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(unit.length);
  let length = 0;
  let zeros = 0;
  for (const byte of unit) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    plain[length++] = byte;
  }
  return plain.subarray(0, length);
}

/** Puts them in. */
export function withEmulation(plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const unit = new Uint8Array(Math.ceil(plain.length * 1.5) + 1);
  let length = 0;
  let zeros = 0;
  for (const byte of plain) {
    if (zeros >= 2 && byte <= 3) {
      unit[length++] = 3;
      zeros = 0;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    unit[length++] = byte;
  }
  // A unit that ends with zeros ends with one such byte more.
  if (zeros > 0) unit[length++] = 3;
  return unit.slice(0, length);
}
