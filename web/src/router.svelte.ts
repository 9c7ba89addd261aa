export type Route =
  | { page: "home"; play?: string }
  | { page: "match"; id: string }
  | { page: "invited"; id: string; secret: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "about"; game: string; text: string }
  | { page: "replay"; id: string; at: number | undefined }
  | { page: "lost" };

/** Which page an address names. */
export function parse(path: string, query: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [page, id] = parts;
  const tail = decodeURIComponent(hash.replace(/^#/, ""));
  if (page === undefined) {
    const play = new URLSearchParams(query).get("play");
    return play ? { page: "home", play } : { page: "home" };
  }
  if (id !== undefined && parts.length === 2) {
    switch (page) {
      case "match":
        return { page, id };
      case "join":
        return { page: "invited", id, secret: tail };
      case "rules":
        return { page, game: id, rule: tail };
      case "replay": {
        const at = new URLSearchParams(query).get("at");
        return { page, id, at: at === null || !/^\d+$/.test(at) ? undefined : Number(at) };
      }
    }
  }
  if (page === "about" && id !== undefined && parts.length === 3) {
    return { page, game: id, text: parts[2]! };
  }
  return { page: "lost" };
}

function here(): Route {
  return parse(location.pathname, location.search, location.hash);
}

class Router {
  route = $state<Route>(typeof location === "undefined" ? { page: "home" } : here());

  start(): () => void {
    const follow = () => (this.route = here());
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) {
        return;
      }
      const elsewhere = link.target || link.hasAttribute("download") || link.origin !== location.origin;
      if (
        elsewhere ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        link.pathname.startsWith("/api/")
      ) {
        return;
      }
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener("hashchange", follow);
      document.removeEventListener("click", click);
    };
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = here();
  }
}

export const router = new Router();
