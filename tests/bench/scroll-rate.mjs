/**
 * Frames of the screen in which a table has moved and shows its cells, a second, while a finger scrolls 4,000 px at 2,000 px/s, once
 * there (`isDown`) or back.
 */
export async function scrollRate(session, grid, isDown) {
  const box = await grid.boundingBox();
  const watching = grid.evaluate(watchFrames);
  await session.send("Input.synthesizeScrollGesture", {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    yDistance: isDown ? -4000 : 4000,
    speed: 2000,
    preventFling: true,
  });
  return watching;
}

/** In the page: counts frames from the first that moves to the last. */
function watchFrames(grid) {
  return new Promise((resolve) => {
    const times = [];
    let [top, still] = [grid.scrollTop, 0];
    const { left, top: edge, width, height } = grid.getBoundingClientRect();
    const look = (now) => {
      const hasMoved = grid.scrollTop !== top;
      const seen = document.elementFromPoint(left + width / 2, edge + height / 2);
      if (hasMoved && seen?.closest("[role=gridcell]")) times.push(now);
      still = hasMoved || times.length === 0 ? 0 : still + 1;
      top = grid.scrollTop;
      if (still < 20) requestAnimationFrame(look);
      else resolve(((times.length - 1) * 1000) / (times.at(-1) - times[0]));
    };
    requestAnimationFrame(look);
  });
}
