/** How hard a code is to read (ISO/IEC 18004, 7.8.3.1): runs, blocks, what looks like a finder, and too much of one shade. */
export function penaltyOf(modules: readonly (readonly boolean[])[]): number {
  const columns = modules.map((_, column) => modules.map((row) => row[column]!));
  const lines = [...modules, ...columns];
  return sum(lines.map((line) => runs(line) + finders(line))) + squares(modules) + imbalance(modules);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function runs(line: readonly boolean[]): number {
  let penalty = 0;
  let length = 1;
  for (let place = 1; place <= line.length; place++) {
    if (line[place] === line[place - 1]) length++;
    else {
      if (length >= 5) penalty += length - 2;
      length = 1;
    }
  }
  return penalty;
}

function finders(line: readonly boolean[]): number {
  const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
  return 40 * [...text.matchAll(/(?=10111010000)|(?=00001011101)/g)].length;
}

function squares(modules: readonly (readonly boolean[])[]): number {
  let count = 0;
  for (let row = 1; row < modules.length; row++) {
    for (let column = 1; column < modules.length; column++) {
      const one = modules[row]![column];
      const isSquare =
        one === modules[row - 1]![column] &&
        one === modules[row]![column - 1] &&
        one === modules[row - 1]![column - 1];
      if (isSquare) count++;
    }
  }
  return 3 * count;
}

function imbalance(modules: readonly (readonly boolean[])[]): number {
  const total = modules.length ** 2;
  const dark = sum(modules.map((row) => row.filter(Boolean).length));
  return 10 * Math.floor(Math.abs(dark * 20 - total * 10) / total);
}
