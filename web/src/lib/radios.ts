// A group of radio buttons is one stop of the Tab key; arrows choose in it.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function radios(group: HTMLElement): { destroy: () => void } {
  const typed = (event: KeyboardEvent): void => {
    const all = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
    const [step, at] = [STEPS[event.key], all.indexOf(event.target as HTMLElement)];
    if (!step || at < 0) return;
    event.preventDefault();
    const next = all[(at + step + all.length) % all.length];
    next?.click();
    next?.focus();
  };
  group.addEventListener("keydown", typed);
  return { destroy: () => group.removeEventListener("keydown", typed) };
}
