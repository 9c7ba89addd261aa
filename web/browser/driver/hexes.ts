/** Whether two hexes of a flat map whose odd columns lie lower touch; labels are column and row. */
export function isBeside(a: string, b: string): boolean {
  const [ax, ay, bx, by] = [a.slice(0, 2), a.slice(2), b.slice(0, 2), b.slice(2)].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const [dx, dy] = [bx - ax, by - ay];
  if (dx === 0) return Math.abs(dy) === 1;
  return Math.abs(dx) === 1 && (ax % 2 ? dy === 0 || dy === 1 : dy === 0 || dy === -1);
}
