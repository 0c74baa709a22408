/** From a pixel to those around it, each beside its opposite. */
const across = [1, -1, 0, 0, 1, -1, 1, -1] as const;
const down = [0, 0, 1, -1, 1, -1, -1, 1] as const;
/** A link aslant is longer, and as much less is cut through per length. */
const shares = [1, 1, 1, 1, 0.71, 0.71, 0.71, 0.71] as const;
/** Costs are counted in whole numbers of this fraction: sums of them are exact. */
const scale = 256;

const none = -1;
const atTerminal = 8;
const orphaned = 9;

export interface SplitOrder {
  width: number;
  height: number;
  /** 1 where a pixel's side is to be found. */
  open: Uint8Array;
  /** 1 where a pixel that is not open is on the first side. */
  isFirst: Uint8Array;
  /** What it costs to have a pixel on the second side rather than the first; less than 0 the other way. */
  bias: (pixel: number) => number;
  /** What it costs to part two neighbours. */
  link: (pixel: number, other: number) => number;
}

/**
 * Parts the open pixels of a picture into two sides so that the whole costs least: a minimum cut through its grid of eight
 * neighbours, by the two growing trees of Boykov and Kolmogorov (2004). 1 where a pixel is on the first side.
 */
export function splitPixels({ width, height, open, isFirst, bias, link }: SplitOrder): Uint8Array {
  const pixels: number[] = [];
  const nodeAt = new Int32Array(width * height).fill(none);
  for (let pixel = 0; pixel < open.length; pixel++) {
    if (!open[pixel]) continue;
    nodeAt[pixel] = pixels.length;
    pixels.push(pixel);
  }
  const count = pixels.length;
  const nodes = new Int32Array(count * 8).fill(none);
  const room = new Int32Array(count * 8);
  const terminal = new Int32Array(count);
  for (let node = 0; node < count; node++) {
    const pixel = pixels[node]!;
    const x = pixel % width;
    const y = (pixel - x) / width;
    let own = bias(pixel) * scale;
    for (let way = 0; way < 8; way++) {
      const u = x + across[way]!;
      const v = y + down[way]!;
      if (u < 0 || u >= width || v < 0 || v >= height) continue;
      const next = v * width + u;
      const cost = link(pixel, next) * shares[way]! * scale;
      if (nodeAt[next] === none) own += isFirst[next] ? cost : -cost;
      else {
        nodes[node * 8 + way] = nodeAt[next]!;
        room[node * 8 + way] = cost;
      }
    }
    terminal[node] = Math.round(own);
  }
  const isSecond = cutGraph(nodes, room, terminal);
  const out = isFirst.slice();
  for (let node = 0; node < count; node++) out[pixels[node]!] = isSecond[node] ? 0 : 1;
  return out;
}

