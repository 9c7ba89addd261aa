import type { Point } from "../geometry/grid";

const TIME = 420;

/** Puts an element somewhere; when the place changes, it glides there. */
export function glide(node: SVGElement, place: Point): { update(next: Point): void } {
  let now = place;
  const css = (point: Point) => `translate(${point.x}px, ${point.y}px)`;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  node.style.transform = css(now);
  return {
    update(next) {
      if (next.x === now.x && next.y === now.y) {
        return;
      }
      const from = now;
      now = next;
      node.style.transform = css(now);
      if (!calm.matches && Math.hypot(from.x - next.x, from.y - next.y) > 12) {
        node.animate([{ transform: css(from) }, { transform: css(next) }], {
          duration: TIME,
          easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
        });
      }
    },
  };
}
