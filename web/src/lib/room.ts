// Room on the page that is kept once it was taken.
import type { Attachment } from "svelte/attachments";

// While `what` stays the same an element does not become lower, so that nothing moves under the pointer.
export const keepsRoom =
  (what: () => unknown): Attachment<HTMLElement> =>
  (element) => {
    void what();
    const keep = () => (element.style.minHeight = `${element.offsetHeight}px`);
    element.style.minHeight = "";
    keep();
    const watch = new ResizeObserver(keep);
    watch.observe(element);
    return () => watch.disconnect();
  };