/** The flow itself. 1 where a node is not reached from the source. */
function cutGraph(nodes: Int32Array, room: Int32Array, terminal: Int32Array): Uint8Array {
  const count = terminal.length;
  const parent = new Int8Array(count).fill(none);
  const isSink = new Uint8Array(count);
  const distance = new Int32Array(count);
  const stamp = new Int32Array(count);
  let time = 0;
  // Two stacks in turn make a queue in rounds.
  let active: number[] = [];
  let nextActive: number[] = [];
  const isActive = new Uint8Array(count);
  const orphans: number[] = [];
  const activate = (node: number) => {
    if (isActive[node]) return;
    isActive[node] = 1;
    nextActive.push(node);
  };
  for (let node = 0; node < count; node++) {
    if (terminal[node] === 0) continue;
    isSink[node] = terminal[node]! < 0 ? 1 : 0;
    parent[node] = atTerminal;
    distance[node] = 1;
    activate(node);
  }
  const orphan = (node: number) => {
    parent[node] = orphaned;
    orphans.push(node);
  };
  const towards = (node: number, way: number) => nodes[node * 8 + way]!;

  /** A link between the trees that is not full: from a node of the source's tree. */
  let meeting = none;
  let meetingWay = 0;
  const grow = (node: number): boolean => {
    const sink = isSink[node]!;
    for (let way = 0; way < 8; way++) {
      const next = towards(node, way);
      if (next === none) continue;
      if ((sink ? room[next * 8 + (way ^ 1)] : room[node * 8 + way]) === 0) continue;
      if (parent[next] === none) {
        isSink[next] = sink;
        parent[next] = way ^ 1;
        stamp[next] = stamp[node]!;
        distance[next] = distance[node]! + 1;
        activate(next);
      } else if (isSink[next] !== sink) {
        meeting = sink ? next : node;
        meetingWay = sink ? way ^ 1 : way;
        return true;
      } else if (stamp[next]! <= stamp[node]! && distance[next]! > distance[node]!) {
        parent[next] = way ^ 1;
        stamp[next] = stamp[node]!;
        distance[next] = distance[node]! + 1;
      }
    }
    return false;
  };

  const augment = () => {
    const end = towards(meeting, meetingWay);
    let least = room[meeting * 8 + meetingWay]!;
    let node = meeting;
    while (parent[node] !== atTerminal) {
      const way = parent[node]!;
      const up = towards(node, way);
      least = Math.min(least, room[up * 8 + (way ^ 1)]!);
      node = up;
    }
    least = Math.min(least, terminal[node]!);
    node = end;
    while (parent[node] !== atTerminal) {
      least = Math.min(least, room[node * 8 + parent[node]!]!);
      node = towards(node, parent[node]!);
    }
    least = Math.min(least, -terminal[node]!);

    const along = meeting * 8 + meetingWay;
    room[along] = room[along]! - least;
    room[end * 8 + (meetingWay ^ 1)] = room[end * 8 + (meetingWay ^ 1)]! + least;
    node = meeting;
    while (parent[node] !== atTerminal) {
      const way = parent[node]!;
      const up = towards(node, way);
      room[node * 8 + way] = room[node * 8 + way]! + least;
      const left = room[up * 8 + (way ^ 1)]! - least;
      room[up * 8 + (way ^ 1)] = left;
      if (left === 0) orphan(node);
      node = up;
    }
    terminal[node] = terminal[node]! - least;
    if (terminal[node] === 0) orphan(node);
    node = end;
    while (parent[node] !== atTerminal) {
      const way = parent[node]!;
      const up = towards(node, way);
      room[up * 8 + (way ^ 1)] = room[up * 8 + (way ^ 1)]! + least;
      const left = room[node * 8 + way]! - least;
      room[node * 8 + way] = left;
      if (left === 0) orphan(node);
      node = up;
    }
    terminal[node] = terminal[node]! + least;
    if (terminal[node] === 0) orphan(node);
  };

  /** Steps to the terminal, 0 where a node hangs on an orphan; marks the way so that it is not gone again. */
  const rootDistance = (start: number): number => {
    let steps = 0;
    let node = start;
    for (;;) {
      if (stamp[node] === time) {
        steps += distance[node]!;
        break;
      }
      const way = parent[node]!;
      steps++;
      if (way === atTerminal) {
        stamp[node] = time;
        distance[node] = 1;
        break;
      }
      if (way === orphaned) return 0;
      node = towards(node, way);
    }
    let left = steps;
    for (let at = start; stamp[at] !== time; at = towards(at, parent[at]!)) {
      stamp[at] = time;
      distance[at] = left--;
    }
    return steps;
  };

  const adopt = (node: number) => {
    const sink = isSink[node]!;
    let best = none;
    let nearest = 0x7fffffff;
    for (let way = 0; way < 8; way++) {
      const next = towards(node, way);
      if (next === none || isSink[next] !== sink || parent[next] === none) continue;
      if ((sink ? room[node * 8 + way] : room[next * 8 + (way ^ 1)]) === 0) continue;
      const steps = rootDistance(next);
      if (steps > 0 && steps < nearest) {
        nearest = steps;
        best = way;
      }
    }
    if (best !== none) {
      parent[node] = best;
      stamp[node] = time;
      distance[node] = nearest + 1;
      return;
    }
    parent[node] = none;
    for (let way = 0; way < 8; way++) {
      const next = towards(node, way);
      if (next === none || isSink[next] !== sink || parent[next] === none) continue;
      if ((sink ? room[node * 8 + way] : room[next * 8 + (way ^ 1)]) !== 0) activate(next);
      const itsWay = parent[next]!;
      if (itsWay < 8 && towards(next, itsWay) === node) orphan(next);
    }
  };

  for (;;) {
    if (active.length === 0) {
      if (nextActive.length === 0) break;
      active = nextActive.reverse();
      nextActive = [];
    }
    const node = active[active.length - 1]!;
    if (parent[node] === none || !grow(node)) {
      active.pop();
      isActive[node] = 0;
      continue;
    }
    time++;
    augment();
    for (let first = 0; first < orphans.length; first++) adopt(orphans[first]!);
    orphans.length = 0;
  }
  const first = new Uint8Array(count);
  for (let node = 0; node < count; node++) first[node] = parent[node] === none || isSink[node] ? 1 : 0;
  return first;
}
