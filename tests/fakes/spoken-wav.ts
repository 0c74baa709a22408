/** A tone as a 16-bit WAV at 16 kHz, as long as the words would take: 0.3 s for each, with a pause after every second one. */
export function spokenWav(text: string): Buffer {
  const rate = 16000;
  const words = text.split(/\s+/).filter(Boolean).length;
  const frames = Math.max(1, Math.round(words * 0.3 * rate));
  const bytes = Buffer.alloc(44 + frames * 2);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(36 + frames * 2, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(frames * 2, 40);
  for (let frame = 0; frame < frames; frame++) {
    const seconds = frame / rate;
    const isSpoken = seconds % 0.6 < 0.5;
    bytes.writeInt16LE(
      isSpoken ? Math.round(9000 * Math.sin(2 * Math.PI * 180 * seconds)) : 0,
      44 + frame * 2,
    );
  }
  return bytes;
}
