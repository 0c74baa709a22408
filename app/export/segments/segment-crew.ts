import type { CrewMember } from "~/export/segments/crew-member";
import { CrewSize } from "~/export/segments/crew-size";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import type { SegmentEncoder } from "~/export/segments/produce-segments";
import type { Segment } from "~/export/segments/split-segments";

export interface CrewOptions {
  first: CrewMember;
  /** Opens another one. */
  openMember: () => CrewMember;
  mostMembers: number;
  /** Segments there are to draw: for the last ones nobody is called. */
  segmentCount: number;
  signal: AbortSignal;
}

export interface SegmentCrew extends SegmentEncoder {
  /** To be told of each frame: so many frames of the export are done at a time in seconds. */
  frameDone(seconds: number, frames: number): void;
}

interface Place {
  member: CrewMember;
  atWork: number;
  unfinished: number;
  isLeaving: boolean;
}

/** Shares segments out among members, of which there are as many as make the export faster. */
export function openCrew({ first, openMember, mostMembers, segmentCount, signal }: CrewOptions): SegmentCrew {
  const size = new CrewSize(mostMembers);
  const placeOf = (member: CrewMember): Place => ({ member, atWork: 0, unfinished: 0, isLeaving: false });
  let places = [placeOf(first)];
  let started = 0;
  let isClosed = false;
  let change = Promise.withResolvers<void>();
  const wake = () => {
    change.resolve();
    change = Promise.withResolvers<void>();
  };
  signal.addEventListener("abort", wake);

  /** A place for a segment, taken at once: others may wait for one, too. */
  const takePlace = async (): Promise<Place> => {
    for (;;) {
      signal.throwIfAborted();
      if (isClosed) throw new EncoderLostError({ cause: "The crew is closed." });
      const place = places.find(({ member, atWork, isLeaving }) => !isLeaving && atWork < member.lanes);
      if (place) {
        if (place.unfinished === 0 && place === places.at(-1)) size.restart();
        place.atWork++;
        place.unfinished++;
        return place;
      }
      await change.promise;
    }
  };
  /** Closes members that leave and have nothing left to finish. */
  const clear = () => {
    for (const { member, isLeaving, unfinished } of places)
      if (isLeaving && unfinished === 0) void member.close();
    places = places.filter(({ isLeaving, unfinished }) => !isLeaving || unfinished > 0);
  };

  return {
    get ahead() {
      return places.reduce((sum, { member }) => sum + member.lanes, 0);
    },
    async start(segment: Segment) {
      const place = await takePlace();
      started++;
      const { drawn, finished } = place.member.start(segment);
      void drawn.then(() => {
        place.atWork--;
        wake();
      });
      const leave = () => {
        place.unfinished--;
        clear();
      };
      void finished.then(leave, leave);
      return { finished };
    },
    frameDone(seconds, frames) {
      if (segmentCount - started < first.lanes) return;
      const members = size.membersAt(seconds, frames);
      const staying = places.filter(({ isLeaving }) => !isLeaving);
      if (members > staying.length) {
        places.push(placeOf(openMember()));
        wake();
      } else if (members < staying.length) {
        staying.at(-1)!.isLeaving = true;
        clear();
      }
    },
    async close() {
      signal.removeEventListener("abort", wake);
      isClosed = true;
      wake();
      await Promise.all(places.map(({ member }) => member.close()));
    },
  };
}
