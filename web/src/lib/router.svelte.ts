// Pages by path; the server hands out the one page there is for each of them.

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

export function routeOf(url: URL): Route {
  const [page = "", ...parts] = url.pathname.replace(/^\//, "").split("/").map(decodeURIComponent);
  return { page: page || "home", parts, query: url.searchParams, hash: url.hash.slice(1) };
}

class Router {
  route: Route = $state.raw(routeOf(new URL(typeof location === "undefined" ? "http://localhost/" : location.href)));

  read = (): void => {
    this.route = routeOf(new URL(location.href));
  };

  // Links inside the client change the page without loading it anew.
  listen(): () => void {
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const plain =
        !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
      if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", clicked);
    addEventListener("popstate", this.read);
    return () => {
      document.removeEventListener("click", clicked);
      removeEventListener("popstate", this.read);
    };
  }
}

export const router = new Router();

export function go(path: string): void {
  history.pushState(null, "", path);
  router.read();
  if (!router.route.hash) scrollTo(0, 0);
}

export const linkTo = (path: string): string => location.origin + path;
