/** The AVCDecoderConfigurationRecord of an MP4 file (ISO/IEC 14496-15, 5.3.3.1): the parameter sets of an H.264 track. */
export interface AvcDescription {
  profile: number;
  compatibility: number;
  level: number;
  /** Of the length before each NAL unit. */
  lengthBytes: number;
  sequenceSets: Uint8Array[];
  pictureSets: Uint8Array[];
}

/** Profiles whose records also tell the sample format. */
const EXTENDED_PROFILES = [100, 110, 122, 144];

/** Throws where the record is cut short. */
export function readAvcDescription(bytes: Uint8Array): AvcDescription {
  let at = 5;
  const setsOf = (count: number) =>
    Array.from({ length: count }, () => {
      const length = (bytes[at]! << 8) | bytes[at + 1]!;
      const set = bytes.slice(at + 2, at + 2 + length);
      if (set.length !== length || length === 0) throw new Error("The description is cut short.");
      at += 2 + length;
      return set;
    });
  const sequenceSets = setsOf(bytes[at++]! & 31);
  const pictureSets = setsOf(bytes[at++]!);
  return {
    profile: bytes[1]!,
    compatibility: bytes[2]!,
    level: bytes[3]!,
    lengthBytes: (bytes[4]! & 3) + 1,
    sequenceSets,
    pictureSets,
  };
}

/** The sample format is written as 4:2:0 with 8 bits, and the length of units as four bytes. */
export function writeAvcDescription(description: AvcDescription): Uint8Array<ArrayBuffer> {
  const { profile, compatibility, level, sequenceSets, pictureSets } = description;
  const withLengths = (sets: Uint8Array[]) =>
    sets.flatMap((set) => [set.length >> 8, set.length & 255, ...set]);
  return Uint8Array.from([
    1,
    profile,
    compatibility,
    level,
    0xff,
    0xe0 | sequenceSets.length,
    ...withLengths(sequenceSets),
    pictureSets.length,
    ...withLengths(pictureSets),
    ...(EXTENDED_PROFILES.includes(profile) ? [0xfd, 0xf8, 0xf8, 0] : []),
  ]);
}

/** One record for packets of several: the sets of all, and a profile and level that all keep to. */
export function joinAvcDescriptions(all: readonly AvcDescription[]): AvcDescription {
  return {
    profile: Math.max(...all.map(({ profile }) => profile)),
    compatibility: all.reduce((flags, { compatibility }) => flags & compatibility, 0xff),
    level: Math.max(...all.map(({ level }) => level)),
    lengthBytes: 4,
    sequenceSets: all.flatMap(({ sequenceSets }) => sequenceSets),
    pictureSets: all.flatMap(({ pictureSets }) => pictureSets),
  };
}
